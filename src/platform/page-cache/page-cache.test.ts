import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PageCache } from './page-cache.ts';
import { bodyOf, type Filled, type StoredPage } from './stored-page.ts';

const page = (text: string): StoredPage => ({
  status: 200,
  headers: {},
  body: Buffer.from(text),
  brotli: undefined,
  etag: `"${text}"`,
});
const textOf = (page: StoredPage | undefined) => page && bodyOf(page).toString();
const filled = (text: string, ...tags: string[]): Filled => ({ page: page(text), tags, keep: true });

describe('the page cache', () => {
  it('fills a missing page once for all who ask at the same time', async () => {
    const cache = new PageCache();
    let fills = 0;
    const ask = () =>
      cache.show('home', async () => {
        fills += 1;
        return filled('a', 'products');
      });
    const pages = await Promise.all([ask(), ask(), ask()]);
    expect(fills).toBe(1);
    expect(new Set(pages).size).toBe(1);
    await ask();
    expect(fills).toBe(1);
  });

  it('keeps a page no longer than it stays true', async () => {
    let now = 1_000;
    const cache = new PageCache(undefined, { now: () => new Date(now) });
    await cache.show('services', async () => ({ ...filled('offer', 'offers'), until: 2_000 }));
    now = 1_999;
    expect(textOf(cache.find('services'))).toBe('offer');
    now = 2_000;
    expect(cache.find('services')).toBeUndefined();
    expect(textOf(await cache.show('services', async () => filled('none', 'offers')))).toBe('none');
  });

  it('never keeps a page that a write outdated while it was being filled, and lets nobody later join that fill', async () => {
    const cache = new PageCache();
    let finish: (page: Filled) => void = () => {};
    const slow = cache.show('home', () => new Promise<Filled>((resolve) => (finish = resolve)));
    cache.expire(['product:1']);
    const fresh = cache.show('home', async () => filled('new', 'product:1'));
    finish(filled('old', 'product:1'));
    expect(textOf(await slow)).toBe('old');
    expect(textOf(await fresh)).toBe('new');
    expect(textOf(cache.find('home'))).toBe('new');
  });

  it('discards pages with a tag and keeps the rest', async () => {
    const cache = new PageCache();
    await cache.show('a', async () => filled('a', 'x', 'y'));
    await cache.show('b', async () => filled('b', 'y'));
    await cache.show('c', async () => filled('c', 'z'));
    cache.name('GET /a', 'a');
    cache.expire(['y']);
    expect([cache.find('a'), cache.find('b'), cache.findNamed('GET /a')]).toEqual([undefined, undefined, undefined]);
    expect(cache.find('c')).toBeDefined();
  });

  it('reports a failed fill to all who waited, and tries again for the next', async () => {
    const cache = new PageCache();
    const failing = () => cache.show('a', () => Promise.reject(new Error('no')));
    await expect(Promise.all([failing(), failing()])).rejects.toThrow('no');
    expect(textOf(await cache.show('a', async () => filled('yes')))).toBe('yes');
  });

  it('counts what a page takes with its key and its tags', async () => {
    const cache = new PageCache();
    const show = (key: string, tags: string[]) => cache.show(key, async () => filled('x', ...tags));
    await show('k', []);
    const least = cache.size.bytes;
    await show('l'.repeat(10_000), []);
    expect(cache.size.bytes - 2 * least).toBeGreaterThanOrEqual(10_000);
    const before = cache.size.bytes;
    await show(
      't',
      Array.from({ length: 500 }, (_, at) => `product:${at}`),
    );
    expect(cache.size.bytes - before - least).toBeGreaterThanOrEqual(500 * 'product:100'.length);
  });

  it('stays within its size by dropping the least recently used', async () => {
    const cache = new PageCache(20_000);
    for (let i = 0; i < 50; i++) {
      await cache.show(`p${i}`, async () => filled('x'.repeat(1000)));
      cache.find('p0');
    }
    expect(cache.size.bytes).toBeLessThanOrEqual(20_000);
    expect(cache.find('p0')).toBeDefined();
    expect(cache.find('p1')).toBeUndefined();
  });

  it('never shows a page that the last write outdated, whatever the order of fills and writes', async () => {
    const step = fc.oneof(fc.constant('ask' as const), fc.constant('write' as const), fc.constant('finish' as const));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const cache = new PageCache();
        let truth = 0;
        const open: (() => void)[] = [];
        const asked: Promise<void>[] = [];
        for (const one of steps) {
          if (one === 'write') {
            truth += 1;
            cache.expire(['t']);
          } else if (one === 'finish') open.shift()?.();
          else {
            const least = truth;
            const answer = cache.show('k', () => {
              const read = truth; // what the database holds when the fill begins
              return new Promise<Filled>((resolve) => open.push(() => resolve(filled(String(read), 't'))));
            });
            asked.push(answer.then((page) => expect(Number(textOf(page))).toBeGreaterThanOrEqual(least)));
          }
          await Promise.resolve();
        }
        while (open.length) open.shift()?.();
        await Promise.all(asked);
      }),
    );
  });
});
