import { describe, expect, it } from 'vitest';
import { FairQueue, type QueueLimits } from './fair-queue.ts';

const LIMITS: QueueLimits = { atOnce: 1, waiting: { each: 3, all: 5 }, rate: undefined };
const later = () => new Promise((resolve) => setImmediate(resolve));

/** A queue whose jobs end when the test says so, in the order they began. */
function watched(limits: Partial<QueueLimits> = {}, now?: () => number) {
  const queue = new FairQueue({ ...LIMITS, ...limits }, now);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string, more: object = {}) =>
    queue.run({ caller: name.replace(/\d+$/, ''), ...more }, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
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
    void ask('c1', { first: true });
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
