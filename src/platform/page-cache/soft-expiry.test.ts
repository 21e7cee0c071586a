import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PageCache } from './page-cache.ts';
import { bodyOf, type Filled, type StoredPage } from './stored-page.ts';

const filled = (text: string, ...tags: string[]): Filled => ({
  page: { status: 200, headers: {}, body: Buffer.from(text), brotli: undefined, etag: text },
  tags,
  keep: true,
});
const text = (page: StoredPage | undefined) => page && bodyOf(page).toString();
const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

function movable() {
  let now = 1_000_000;
  return { now: () => new Date(now), pass: (ms: number) => (now += ms) };
}

/** A cache with the page `a`, which many have just requested, and which a fill began long enough ago to be made anew. */
async function inDemand() {
  const clock = movable();
  const cache = new PageCache(undefined, clock);
  await cache.show('k', async () => filled('a', 't'));
  cache.name('GET /', 'k');
  clock.pass(5_000);
  for (let i = 0; i < 5; i++) cache.find('k');
  return { cache, clock };
}

/** A fill that ends when told. */
function slow(value: string) {
  let end: () => void = () => {};
  const work = new Promise<Filled>((resolve) => (end = () => resolve(filled(value, 't'))));
  return { fill: () => work, end: () => end() };
}
const settle = () => new Promise(setImmediate);

