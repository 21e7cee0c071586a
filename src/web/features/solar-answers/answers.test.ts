import { expect, it } from 'vitest';
import { readAnswers } from './answers.ts';

it.each([
  ['3200', '3200'],
  ['₹3,200', '3,200'],
  ['₹ 3200', '3200'],
  ['Rs. 3,200/-', '3,200'],
  ['rs 3200 /-', '3200'],
  ['about 3200', 'about 3200'],
  ['3200 Rs', '3200 Rs'],
])('reads an amount as bills write it: %s is %s', (bill, read) => {
  expect(readAnswers(new URLSearchParams({ bill })).bill).toBe(read);
});
