import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followTag } from './follow-tag.ts';
import { PageCache } from './page-cache.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Something in memory, a copy of `stored`, that cannot be read while `away`. */
function followed() {
  const cache = new PageCache();
  const state = { stored: 1, copy: 1, away: false, reads: 0 };
  const failed = vi.fn();
  const read = async () => {
    state.reads += 1;
    const value = state.stored;
    await Promise.resolve();
    if (state.away) throw new Error('away');
    state.copy = value;
  };
  followTag(cache, 'news', read, failed);
  return { cache, state, failed };
}

it('reads what a write has changed, and nothing for another tag', async () => {
  const { cache, state } = followed();
  state.stored = 2;
  cache.expire(['other']);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.reads).toBe(0);
  cache.expire(['news']);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.copy).toBe(2);
});

it('reads again until it succeeds, and reports a failure once', async () => {
  const { cache, state, failed } = followed();
  state.away = true;
  state.stored = 2;
  cache.trust(); // an outage is over, and nobody knows what went unnoticed
  await vi.advanceTimersByTimeAsync(20_000);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(state.reads).toBeLessThan(10);
  state.away = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(state.copy).toBe(2);
  const { reads } = state;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.reads).toBe(reads);
});

it('reads once more for a write that came while it was reading', async () => {
  const { cache, state } = followed();
  state.stored = 2;
  cache.expire(['news']);
  state.stored = 3;
  cache.expire(['news']);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.copy).toBe(3);
});
