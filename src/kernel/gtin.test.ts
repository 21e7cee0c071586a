import { expect, it } from 'vitest';
import { isGtin } from './gtin.ts';

it.each(['4006381333931', '96385074', '036000291452', '10614141000415', '8901234567890'])('%s is one', (text) =>
  expect(isGtin(text)).toBe(true),
);
it.each([
  '4006381333932',
  '4060381333931',
  '',
  '0000000000000',
  '400638133393',
  '40063813339310',
  '4006381 33393',
  'ABCDEFGH',
])('%s is none', (text) => expect(isGtin(text)).toBe(false));
