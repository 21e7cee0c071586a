import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addWorkingDays, dayInIndia, dispatchDay } from './working-days.ts';

const none = new Set<string>();
const india = (text: string) => new Date(`${text}+05:30`);

describe('working days', () => {
  it.each([
    ['2026-11-19T13:59', '2026-11-19', 'a Thursday before the cut-off'],
    ['2026-11-19T14:00', '2026-11-20', 'a Thursday from the cut-off on'],
    ['2026-11-21T15:00', '2026-11-23', 'a Saturday afternoon'],
    ['2026-11-22T09:00', '2026-11-23', 'a Sunday'],
    ['2026-11-20T00:10', '2026-11-20', 'just after midnight, when it is still the day before in Greenwich'],
  ])('an order placed at %s leaves on %s: %s', (now, day) => {
    expect(dispatchDay(india(now), none)).toBe(day);
  });

  it('skips holidays, also on the day of dispatch', () => {
    const holidays = new Set(['2027-01-26', '2027-01-27']);
    expect(dispatchDay(india('2027-01-26T09:00'), holidays)).toBe('2027-01-28');
    expect(addWorkingDays('2027-01-25', 2, holidays)).toBe('2027-01-29');
  });

  it('never lands on a Sunday or a holiday, and never before the day itself', () => {
    const holidays = new Set(['2026-08-15', '2026-10-02', '2027-01-14', '2027-01-26']);
    const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-06-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, fc.integer({ min: 0, max: 12 }), (now, count) => {
        const day = addWorkingDays(dispatchDay(now, holidays), count, holidays);
        expect(day >= dayInIndia(now)).toBe(true);
        expect(new Date(day).getUTCDay()).not.toBe(0);
        expect(holidays.has(day)).toBe(false);
      }),
    );
  });
});
