import { expect, test } from 'vitest';
import { isMobile, tenDigits } from './ten-digits.ts';

test.each([
  ['9825012345', '9825012345'],
  [' 98250 12345 ', '9825012345'],
  ['+91 98250-12345', '9825012345'],
  ['098250 12345', '9825012345'],
  ['9198250123', '9198250123'],
  ['12345', '12345'],
  ['982501234a', '982501234a'],
])('%s is %s', (typed, kept) => expect(tenDigits(typed)).toBe(kept));

test.each([
  ['+91 98250 12345', true],
  ['6000000000', true],
  ['5000000000', false],
  ['2658 1234', false],
  ['982501234', false],
])('%s is a mobile number: %s', (typed, mobile) => expect(isMobile(typed)).toBe(mobile));
