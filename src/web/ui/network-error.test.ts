import { expect, it } from 'vitest';
import { isNetworkError } from './network-error.ts';

it.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
  'a cut line: %s',
  (words) => {
    expect(isNetworkError(new TypeError(words))).toBe(true);
  },
);

it('a mistake in a page is no cut line', () => {
  expect(isNetworkError(new TypeError("Cannot read properties of undefined (reading 'map')"))).toBe(false);
  expect(isNetworkError(new Error('Failed to fetch'))).toBe(false);
  expect(isNetworkError(undefined)).toBe(false);
});
