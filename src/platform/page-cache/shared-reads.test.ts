import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PageCache } from './page-cache.ts';
import { sharedReadsOf } from './shared-reads.ts';

/** A row in a database, and reads of it that end when the test lets them. */
function row() {
  const cache = new PageCache();
  const state = { value: 0, reads: 0 };
  const open: (() => void)[] = [];
  const read = async () => {
    state.reads += 1;
    const { value } = state;
    await new Promise<void>((resolve) => open.push(resolve));
    return { value, tags: ['row'] };
  };
  const get = (now = 0) => sharedReadsOf(cache).get('row', now, read);
  const finish = () => open.splice(0).forEach((end) => end());
  return { cache, state, get, finish };
}

it('reads once for all who ask, and again after an expiry of what was read', async () => {
  const { cache, state, get, finish } = row();
  const both = Promise.all([get(), get()]);
  finish();
  await both;
  cache.expire(['other']);
  expect((await get()).value).toBe(0);
  expect(state.reads).toBe(1);
  for (const kind of ['hard', 'soft'] as const) {
    state.value += 1;
    cache.expire(['row'], kind);
    const next = get();
    finish();
    expect((await next).value).toBe(state.value);
  }
  expect(state.reads).toBe(3);
});

it('never shows anybody what was written over before they asked', async () => {
  const step = fc.constantFrom('write', 'ask', 'finish', 'clear');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { cache, state, get, finish } = row();
      const asked: { least: number; got: Promise<{ value: number }> }[] = [];
      for (const one of steps) {
        if (one === 'write') {
          state.value += 1;
          cache.expire(['row']);
        } else if (one === 'ask') asked.push({ least: state.value, got: get() });
        else if (one === 'clear') cache.clear();
        else {
          finish();
          await new Promise(setImmediate);
        }
      }
      finish();
      for (const { least, got } of asked) expect((await got).value).toBeGreaterThanOrEqual(least);
    }),
  );
});

it('keeps nothing past its end, nor while writes may go unnoticed, nor a failure', async () => {
  const cache = new PageCache();
  let reads = 0;
  const reader = sharedReadsOf(cache);
  const get = (now: number) => reader.get('row', now, async () => ({ value: ++reads, tags: [], until: 100 }));
  expect([(await get(0)).value, (await get(99)).value, (await get(100)).value]).toEqual([1, 1, 2]);
  cache.suspect();
  expect([(await get(0)).value, (await get(0)).value]).toEqual([3, 4]);
  cache.trust();
  await expect(reader.get('row', 0, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect([(await get(0)).value, (await get(0)).value]).toEqual([5, 5]);
});