describe('a soft expiry', () => {
  it('leaves the former page to a crowd, while one render makes the next', async () => {
    const { cache } = await inDemand();
    cache.expire(['t'], 'soft');
    expect(cache.find('k')).toBeUndefined(); // the request that begins the render
    const next = slow('b');
    expect(text(await cache.show('k', next.fill))).toBe('a');
    expect([text(cache.find('k')), text(cache.findNamed('GET /'))]).toEqual(['a', 'a']);
    const never = () => Promise.reject(new Error('a second render'));
    expect(text(await cache.show('k', never))).toBe('a');
    next.end();
    await settle();
    expect(text(cache.find('k'))).toBe('b');
    expect(cache.counts).toMatchObject({ softExpiries: 1, hardExpiries: 0, stale: 4, misses: 1 });
  });

  it('is at once on a page that few request', async () => {
    const cache = new PageCache(undefined, movable());
    await cache.show('k', async () => filled('a', 't'));
    cache.find('k');
    cache.expire(['t'], 'soft');
    expect(cache.find('k')).toBeUndefined();
    expect(text(await cache.show('k', async () => filled('b', 't')))).toBe('b');
    expect(text(cache.find('k'))).toBe('b');
  });

  it('is on the page after two seconds, even if its render takes longer', async () => {
    const { cache, clock } = await inDemand();
    cache.expire(['t'], 'soft');
    const next = slow('b');
    await cache.show('k', next.fill);
    clock.pass(1_999);
    for (let i = 0; i < 5; i++) expect(text(cache.find('k'))).toBe('a');
    clock.pass(1);
    expect(cache.find('k')).toBeUndefined();
    const waits = cache.show('k', () => Promise.reject(new Error('a second render')));
    next.end();
    expect(text(await waits)).toBe('b');
  });

  it('does not render a page more than once a second, however many there are', async () => {
    const { cache, clock } = await inDemand();
    let renders = 0;
    for (let ms = 0; ms < 10_000; ms += 20) {
      if (ms % 100 === 0) cache.expire(['t'], 'soft');
      await cache.show('k', async () => {
        renders += 1;
        return filled(String(renders), 't');
      });
      await settle();
      clock.pass(20);
    }
    expect(renders).toBeGreaterThanOrEqual(9);
    expect(renders).toBeLessThanOrEqual(10);
  });

  it('is followed by a hard one as if there were no former page', async () => {
    const { cache } = await inDemand();
    cache.expire(['t'], 'soft');
    const next = slow('b');
    await cache.show('k', next.fill);
    cache.expire(['t'], 'hard');
    expect([cache.find('k'), cache.findNamed('GET /')]).toEqual([undefined, undefined]);
    const fresh = cache.show('k', async () => filled('c', 't'));
    next.end();
    expect(text(await fresh)).toBe('c');
    expect(text(cache.find('k'))).toBe('c');
  });

  it('does not outlast the time limit of the former page', async () => {
    const clock = movable();
    const cache = new PageCache(undefined, clock);
    await cache.show('k', async () => ({ ...filled('a', 't'), until: clock.now().getTime() + 1_000 }));
    for (let i = 0; i < 5; i++) cache.find('k');
    cache.expire(['t'], 'soft');
    clock.pass(1_000);
    expect(text(await cache.show('k', async () => filled('b', 't')))).toBe('b');
  });

  it('keeps the former page when its render fails, and reports the failure to whoever has to wait', async () => {
    const { cache, clock } = await inDemand();
    cache.expire(['t'], 'soft');
    expect(text(await cache.show('k', () => Promise.reject(new Error('no'))))).toBe('a');
    await settle();
    expect(text(cache.find('k'))).toBe('a');
    clock.pass(2_000);
    await expect(cache.show('k', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  it('never puts an older page in place of a newer one', async () => {
    const cache = new PageCache(undefined, movable());
    const [one, two] = [slow('a'), slow('b')];
    const first = cache.show('k', one.fill);
    cache.expire(['t'], 'soft');
    const second = cache.show('k', two.fill);
    two.end();
    expect(text(await second)).toBe('b');
    one.end();
    expect(text(await first)).toBe('a');
    expect(text(cache.find('k'))).toBe('b');
  });

  it('leaves the page for an outage', async () => {
    const { cache, clock } = await inDemand();
    cache.expire(['t'], 'soft');
    clock.pass(60_000);
    cache.suspect();
    expect(text(await cache.show('k', () => Promise.reject(refused())))).toBe('a');
  });

  it('is heard once, by the instance that wrote and by the others', async () => {
    const { cache } = await inDemand();
    const heard: unknown[] = [];
    cache.onExpire((tags) => heard.push(tags));
    const message = { tags: ['t'], kind: 'soft' as const, from: 'write 1' };
    cache.hear(message);
    await cache.show('k', async () => filled('b', 't'));
    await settle();
    cache.hear(message);
    expect(text(cache.find('k'))).toBe('b');
    expect([heard, cache.counts.softExpiries, cache.counts.stale]).toEqual([[['t']], 1, 1]);
  });
});

it('shows a hard write at once, a soft one after two seconds, and to a few at once, whatever the order of it all', async () => {
  const STEPS = [
    'ask',
    'ask',
    'crowd',
    'crowd',
    'finish',
    'finish',
    'soft',
    'soft',
    'hard',
    'wait',
    'wait long',
  ] as const;
  let stale = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...STEPS), { maxLength: 80, size: 'max' }), async (steps) => {
      const clock = movable();
      const cache = new PageCache(undefined, clock);
      const now = () => clock.now().getTime();
      const truth = { hard: 0, soft: [] as number[] };
      const asks: number[] = [];
      const open: (() => void)[] = [];
      const asked: Promise<void>[] = [];
      const ask = () => {
        const before = { hard: truth.hard, soft: truth.soft.length, at: now() };
        const due = truth.soft.filter((at) => at <= before.at - 2_000).length;
        // What the database holds when a fill begins.
        const fill = () => {
          const read = JSON.stringify([truth.hard, truth.soft.length]);
          return new Promise<Filled>((resolve) => open.push(() => resolve(filled(read, 't'))));
        };
        asks.push(before.at);
        const few = asks.filter((at) => at > before.at - 2_000).length < 5;
        asked.push(
          cache.show('k', fill).then((page) => {
            const [hard, soft] = JSON.parse(text(page) as string) as [number, number];
            expect(hard).toBeGreaterThanOrEqual(before.hard);
            expect(soft).toBeGreaterThanOrEqual(few ? before.soft : due);
            if (soft < before.soft) stale += 1;
          }),
        );
      };
      for (const step of steps) {
        if (step === 'ask') ask();
        else if (step === 'crowd') for (let i = 0; i < 6; i++) ask();
        else if (step === 'finish') open.shift()?.();
        else if (step === 'wait') clock.pass(300);
        else if (step === 'wait long') clock.pass(1_100);
        else if (step === 'hard') {
          truth.hard += 1;
          cache.expire(['t'], 'hard');
        } else {
          truth.soft.push(now());
          cache.expire(['t'], 'soft');
        }
        await settle();
      }
      while (open.length) {
        open.shift()?.();
        await settle();
      }
      await Promise.all(asked);
    }),
    { numRuns: 500 },
  );
  expect(stale).toBeGreaterThan(0);
});
