import { describe, expect, it } from 'vitest';
import { surrogateKey } from '#src/platform/edge-cache/surrogate-key.ts';
import { PageCache } from '#src/platform/page-cache/page-cache.ts';
import type { StoredPage } from '#src/platform/page-cache/stored-page.ts';
import { readSettings } from '#src/shop/settings.ts';
import { createSurrogateHeaders } from './surrogate-headers.ts';

const NOW = 1_000_000;
const clock = { now: () => new Date(NOW) };
const EDGE = {
  PUBLIC_URL: 'http://localhost',
  EDGE_CACHE: 'http://127.0.0.1:6081',
  EDGE_CACHE_TOKEN: 'sixteen-characters',
};

/** A page that was just stored, and what it says to an edge cache. */
async function stored({
  env = EDGE as Record<string, string>,
  status = 200,
  tags = ['products'],
  until = undefined as number | undefined,
  keep = true,
  limit = 1_000_000,
} = {}) {
  const cache = new PageCache(limit, clock);
  const headersOf = createSurrogateHeaders({ cache, clock, settings: readSettings({ NODE_ENV: 'test', ...env }) });
  const body = Buffer.from('a page');
  const page: StoredPage = { status, headers: {}, body, brotli: undefined, etag: '"a"' };
  await cache.show('k', async () => ({ page, tags, keep, ...(until !== undefined && { until }) }));
  return { cache, said: () => Object.fromEntries(headersOf(page)) };
}
const NOTHING = {};

describe('what a page says to an edge cache', () => {
  it('is how long it may be kept, and what purges it', async () => {
    const { said } = await stored({ tags: ['products', 'product:1'] });
    expect(said()).toEqual({
      'surrogate-control': 'max-age=60, stale-if-error=240',
      'surrogate-key': `all ${surrogateKey('products')} ${surrogateKey('product:1')}`,
    });
  });

  it('is never longer than the page stays true', async () => {
    const life = async (ms: number) => (await stored({ until: NOW + ms })).said()['surrogate-control'];
    expect(await life(100_000)).toBe('max-age=60, stale-if-error=40');
    expect(await life(30_900)).toBe('max-age=30, stale-if-error=0');
    expect(await life(999)).toBeUndefined();
  });

  it.each([
    ['that is not stored', { keep: false }],
    ['for which there is no room', { limit: 100 }],
    ['that is an error', { status: 404 }],
    ['with more tags than a header holds', { tags: Array.from({ length: 401 }, (_, at) => `product:${at}`) }],
    ['of a shop without an edge cache', { env: {} }],
  ])('is nothing for a page %s', async (_, page) => {
    expect((await stored(page)).said()).toEqual(NOTHING);
  });

  it('is nothing from the moment at which something that it shows has changed', async () => {
    const { cache, said } = await stored();
    cache.expire(['other']);
    expect(said()).not.toEqual(NOTHING);
    cache.expire(['products']);
    expect(said()).toEqual(NOTHING);
  });

  it('is nothing while changes may go unnoticed, nor for what was stored before', async () => {
    const { cache, said } = await stored();
    cache.suspect();
    expect(said()).toEqual(NOTHING);
    cache.trust();
    expect(said()).toEqual(NOTHING);
  });

  it('stays within what a cache accepts as a header', async () => {
    const { said } = await stored({ tags: Array.from({ length: 400 }, (_, at) => `product:${at}`) });
    expect(said()['surrogate-key']?.length).toBeLessThan(4_000);
  });
});
