import { expect, it } from 'vitest';
import { readRupees } from './read-rupees.ts';

it.each([
  ['1250', 125_000],
  ['₹ 1,250.5', 125_050],
  ['0.05', 5],
  ['1,00,000.00', 10_000_000],
])('reads %s', (text, paise) => expect(readRupees(text)).toBe(paise));

it.each(['', '0', 'ten', '-5', '1.234', '1e5', '.5', '99999999999999999'])('does not read %j', (text) =>
  expect(readRupees(text)).toBeUndefined(),
);
