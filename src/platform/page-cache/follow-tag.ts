import type { PageCache } from './page-cache.ts';

/** Milliseconds until a read that failed is tried again, doubled each time. */
const WAITS = { first: 250, longest: 5_000 };

/**
 * Keeps something that is held in memory up to date: `read` runs whenever the tag expires, and again until it succeeds. Just after an outage, when
 * nobody knows which writes went unnoticed, the first read often fails, and there may be no other occasion for days (seen).
 * @param failed is told of the first failure only
 * @returns waits until all expiries so far are read, which takes as long as an outage does
 */
export function followTag(
  cache: Pick<PageCache, 'onExpire'>,
  tag: string,
  read: () => Promise<void>,
  failed: (error: unknown) => void,
): () => Promise<void> {
  let wanted = 0;
  let running = false;
  let reading = Promise.resolve();
  const keepReading = async () => {
    let wait = WAITS.first;
    for (let done = 0; done < wanted; ) {
      const upTo = wanted;
      try {
        await read();
        done = upTo;
        wait = WAITS.first;
      } catch (error) {
        if (wait === WAITS.first) failed(error);
        const pause = wait;
        await new Promise((resolve) => setTimeout(resolve, pause).unref());
        wait = Math.min(wait * 2, WAITS.longest);
      }
    }
    wanted = 0;
    running = false;
  };
  cache.onExpire((tags) => {
    if (tags !== 'all' && !tags.includes(tag)) return;
    wanted += 1;
    if (running) return;
    running = true;
    reading = keepReading();
  });
  return () => reading;
}
