import type { Platform } from '#src/platform/platform.ts';
import { insertOpening, selectOpening } from './opening.store.ts';
import { OPEN, OPENING_TAG, type Opening } from './opening.ts';

/**
 * Reads whether the shop is open, and keeps what it answers true from then on, on every instance, by the tag of its changes. A shop that
 * begins empty opens when its owner says so; the demonstration is there to be looked at. Pages carry the state in their key, so that none
 * from before is shown in another; what they say besides is thrown away once more when it was read.
 */
export async function watchOpening(
  platform: Pick<Platform, 'db' | 'cache' | 'log' | 'clock' | 'settings'>,
): Promise<{ current: Opening }> {
  const { db, cache, log, clock, settings } = platform;
  const now = clock.now();
  await insertOpening(db, settings.seed === 'demo' ? { ...OPEN, openedAt: now } : { ...OPEN, state: 'soon' }, now);
  const opening = { current: await selectOpening(db) };
  cache.onExpire((tags) => {
    if (tags !== 'all' && !tags.includes(OPENING_TAG)) return;
    selectOpening(db)
      .then((read) => {
        if (JSON.stringify(read) === JSON.stringify(opening.current)) return;
        opening.current = read;
        cache.expire([OPENING_TAG]);
      })
      .catch((error) => log.warn({ err: error }, 'whether the shop is open could not be read anew'));
  });
  return opening;
}
