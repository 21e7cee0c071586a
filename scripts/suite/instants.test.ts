import { expect, it } from 'vitest';
import { DAY_MS, dayInIndia, weekdayOf } from '#src/kernel/india-time.ts';
import { coverage, HOURS, readInstant } from './instants.ts';

const HOLIDAYS = ['01-14', '01-26', '08-15', '10-02'];
const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, at) => new Date(Date.parse(from) + at * DAY_MS));

it('covers each hour, each weekday, the ends of periods and the holidays, whatever day it runs on', () => {
  for (const now of days('2026-11-01T20:00:00Z', 400)) {
    const all = coverage(now, HOLIDAYS);
    expect(new Set(all.map((at) => at.slice(11)))).toEqual(new Set(HOURS));
    expect(new Set(all.map((at) => weekdayOf(at.slice(0, 10)))).size).toBe(7);
    for (const end of [/-12-31T/, /-02-28T/, /-03-31T/, /^2026-11-08T/, /-(01-14|01-26|08-15|10-02)T/])
      expect(all.some((at) => end.test(at))).toBe(true);
    expect(all.length).toBeLessThan(13);
    for (const at of all) expect(at.startsWith(dayInIndia(readInstant(at, now)))).toBe(true);
  }
});

it('reads times as India’s local time', () => {
  const now = new Date('2026-11-22T20:00:00Z'); // the 23rd in India
  expect(readInstant('2026-12-31T23:50', now).toISOString()).toBe('2026-12-31T18:20:00.000Z');
  expect(readInstant('06:30', now).toISOString()).toBe('2026-11-23T01:00:00.000Z');
  for (const wrong of ['tomorrow', '2026-12-31', '2026-13-31T10:00', '25:00', ''])
    expect(() => readInstant(wrong, now), wrong).toThrow('--at');
});
