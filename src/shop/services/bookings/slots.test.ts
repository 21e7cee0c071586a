import { afterEach, describe, expect, it } from 'vitest';
import { busyWith, offeredSlots, type SlotQuestion, type TechnicianTime, whoCanCome } from './slots.ts';

const WEEK = [1, 2, 3, 4, 5, 6].flatMap((weekday) => [
  { weekday, opens: '09:00', closes: '13:00' },
  { weekday, opens: '14:00', closes: '18:00' },
]);
const technician = (id: string, more: Partial<TechnicianTime> = {}): TechnicianTime => ({
  id,
  hours: WEEK,
  daysOff: new Set(),
  busy: [],
  ...more,
});
const india = (text: string) => new Date(`${text}:00+05:30`);
/** Monday morning. */
const NOW = india('2026-11-23T08:00');
const question = (more: Partial<SlotQuestion> = {}): SlotQuestion => ({
  now: NOW,
  from: '2026-11-24',
  days: 1,
  durationMinutes: 105,
  travelMinutes: 30,
  rules: { leadMinutes: 720, horizonDays: 30, stepMinutes: 60 },
  daysOff: new Set(),
  technicians: [technician('a')],
  ...more,
});
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short', timeStyle: 'short' });
const starts = (more?: Partial<SlotQuestion>) =>
  offeredSlots(question(more)).flatMap(({ slots }) => slots.map(({ start }) => clock.format(start)));
const times = (more?: Partial<SlotQuestion>) => starts(more).map((start) => start.slice(11));

describe('a slot is offered', () => {
  it('on the grid from the day’s opening, if the visit ends within the block', () => {
    expect(times()).toEqual(['09:00', '10:00', '11:00', '14:00', '15:00', '16:00']);
    expect(times({ durationMinutes: 240 })).toEqual(['09:00', '14:00']);
    expect(times({ durationMinutes: 300 })).toEqual([]);
    expect(times({ durationMinutes: 210, rules: { leadMinutes: 0, horizonDays: 30, stepMinutes: 90 } })).toEqual([
      '09:00',
    ]);
  });

  it('not before the lead time has passed, nor beyond the horizon or the plan’s last day', () => {
    const today = { from: '2026-11-23' };
    expect(times(today)).toEqual([]);
    expect(times({ ...today, rules: { leadMinutes: 120, horizonDays: 30, stepMinutes: 60 } })).toEqual([
      '10:00',
      '11:00',
      '14:00',
      '15:00',
      '16:00',
    ]);
    const late = { from: '2026-12-22', days: 5 };
    expect(offeredSlots(question(late)).map(({ day }) => day)).toEqual(['2026-12-22', '2026-12-23']);
    expect(offeredSlots(question({ ...late, until: '2026-12-22' })).map(({ day }) => day)).toEqual(['2026-12-22']);
    expect(offeredSlots(question({ from: '2026-11-01', days: 30 })).map(({ day }) => day)[0]).toBe('2026-11-23');
  });

  it('not on a day off, of one technician or of all', () => {
    expect(times({ daysOff: new Set(['2026-11-24']) })).toEqual([]);
    const both = [technician('a', { daysOff: new Set(['2026-11-24']) }), technician('b')];
    expect(offeredSlots(question({ technicians: both }))[0]?.slots[0]?.technicians).toEqual(['b']);
    expect(times({ from: '2026-11-29' })).toEqual([]); // Sunday
  });

  it('only with travel time to the next visit and from the one before', () => {
    const visit = { start: india('2026-11-24T11:00'), end: india('2026-11-24T12:45') };
    const busy = [technician('a', { busy: [busyWith(visit, 30)] })];
    // 9:00 ends 10:45, and 30 minutes of travel end after 11:00; 14:00 is free.
    expect(times({ technicians: busy })).toEqual(['14:00', '15:00', '16:00']);
    expect(times({ technicians: busy, travelMinutes: 15 })).toEqual(['09:00', '14:00', '15:00', '16:00']);
    const touching = [
      technician('a', { busy: [{ start: india('2026-11-24T11:15'), end: india('2026-11-24T14:00') }] }),
    ];
    expect(times({ technicians: touching })).toEqual(['09:00', '14:00', '15:00', '16:00']);
  });

  it('once for several technicians, who are its capacity', () => {
    const technicians = [
      technician('a'),
      technician('b', { busy: [{ start: india('2026-11-24T09:00'), end: india('2026-11-24T11:00') }] }),
    ];
    const [day] = offeredSlots(question({ technicians }));
    expect(day?.slots.map(({ start, technicians: who }) => [clock.format(start).slice(11), who.length])).toEqual([
      ['09:00', 1],
      ['10:00', 1],
      ['11:00', 2],
      ['14:00', 2],
      ['15:00', 2],
      ['16:00', 2],
    ]);
    expect(whoCanCome(india('2026-11-24T09:00'), question({ technicians }))).toEqual(['a']);
    expect(whoCanCome(india('2026-11-24T09:30'), question({ technicians }))).toEqual([]);
  });
});

describe('the server’s time zone does not matter', () => {
  const home = process.env['TZ'];
  afterEach(() => {
    if (home === undefined) delete process.env['TZ'];
    else process.env['TZ'] = home;
  });

  it.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kolkata'])(
    'over the ends of months and years, in %s',
    (zone) => {
      process.env['TZ'] = zone;
      expect(new Date(0).getTimezoneOffset()).toBe(
        { 'America/Los_Angeles': 480, 'Pacific/Kiritimati': 640, 'Asia/Kolkata': -330 }[zone],
      );
      const over = (now: string, days: number) => {
        const rules = { leadMinutes: 0, horizonDays: 40, stepMinutes: 240 };
        return starts({ now: india(now), from: now.slice(0, 10), days, rules });
      };
      expect(over('2026-12-31T23:40', 3)).toEqual(['2027-01-01 09:00', '2027-01-02 09:00']);
      const newYear = question({
        now: india('2027-01-01T00:20'),
        from: '2026-12-01',
        days: 32,
        rules: { leadMinutes: 0, horizonDays: 40, stepMinutes: 240 },
      });
      expect(offeredSlots(newYear).map(({ day }) => day)).toEqual(['2027-01-01']);
      expect(whoCanCome(india('2027-01-01T09:00'), newYear)).toEqual(['a']);
      expect(over('2027-01-01T00:20', 1)).toEqual(['2027-01-01 09:00']);
      expect(over('2028-02-28T18:30', 3)).toEqual(['2028-02-29 09:00', '2028-03-01 09:00']);
      expect(over('2027-02-27T18:30', 3)).toEqual(['2027-03-01 09:00']); // the 28th is a Sunday
      expect(over('2027-03-31T05:29', 2)).toEqual(['2027-03-31 09:00', '2027-04-01 09:00']);
    },
  );
});
