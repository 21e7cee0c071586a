import { expect, it } from 'vitest';
import { isNetworkError } from './network-error.ts';

it.each([
  'Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
  'Importing a module script failed.',
])('a lost connection: %s', (words) => {
  expect(isNetworkError(new TypeError(words))).toBe(true);
});

it('an error in a page is not a lost connection', () => {
  expect(isNetworkError(new TypeError("Cannot read properties of undefined (reading 'map')"))).toBe(false);
  expect(isNetworkError(new Error('Failed to fetch'))).toBe(false);
  expect(isNetworkError(undefined)).toBe(false);
});
