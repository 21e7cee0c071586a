import { expect, test } from 'vitest';
import { tenDigits } from './ten-digits.ts';

test.each([
  ['9825012345', '9825012345'],
  [' 98250 12345 ', '9825012345'],
  ['+91 98250-12345', '9825012345'],
  ['098250 12345', '9825012345'],
  ['9198250123', '9198250123'],
  ['12345', '12345'],
  ['982501234a', '982501234a'],
])('%s is %s', (typed, kept) => expect(tenDigits(typed)).toBe(kept));
