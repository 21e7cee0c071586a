import { expect, it } from 'vitest';
import { isUnreached } from './unreached.ts';

it.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
  'a cut line: %s',
  (words) => {
    expect(isUnreached(new TypeError(words))).toBe(true);
  },
);

it('a mistake in a page is no cut line', () => {
  expect(isUnreached(new TypeError("Cannot read properties of undefined (reading 'map')"))).toBe(false);
  expect(isUnreached(new Error('Failed to fetch'))).toBe(false);
  expect(isUnreached(undefined)).toBe(false);
});
