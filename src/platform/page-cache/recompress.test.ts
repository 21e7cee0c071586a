import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PageCache } from './page-cache.ts';
import type { Filled } from './stored-page.ts';

/** A page of some thousand different words, compressed in a hurry. */
function hurried(seed: number): Filled {
  const words = Array.from({ length: 4_000 }, (_, at) => `w${((at * 7_919 + seed) % 1_237).toString(36)}`);
  const body = Buffer.from(words.join(' '));
  const brotli = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  const page = { status: 200, headers: {}, body: undefined, brotli, etag: `"${seed}"` };
  return { page, tags: [`tag:${seed}`], keep: true };
}

const unpacked = (brotli: Buffer | undefined) => brotli && brotliDecompressSync(brotli).toString();

function cacheAt(start: number) {
  const time = { now: start };
  const cache = new PageCache(undefined, { now: () => new Date(time.now) });
  const bytes = (key: string) => cache.find(key)?.brotli?.length ?? 0;
  return { time, cache, bytes };
}

describe('pages that stay', () => {
  it('get smaller once they are asked for again, and are the same', async () => {
    const { time, cache, bytes } = cacheAt(50_000);
    const filled = hurried(1);
    const first = filled.page.brotli?.length ?? 0;
    await cache.show('home', async () => filled);
    const held = cache.size.bytes;
    time.now += 10_000;
    expect(bytes('home')).toBe(first);
    await expect.poll(() => bytes('home')).toBeLessThan(first);
    const page = cache.find('home');
    expect(unpacked(page?.brotli)).toBe(unpacked(filled.page.brotli));
    expect(page?.etag).toBe('"1"');
    expect(held - cache.size.bytes).toBe(2 * (first - bytes('home')));
    expect(page && cache.lifeOf(page)?.tags).toEqual(['tag:1']);
    cache.expire(['tag:1']);
    expect(cache.find('home')).toBeUndefined();
    expect(cache.size).toEqual({ pages: 0, bytes: 0 });
  });

  it('are left alone before they have stayed for ten seconds', async () => {
    const { time, cache, bytes } = cacheAt(50_000);
    const [young, old] = [hurried(1), hurried(2)];
    await cache.show('old', async () => old);
    time.now += 1;
    await cache.show('young', async () => young);
    time.now += 9_999;
    expect(bytes('young')).toBe(young.page.brotli?.length);
    expect(bytes('old')).toBe(old.page.brotli?.length);
    await expect.poll(() => bytes('old')).toBeLessThan(old.page.brotli?.length ?? 0);
    expect(bytes('young')).toBe(young.page.brotli?.length);
  });

  it('are not brought back by it', async () => {
    const { time, cache, bytes } = cacheAt(50_000);
    const [former, next] = [hurried(1), hurried(2)];
    await cache.show('home', async () => former);
    time.now += 10_000;
    cache.find('home'); // begins to compress it
    cache.expire(['tag:1']);
    await cache.show('home', async () => next);
    await cache.show('other', async () => hurried(3));
    const first = bytes('other');
    // One at a time: once the other is smaller, the former home page is done with.
    await expect
      .poll(() => {
        time.now += 10_000;
        return bytes('other');
      })
      .toBeLessThan(first);
    expect(unpacked(cache.find('home')?.brotli)).toBe(unpacked(next.page.brotli));
  });

  it('are compressed in a tenth of the time', async () => {
    const { time, cache, bytes } = cacheAt(50_000);
    for (const seed of [1, 2]) await cache.show(`page${seed}`, async () => hurried(seed));
    const first = bytes('page2');
    time.now += 10_000;
    const before = bytes('page1');
    time.now += 300; // the time that it takes, by the shop's clock
    await expect.poll(() => bytes('page1')).toBeLessThan(before);
    time.now += 9 * 300 - 1;
    bytes('page2');
    // As much work as page 2 would be, behind it.
    for (const seed of [2, 2])
      await promisify(brotliCompress)(brotliDecompressSync(hurried(seed).page.brotli as Buffer));
    expect(bytes('page2')).toBe(first);
    time.now += 1;
    await expect.poll(() => bytes('page2')).toBeLessThan(first);
  });
});
