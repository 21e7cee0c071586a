import { expect, it } from 'vitest';
import { periodOf, startOfDay } from './period.ts';

const at = (text: string) => new Date(text);

it('knows days, weeks and months in India, whatever the server’s time zone', () => {
  // Half past six in the evening in London is past midnight in India: Monday, 23 November.
  const now = at('2026-11-22T18:31:00Z');
  expect(periodOf('day', now)).toMatchObject({
    day: '2026-11-23',
    from: at('2026-11-22T18:30:00Z'),
    to: at('2026-11-23T18:30:00Z'),
    buckets: 24,
  });
  expect(periodOf('week', now)).toMatchObject({
    day: '2026-11-23',
    earlier: '2026-11-16',
    later: undefined,
    buckets: 7,
  });
  expect(periodOf('month', now)).toMatchObject({
    day: '2026-11-01',
    from: at('2026-10-31T18:30:00Z'),
    to: at('2026-11-30T18:30:00Z'),
    buckets: 30,
  });
  // A minute before midnight it is still Sunday there.
  expect(periodOf('week', at('2026-11-22T18:29:00Z'))).toMatchObject({ day: '2026-11-16' });
});

it('compares an unfinished period with the same part of the one before, and a finished one with the whole', () => {
  const now = at('2026-11-25T06:30:00Z'); // Wednesday noon in India
  expect(periodOf('week', now).before).toEqual({ from: startOfDay('2026-11-16'), to: at('2026-11-18T06:30:00Z') });
  expect(periodOf('week', now, '2026-11-18').before).toEqual({
    from: startOfDay('2026-11-09'),
    to: startOfDay('2026-11-16'),
  });
  // On 31 March the same stretch of February would run into March: it ends with February.
  expect(periodOf('month', at('2027-03-31T12:00:00Z')).before).toEqual({
    from: startOfDay('2027-02-01'),
    to: startOfDay('2027-03-01'),
  });
});

it('takes the present period for a future day or an invalid one', () => {
  const now = at('2026-11-25T06:30:00Z');
  for (const day of ['2031-01-01', '2026-99-99', 'yesterday', ''])
    expect(periodOf('day', now, day).day).toBe('2026-11-25');
});
