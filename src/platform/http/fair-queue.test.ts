import { afterEach, describe, expect, it, vi } from 'vitest';
import { FairQueue, type Lane, type QueueLimits } from './fair-queue.ts';

const LIMITS: QueueLimits = { atOnce: 1, waiting: { each: 3, all: 5 }, rate: undefined };
const later = () => new Promise((resolve) => setImmediate(resolve));

/** A queue whose jobs end when the test says so, in the order they began. */
function watched(limits: Partial<QueueLimits> = {}, now?: () => number) {
  const queue = new FairQueue({ ...LIMITS, ...limits }, now);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string, more: object = {}) => {
    const asked = queue.run({ caller: name.replace(/\d+$/, ''), ...more }, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
    asked.catch(() => {}); // one that a test leaves waiting is refused half a minute later, when another file runs in this process
    return asked;
  };
  const finish = async () => {
    await later();
    ends.shift()?.();
    await later();
    await later();
  };
  return { queue, begun, ask, finish };
}

describe('a fair queue', () => {
  it('runs so many at once, then serves callers in turn', async () => {
    const { begun, ask, finish } = watched();
    const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => ask(name));
    for (let i = 0; i < 6; i++) await finish();
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'b2']);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  });

  it('serves shared jobs first', async () => {
    const { begun, ask, finish } = watched();
    void ask('a1');
    void ask('b1');
    void ask('c1', { lane: 'common' });
    for (let i = 0; i < 3; i++) await finish();
    expect(begun).toEqual(['a1', 'c1', 'b1']);
  });

  it('refuses too much from one caller, and in all', async () => {
    const { ask } = watched();
    for (const name of ['x1', 'a1', 'a2', 'a3']) void ask(name);
    await expect(ask('a4')).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Too many requests at once. Please try again in a moment.',
      detail: { retryAfter: 2 },
    });
    void ask('b1');
    void ask('c1');
    await expect(ask('d1')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('continues after a failed job, and forgets callers who have left', async () => {
    const { queue, begun, ask, finish } = watched();
    const gone = new AbortController();
    const failing = queue.run({ caller: 'a' }, () => Promise.reject(new Error('no')));
    const left = ask('b1', { signal: gone.signal });
    void ask('c1');
    gone.abort(new Error('gone'));
    await expect(failing).rejects.toThrow('no');
    await expect(left).rejects.toThrow('gone');
    await finish();
    expect([begun, queue.waiting]).toEqual([['c1'], 0]);
  });

  it('gives each caller a burst, then a steady rate', async () => {
    let now = 0;
    const queue = new FairQueue({ ...LIMITS, rate: { perSecond: 2, burst: 3 } }, () => now);
    const ask = (caller: string) => queue.run({ caller, counted: true }, async () => 'done');
    for (let i = 0; i < 3; i++) await ask('a');
    await expect(ask('a')).rejects.toMatchObject({
      code: 'too-many',
      message: 'Too many requests at once. Please wait a moment.',
      detail: { retryAfter: 1 },
    });
    expect(await ask('b')).toBe('done');
    expect(await queue.run({ caller: 'a' }, async () => 'not counted')).toBe('not counted');
    now = 500;
    expect(await ask('a')).toBe('done');
    await expect(ask('a')).rejects.toMatchObject({ code: 'too-many' });
  });
});

it('runs half as many at once while the event loop is late, and all again afterwards', async () => {
  const overload = { isStrained: true, turnedAway() {} };
  const { begun, ask, finish } = watched({ atOnce: 4, waiting: { each: 9, all: 9 }, overload });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) void ask(name);
  await later();
  expect(begun).toEqual(['a1', 'a2']);
  overload.isStrained = false;
  await finish();
  expect(begun).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
});

describe('an overloaded queue', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** One job that never ends occupies the queue; `ask` records how each further job fares. */
  function occupied(limits: Partial<QueueLimits> = {}) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const turnedAway = vi.fn();
    const queue = new FairQueue({
      ...LIMITS,
      waiting: { each: 9, all: 9 },
      overload: { isStrained: false, turnedAway },
      ...limits,
    });
    const begun: string[] = [];
    const refused: string[] = [];
    const ask = (name: string, lane: Lane = 'single') =>
      void queue
        .run({ caller: name, lane }, () => {
          begun.push(name);
          return new Promise(() => {});
        })
        .catch(({ reason }) => refused.push(`${name} ${reason.code}`));
    ask('long');
    return { queue, begun, refused, turnedAway, ask };
  }

  it('lets a burst wait for thirty seconds, and later callers for two', async () => {
    const { queue, refused, turnedAway, ask } = occupied();
    ask('burst');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(queue.isOverloaded).toBe(true);
    ask('late');
    await vi.advanceTimersByTimeAsync(1_900);
    expect(refused).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(refused).toEqual(['late busy']);
    await vi.advanceTimersByTimeAsync(22_000);
    expect(refused).toEqual(['late busy', 'burst busy']);
    expect([turnedAway.mock.calls.length, queue.waiting]).toEqual([2, 0]);
  });

  it('turns crawlers away at once, and has room for buyers when it is full: two run, and as many wait', async () => {
    const { queue, begun, refused, ask } = occupied({ waiting: { each: 9, all: 2 } });
    for (const name of ['a', 'b']) ask(name);
    await vi.advanceTimersByTimeAsync(6_000);
    ask('crawler', 'crawler');
    ask('c');
    for (const name of ['buyer', 'owner', 'k1', 'k2', 'k3']) ask(name, 'kept');
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['long', 'buyer', 'owner']);
    expect(refused).toEqual(['crawler busy', 'c busy', 'k3 busy']);
    expect(queue.waiting).toBe(4);
  });

  it('is over as soon as nobody waits', async () => {
    const { queue, ask } = occupied();
    ask('a');
    await vi.advanceTimersByTimeAsync(30_100);
    expect([queue.waiting, queue.isOverloaded]).toEqual([0, false]);
  });
});
