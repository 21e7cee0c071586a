import type { Store } from '#src/brand.ts';
import type { Tx } from '#src/platform/database/database.ts';
import type { Platform } from '#src/platform/platform.ts';
import { storeWith } from '#src/shop/store-settings/read-settings.ts';
import { selectSettings } from '#src/shop/store-settings/settings.store.ts';
import { STORE_TAG } from '#src/shop/store-settings/store-tag.ts';

/**
 * Reads how the shop names itself, and keeps `platform.store.current` true from then on: whichever instance changes it, the
 * tag tells this one. Between the tag and the reading a page may be filled with the former words, so that once the new ones
 * are here the pages are thrown away once more.
 */
export async function keepStore(platform: Pick<Platform, 'db' | 'cache' | 'log' | 'store'>): Promise<void> {
  const { db, cache, log, store } = platform;
  let known = 0;
  const read = async () => {
    const { version, values } = await selectSettings(db);
    if (version === known) return false;
    known = version;
    store.current = storeWith(values);
    return true;
  };
  await read();
  cache.onExpire((tags) => {
    if (tags !== 'all' && !tags.includes(STORE_TAG)) return;
    read()
      .then((changed) => changed && cache.expire([STORE_TAG]))
      .catch((error) => log.warn({ err: error }, 'the store’s settings could not be read anew'));
  });
}

/** How the shop names itself by a transaction's own word: what tax documents are made of. */
export const storeIn = async (trx: Tx): Promise<Store> => storeWith((await selectSettings(trx)).values);
