import { describe, expect, it } from 'vitest';
import { axisOf } from './chart-scale.ts';

describe('the lines of an axis', () => {
  it('are round, from 0 to at least the largest amount', () => {
    expect(axisOf(157_390)).toEqual([0, 50_000, 100_000, 150_000, 200_000]);
    expect(axisOf(100_000)).toEqual([0, 25_000, 50_000, 75_000, 100_000]);
    expect(axisOf(900)).toEqual([0, 250, 500, 750, 1000]);
  });
  it('has one line above its base where nothing was sold', () => {
    expect(axisOf(0)).toEqual([0, 1]);
  });
  it('always reaches the amount', () => {
    for (const most of [1, 7, 99, 101, 4_001, 99_999, 1_000_001])
      expect(axisOf(most).at(-1)).toBeGreaterThanOrEqual(most);
  });
});
