import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageCache } from './page-cache.ts';
import { bodyOf, type Filled, type StoredPage } from './stored-page.ts';

afterEach(() => void vi.useRealTimers());

const page = (text: string, status = 200): StoredPage => ({
  status,
  headers: {},
  body: Buffer.from(text),
  brotli: undefined,
  etag: `"${text}"`,
});
const filled = (text: string): Filled => ({ page: page(text), tags: ['t'], keep: true });
const resting = (): Filled => ({ page: page('resting', 503), tags: ['t'], keep: false, unreachable: true });
const refused = () =>
  Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED', syscall: 'connect' });
const text = (page: StoredPage) => bodyOf(page).toString();

function movable() {
  let now = 1_000_000;
  return { now: () => new Date(now), pass: (ms: number) => (now += ms) };
}

/** A cache that holds the page `a` and has just stopped receiving notifications of writes. */
async function suspecting() {
  const clock = movable();
  const cache = new PageCache(undefined, clock);
  await cache.show('k', async () => filled('a'));
  cache.name('GET /', 'k');
  cache.suspect();
  return { cache, clock };
}

describe('without news of writes', () => {
  it('fills every page anew as long as the database answers', async () => {
    const { cache } = await suspecting();
    expect([cache.find('k'), cache.findNamed('GET /')]).toEqual([undefined, undefined]);
    expect(text(await cache.show('k', async () => filled('b')))).toBe('b');
    expect(text(await cache.show('k', async () => filled('c')))).toBe('c');
  });

  it.each([
    ['that answers with an outage', async () => resting()],
    ['that throws one', () => Promise.reject(refused())],
  ])('shows the previous page when the database cannot be reached: a fill %s', async (_, fill) => {
    const { cache, clock } = await suspecting();
    expect(text(await cache.show('k', fill))).toBe('a');
    // One failure counts for everybody for a second: the fast path answers too.
    expect(cache.findNamed('GET /')).toBeDefined();
    clock.pass(1_000);
    expect(cache.find('k')).toBeUndefined();
    expect(text(await cache.show('k', fill))).toBe('a');
    clock.pass(5 * 60_000);
    expect(['resting', 'ECONNREFUSED']).toContain(await cache.show('k', fill).then(text, (error) => error.code));
    clock.pass(1_000);
    expect(text(await cache.show('k', async () => filled('b')))).toBe('b');
  });

  it('shows a page with a time limit no longer than that', async () => {
    const clock = movable();
    const cache = new PageCache(undefined, clock);
    await cache.show('k', async () => ({ ...filled('offer'), until: clock.now().getTime() + 1_000 }));
    cache.suspect();
    clock.pass(1_000);
    expect(text(await cache.show('k', async () => resting()))).toBe('resting');
  });

  it('hides no other failure behind a previous page', async () => {
    const { cache } = await suspecting();
    await expect(cache.show('k', () => Promise.reject(new Error('a mistake in a page')))).rejects.toThrow('mistake');
  });

  it('shows nothing that this instance has since changed itself', async () => {
    const { cache } = await suspecting();
    cache.expire(['t']);
    expect(text(await cache.show('k', async () => resting()))).toBe('resting');
  });

  it('waits at most two seconds for a database that does not answer', async () => {
    vi.useFakeTimers();
    const { cache } = await suspecting();
    const shown = cache.show('k', () => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(text(await shown)).toBe('a');
  });

  it('discards everything once news of writes resumes, and says so', async () => {
    const { cache } = await suspecting();
    const heard: unknown[] = [];
    cache.onExpire((tags) => heard.push(tags));
    let finish: (made: Filled) => void = () => {};
    const slow = cache.show('k', () => new Promise((resolve) => (finish = resolve)));
    cache.trust();
    expect(heard).toEqual(['all']);
    finish(filled('old'));
    expect(text(await slow)).toBe('old');
    expect(cache.find('k')).toBeUndefined();
    await cache.show('k', async () => filled('new'));
    expect(cache.find('k')).toBeDefined();
  });

  it('refills a page that failed just before the database came back', async () => {
    const { cache } = await suspecting();
    const outcomes = [resting(), filled('b')];
    let fail: () => void = () => {};
    const shown = cache.show('k', () => new Promise((resolve) => (fail = () => resolve(outcomes.shift() as Filled))));
    cache.trust();
    fail();
    await vi.waitFor(() => expect(outcomes).toHaveLength(1));
    await new Promise(setImmediate);
    fail();
    expect(text(await shown)).toBe('b');
  });
});

it('never shows a page that the last write outdated, however the connection and the database come and go', async () => {
  const STEPS = [
    'ask',
    'ask',
    'ask',
    'finish',
    'finish',
    'write here',
    'write elsewhere',
    'lose',
    'regain',
    'down',
    'up',
    'wait',
  ] as const;
  let stale = 0;
  // The clock is frozen, so the cache's timeouts must be too: a test run that stalls for a second does not mean a silent database.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...STEPS), { maxLength: 60, size: 'max' }), async (steps) => {
      const clock = movable();
      const cache = new PageCache(undefined, clock);
      let truth = 0;
      let told = true;
      let reachable = true;
      let lostAt = 0;
      let failedAt = Number.NEGATIVE_INFINITY;
      const open: { read: number; end(): void }[] = [];
      /** What the current fill, which others join, has read. */
      let joined: { read: number } | undefined;
      const asked: Promise<void>[] = [];

      const ask = () => {
        const before = { truth, told, joined, lostAt };
        const fill = () => {
          const own = { read: truth, end: () => {} };
          const work = new Promise<Filled>((resolve, reject) => {
            own.end = () => {
              if (joined === own) joined = undefined;
              if (reachable) return resolve(filled(String(own.read)));
              failedAt = clock.now().getTime();
              if (own.read % 2) resolve(resting());
              else reject(refused());
            };
          });
          joined = own;
          open.push(own);
          return work;
        };
        const failedBefore = failedAt;
        asked.push(
          cache.show('k', fill).then(
            (answer) => {
              if (answer.status !== 200) return;
              const shown = Number(text(answer));
              if (before.told) return expect(shown).toBeGreaterThanOrEqual(before.truth);
              if (shown >= Math.min(before.truth, before.joined?.read ?? before.truth)) return;
              // Older than the last write: allowed only while the database was just found to be away, and briefly.
              stale += 1;
              const now = clock.now().getTime();
              expect(failedAt > failedBefore || now - failedAt <= 1_000).toBe(true);
              expect(now - before.lostAt).toBeLessThan(5 * 60_000);
            },
            (error) => expect(error.code).toBe('ECONNREFUSED'),
          ),
        );
      };

      for (const step of steps) {
        if (step === 'ask') ask();
        else if (step === 'finish') open.shift()?.end();
        else if (step === 'wait') clock.pass(700);
        else if (step === 'down' || step === 'up') reachable = step === 'up';
        else if (step === 'lose') {
          if (told) lostAt = clock.now().getTime();
          told = false;
          cache.suspect();
        } else if (step === 'regain') {
          told = true;
          joined = undefined;
          cache.trust();
        } else if (step === 'write elsewhere' || reachable) {
          truth += 1;
          if (told || step === 'write here') {
            joined = undefined;
            cache.expire(['t']);
          }
        }
        await new Promise(setImmediate);
      }
      reachable = true;
      while (open.length) {
        open.shift()?.end();
        await new Promise(setImmediate);
      }
      await Promise.all(asked);
    }),
    { numRuns: 500, examples: [[['ask', 'finish', 'lose', 'write elsewhere', 'down', 'ask', 'finish']]] },
  );
  expect(stale).toBeGreaterThan(0);
});
