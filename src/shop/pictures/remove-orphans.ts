import type { Platform } from '#src/platform/platform.ts';
import { deleteOrphan, orphans } from '#src/shop/pictures/picture.store.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Removes pictures that nothing has shown for a day: uploads that were never saved, and those of changed products. */
export async function removeOrphans({ db, clock, pictures }: Pick<Platform, 'db' | 'clock' | 'pictures'>): Promise<number> {
  let removed = 0;
  for (const { stem, original, widths, webp } of await orphans(db, new Date(clock.now().getTime() - DAY), 200)) {
    // The row first: a product that takes the picture up meanwhile keeps it.
    if (!(await deleteOrphan(db, stem))) continue;
    for (const key of [original, ...widths.map((width) => `media/${stem}-${width}.avif`), `media/${stem}-${webp}.webp`]) await pictures.remove(key);
    removed += 1;
  }
  return removed;
}
