import { expect, it } from 'vitest';
import { readPlainNumber } from './plain-number.ts';

it.each([
  ['3200', 3200],
  ['3,200', 3200],
  ['1,00,000', 100_000],
  ['1,234,567.5', 1_234_567.5],
  ['-0.35', -0.35],
  ['007', 7],
])('%s is %d', (text, value) => {
  expect(readPlainNumber(text)).toBe(value);
});

it.each([
  '',
  ' 5',
  '1e3',
  '1E3',
  '0x10',
  '0b1',
  '1_000',
  '+5',
  '.5',
  '5.',
  '3,5',
  '1,2,3',
  ',200',
  '३२००',
  'Infinity',
  'NaN',
  '5 kW',
])('%j is no number', (text) => {
  expect(readPlainNumber(text)).toBeUndefined();
});
