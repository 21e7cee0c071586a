import { DAY_MS } from '#src/kernel/india-time.ts';
import type { Platform } from '#src/platform/platform.ts';
import { deleteOrphan, noteIdle, orphans } from './picture.store.ts';

/** Removes pictures that nothing has shown for a day: uploads never saved, and those of changed products once no change can be undone. */
export async function removeOrphans({
  db,
  clock,
  pictures,
}: Pick<Platform, 'db' | 'clock' | 'pictures'>): Promise<number> {
  const now = clock.now();
  const before = new Date(now.getTime() - DAY_MS);
  await noteIdle(db, now);
  let removed = 0;
  for (const { stem, original, widths, webp } of await orphans(db, before, 200)) {
    // The row first: a product that uses the picture in the meantime keeps it.
    if (!(await deleteOrphan(db, stem, before))) continue;
    for (const key of [original, ...widths.map((width) => `media/${stem}-${width}.avif`), `media/${stem}-${webp}.webp`])
      await pictures.remove(key);
    removed += 1;
  }
  return removed;
}
