import { describe, expect, it } from 'vitest';
import { withOwn } from './use-ratings.ts';

const page = { rating: 4.5, ratingCount: 2, starCounts: [0, 0, 0, 1, 1] };

describe('ratings with one’s own', () => {
  it('are the page’s own figures while nothing has changed', () =>
    expect(withOwn(page, 4, 4)).toEqual({ rating: 4.5, count: 2, starCounts: [0, 0, 0, 1, 1] }));
  it('include the first one at once', () =>
    expect(withOwn({ rating: 0, ratingCount: 0, starCounts: [] }, 0, 4)).toEqual({
      rating: 4,
      count: 1,
      starCounts: [0, 0, 0, 1, 0],
    }));
  it('count a changed one once', () =>
    expect(withOwn(page, 4, 5)).toEqual({ rating: 5, count: 2, starCounts: [0, 0, 0, 0, 2] }));
  it('leave out one that was removed', () => {
    expect(withOwn(page, 5, 0)).toEqual({ rating: 4, count: 1, starCounts: [0, 0, 0, 1, 0] });
    expect(withOwn({ rating: 5, ratingCount: 1, starCounts: [0, 0, 0, 0, 1] }, 5, 0)).toEqual({
      rating: 0,
      count: 0,
      starCounts: [0, 0, 0, 0, 0],
    });
  });
  it('never subtract what the page does not count', () =>
    expect(withOwn(page, 2, 0)).toEqual({ rating: 4.5, count: 2, starCounts: [0, 0, 0, 1, 1] }));
});
