import { expect, test } from 'vitest';
import { daysToChoose } from './days.ts';

test.each([
  // Half past midnight in India is still the day before in London.
  ['2026-12-30T19:00:00Z', '2027-01-01', '2027-03-01'],
  ['2026-12-30T18:29:59Z', '2026-12-31', '2027-02-28'],
])('at %s the first day is %s', (now, first, last) => expect(daysToChoose(Date.parse(now))).toEqual({ first, last }));
