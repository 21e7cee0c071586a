import type { Write } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { upsertWanted, type WantedRow } from '#src/shop/catalogue/remote-pictures/remote-picture.store.ts';
import { FETCH_QUEUE, isRemote } from '#src/shop/catalogue/remote-pictures/remote-picture.ts';

export type WantedPictures = {
  /** The import that names them; null for addresses that somebody typed in. */
  importId: string | null;
  /** The addresses of each product in their order, the main image first; `alts` are alternative texts by address. */
  pictures: { productId: string; urls: string[]; alts?: Record<string, string> }[];
};

/**
 * Has pictures fetched from other servers: their rows and the job that fetches them are of the same transaction. An address that no
 * picture can come from is noted too, and fails with its reason when its turn comes: a sheet is not refused for it.
 */
export async function wantPictures(platform: Pick<Platform, 'clock' | 'jobs'>, write: Write, { importId, pictures }: WantedPictures): Promise<void> {
  const rows = pictures.flatMap(({ productId, urls, alts = {} }) =>
    [...new Set(urls)].map((url, position): WantedRow => ({ productId, position, url, host: hostOf(url), alt: alts[url] ?? '' })),
  );
  if (rows.length === 0) return;
  await upsertWanted(write.trx, rows, importId, platform.clock.now());
  await platform.jobs.send(write.trx, FETCH_QUEUE, {});
  write.expire(live('pictures'));
}

/**
 * Has the remote ones among a product's pictures fetched, but for those of `before`: they were wanted then. They stand in its list by their
 * address until they come.
 */
export async function wantRemote(
  platform: Pick<Platform, 'clock' | 'jobs' | 'settings'>,
  write: Write,
  productId: string,
  { urls, before = new Set() }: { urls: string[]; before?: ReadonlySet<string> },
): Promise<void> {
  const remote = urls.filter((url) => isRemote(url, platform.settings) && !before.has(url));
  if (remote.length > 0) await wantPictures(platform, write, { importId: null, pictures: [{ productId, urls: remote }] });
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '');
