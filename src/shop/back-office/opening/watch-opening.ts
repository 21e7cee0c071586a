import { followTag } from '#src/platform/page-cache/follow-tag.ts';
import type { Platform } from '#src/platform/platform.ts';
import { insertOpening, selectOpening } from './opening.store.ts';
import { OPEN, OPENING_TAG, type Opening } from './opening.ts';

/**
 * Reads whether the shop is open, and from then on keeps the returned value up to date on every instance, by the tag of its changes. A shop that
 * starts empty opens when its owner says so; the demonstration is open from the start, to be looked at. Pages have the state in their cache key, so
 * that none from before is shown in another state; their other words are discarded once more after each read.
 */
export async function watchOpening(
  platform: Pick<Platform, 'db' | 'cache' | 'log' | 'clock' | 'settings'>,
): Promise<{ current: Opening }> {
  const { db, cache, log, clock, settings } = platform;
  const now = clock.now();
  await insertOpening(db, settings.seed === 'demo' ? { ...OPEN, openedAt: now } : { ...OPEN, state: 'soon' }, now);
  const opening = { current: await selectOpening(db) };
  followTag(
    cache,
    OPENING_TAG,
    async () => {
      const read = await selectOpening(db);
      if (JSON.stringify(read) === JSON.stringify(opening.current)) return;
      opening.current = read;
      cache.expire([OPENING_TAG]);
    },
    (error) => log.warn({ err: error }, 'whether the shop is open could not be read anew, and is tried again'),
  );
  return opening;
}
