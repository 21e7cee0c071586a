import { ALL_PAGES, surrogateKey } from '#src/platform/edge-cache/surrogate-key.ts';
import type { StoredPage } from '#src/platform/page-cache/stored-page.ts';
import type { Shop } from '#src/shop/shop.ts';

/**
 * Seconds for which an edge cache may show a page without asking, and how much longer while no instance answers: in total the five minutes
 * for which the shop itself shows pages that it can no longer check (platform/page-cache/suspicion.ts). Purges come at once; these are the
 * limits for one that does not.
 */
const FRESH = 60;
const STALE = 240;
/** A page with more tags is not offered: caches limit the length of a header. */
const MOST_TAGS = 400;

/**
 * What a shared page says to an edge cache (`EDGE_CACHE`): for how long, and by which keys it is purged. Nothing is said of anything that
 * this instance would not answer from memory at this moment, nor of anything but a page as it should be.
 */
export function createSurrogateHeaders({
  cache,
  clock,
  settings,
}: Pick<Shop, 'cache' | 'clock' | 'settings'>): (page: StoredPage) => [string, string][] {
  if (!settings.edgeCache) return () => [];
  const keys = new WeakMap<StoredPage, string>();
  const keyOf = (page: StoredPage, tags: readonly string[]) => {
    const key = keys.get(page) ?? [ALL_PAGES, ...tags.map(surrogateKey)].join(' ');
    keys.set(page, key);
    return key;
  };
  return (page) => {
    const life = page.status === 200 ? cache.lifeOf(page) : undefined;
    if (!life || life.tags.length > MOST_TAGS) return [];
    const left = Math.floor((life.until - clock.now().getTime()) / 1000);
    const fresh = Math.min(FRESH, left);
    if (fresh < 1) return [];
    const stale = Math.min(STALE, left - fresh);
    return [
      ['surrogate-control', `max-age=${fresh}, stale-if-error=${stale}`],
      ['surrogate-key', keyOf(page, life.tags)],
    ];
  };
}
