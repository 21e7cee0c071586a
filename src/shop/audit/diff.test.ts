import { expect, it } from 'vitest';
import { diff } from './diff.ts';

it('keeps what differs, and what only one side has', () => {
  const before = { price: 100, name: 'A', tags: ['x'], gone: 1 };
  const after = { price: 120, name: 'A', tags: ['x'], fresh: true };
  expect(diff(before, after)).toEqual({
    before: { price: 100, gone: 1, fresh: null },
    after: { price: 120, gone: null, fresh: true },
  });
});

it('finds nothing between equal values', () => {
  expect(diff({ a: { b: [1] } }, { a: { b: [1] } })).toEqual({ before: {}, after: {} });
});
