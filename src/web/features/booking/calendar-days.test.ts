import { expect, test } from 'vitest';
import { calendarDays } from './calendar-days.ts';

const slot = { start: '2026-12-31T03:30:00Z', end: '2026-12-31T05:15:00Z' };

test('days without a slot are listed between the others, over the end of a year', () => {
  const days = calendarDays([
    { day: '2026-12-30', slots: [] },
    { day: '2026-12-31', slots: [slot] },
    { day: '2027-01-02', slots: [slot] },
  ]);
  expect(days.map(({ day, slots }) => [day, slots.length])).toEqual([
    ['2026-12-31', 1],
    ['2027-01-01', 0],
    ['2027-01-02', 1],
  ]);
});

test('no slots give no days', () => expect(calendarDays([{ day: '2026-12-31', slots: [] }])).toEqual([]));
