import { beforeEach, describe, expect, it } from 'vitest';
import { PageCache } from '#src/platform/page-cache/page-cache.ts';
import { SearchMemo } from './search-memo.ts';

let cache: PageCache;
let memo: SearchMemo;
let searches = 0;
beforeEach(() => {
  cache = new PageCache();
  memo = new SearchMemo({ cache });
  searches = 0;
});
const search = async () => {
  searches += 1;
  return searches;
};

describe('what a search has found', () => {
  it('is remembered, for each search apart, and for a minute at most', async () => {
    expect(await memo.find('solar', search, 0)).toBe(1);
    expect(await memo.find('solar', search, 59_000)).toBe(1);
    expect(await memo.find('pump', search, 59_000)).toBe(2);
    expect(await memo.find('solar', search, 61_000)).toBe(3);
  });

  it.each(['products', 'product:p1', 'categories', 'popularity'])('is forgotten when %s expires', async (tag) => {
    await memo.find('solar', search);
    cache.expire([tag]);
    expect(await memo.find('solar', search)).toBe(2);
  });

  it.each(['few:p1', 'units:p1', 'stars:p1', 'votes:p1', 'comments:p1', 'admin:stock', 'availability', 'ratings'])(
    'is kept when %s expires',
    async (tag) => {
      await memo.find('solar', search);
      cache.expire([tag]);
      expect(await memo.find('solar', search)).toBe(1);
    },
  );

  it('is not remembered if a write came while it was searched, nor if it failed', async () => {
    let end = (_found: number) => {};
    const slow = memo.find('solar', () => new Promise<number>((resolve) => (end = resolve)));
    cache.expire(['product:p1']);
    end(100);
    expect(await slow).toBe(100);
    expect(await memo.find('solar', search)).toBe(1);
    await expect(memo.find('pump', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await memo.find('pump', search)).toBe(2);
  });

  it('is not used while writes may go unnoticed', async () => {
    await memo.find('solar', search);
    cache.suspect();
    expect(await memo.find('solar', search)).toBe(2);
    cache.trust();
    expect(await memo.find('solar', search)).toBe(3);
  });

  it('is forgotten for the sake of newer ones', async () => {
    for (let at = 0; at < 500; at++) await memo.find(at, search);
    expect(await memo.find(499, search)).toBe(500);
    expect(await memo.find(0, search)).toBe(501);
  });
});
