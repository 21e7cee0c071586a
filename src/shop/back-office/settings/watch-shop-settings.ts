import type { ShopSettings } from '#src/kernel/brand.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import { followTag } from '#src/platform/page-cache/follow-tag.ts';
import type { Platform } from '#src/platform/platform.ts';
import { defaultsOf, storeWith } from './read-settings.ts';
import { selectSettings } from './settings.store.ts';
import { STORE_TAG } from './store-tag.ts';

/**
 * Reads how the shop names itself, and keeps `platform.shopSettings.current` up to date from then on: whichever instance changes it, the tag notifies
 * this one. Between the tag and the read a page may be cached with the former words, so the pages are discarded once more when the new ones are here.
 */
export async function watchShopSettings(
  platform: Pick<Platform, 'db' | 'cache' | 'log' | 'shopSettings'>,
): Promise<void> {
  const { db, cache, log, shopSettings } = platform;
  let known = 0;
  const read = async () => {
    const row = await selectSettings(db);
    if (row.version === known) return false;
    known = row.version;
    shopSettings.current = storeWith(row.values, defaultsOf(row));
    return true;
  };
  await read();
  shopSettings.settled = followTag(
    cache,
    STORE_TAG,
    async () => {
      if (await read()) cache.expire([STORE_TAG]);
    },
    (error) => log.warn({ err: error }, 'the store’s settings could not be read anew, and are tried again'),
  );
}

/** How the shop names itself, read now: the basis of tax documents, and of what the owner is told right after a change. */
export async function loadShopSettings(db: Queryable): Promise<ShopSettings> {
  const row = await selectSettings(db);
  return storeWith(row.values, defaultsOf(row));
}
