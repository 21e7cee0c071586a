import type { Write } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { upsertWanted, type WantedRow } from './remote-picture.store.ts';
import { FETCH_QUEUE, isRemote } from './remote-picture.ts';

export type WantedPictures = {
  /** The import that names them; null for addresses entered by hand. */
  importId: string | null;
  /** The addresses of each product in order, the main image first; `alts` are alternative texts by address. */
  pictures: { productId: string; urls: string[]; alts?: Record<string, string> }[];
};

/**
 * Requests pictures from other servers: their rows and the job that fetches them are written in the same transaction. An address that cannot hold a
 * picture is recorded too, and fails with its reason when it is due, so that a sheet is not refused for it.
 */
export async function wantPictures(
  platform: Pick<Platform, 'clock' | 'jobs'>,
  write: Write,
  { importId, pictures }: WantedPictures,
): Promise<void> {
  const rows = new Map<string, WantedRow>();
  for (const { productId, urls, alts = {} } of pictures) {
    for (const [position, url] of [...new Set(urls)].filter(isKeepable).entries()) {
      const key = `${productId} ${url}`;
      if (!rows.has(key)) rows.set(key, { productId, position, url, host: hostOf(url), alt: alts[url] ?? '' });
    }
  }
  if (rows.size === 0) return;
  await upsertWanted(write.trx, [...rows.values()], importId, platform.clock.now());
  await platform.jobs.send(write.trx, FETCH_QUEUE, {});
  write.expire(live('pictures'));
}

/**
 * Requests the remote ones among a product's pictures, except those in `before`, which were requested then. Until they arrive, the list shows their
 * remote address.
 */
export async function wantRemote(
  platform: Pick<Platform, 'clock' | 'jobs' | 'settings'>,
  write: Write,
  productId: string,
  { urls, before = new Set() }: { urls: string[]; before?: ReadonlySet<string> },
): Promise<void> {
  const remote = urls.filter((url) => isRemote(url, platform.settings) && !before.has(url));
  if (remote.length > 0)
    await wantPictures(platform, write, { importId: null, pictures: [{ productId, urls: remote }] });
}

/** Longer addresses are refused before any request (platform/fetch/remote-address.ts), and do not fit an index. */
const LONGEST_BYTES = 2048;
const isKeepable = (url: string) => Buffer.byteLength(url) <= LONGEST_BYTES;

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '');
