import type { Log } from '#src/platform/log/log.ts';
import type { PageCache } from '#src/platform/page-cache/page-cache.ts';
import { NO_PAGE } from '#src/platform/page-cache/stored-page.ts';
import type { EdgeCacheSettings } from '#src/platform/settings/edge-cache.ts';
import { EdgeCache } from './edge-cache.ts';
import { ALL_PAGES, surrogateKey } from './surrogate-key.ts';

/**
 * The caches in front of the shop. Every instance purges whatever it hears has expired, its own writes and the others' alike, and everything
 * when it may have missed something: at its start, and after a lost connection. So whatever an instance sent to a cache before it knew
 * better is purged by that instance itself, afterwards.
 */
export class EdgeCaches {
  readonly #caches: EdgeCache[];
  #last: Promise<unknown> = Promise.resolve();

  constructor({ addresses, token }: NonNullable<EdgeCacheSettings['edgeCache']>, cache: PageCache, log: Log) {
    this.#caches = addresses.map((address) => new EdgeCache(address, token, log));
    cache.onExpire((tags) => {
      const keys = tags === 'all' ? [ALL_PAGES] : tags.filter((tag) => !tag.startsWith(NO_PAGE)).map(surrogateKey);
      if (keys.length > 0) this.#last = Promise.all(this.#caches.map((one) => one.purge(keys)));
    });
  }

  /**
   * Resolves when everything that has expired so far is purged, so that whoever has changed something finds it changed. It waits
   * two seconds at most, and not at all for a cache that is known to be away.
   */
  async purged(): Promise<void> {
    await this.#last;
  }

  /** Purges that were confirmed and that failed since the start, and the caches that are away. */
  get figures(): { done: number; failed: number; away: number } {
    const sum = (of: (cache: EdgeCache) => number) => this.#caches.reduce((total, one) => total + of(one), 0);
    return {
      done: sum(({ counts }) => counts.done),
      failed: sum(({ counts }) => counts.failed),
      away: sum(({ isAway }) => (isAway ? 1 : 0)),
    };
  }

  async stop(): Promise<void> {
    await Promise.all(this.#caches.map((one) => one.stop()));
  }
}
