import { addDays, type Day, dayInIndia, instantInIndia, weekdayOf } from '#src/kernel/india-time.ts';

const MINUTE = 60_000;

/** Half-open: a visit that ends when another begins does not overlap it. */
export type Span = { start: Date; end: Date };

/** A technician's time as far as slots are concerned. `hours`: one entry per block, times of day in India. */
export type TechnicianTime = {
  id: string;
  hours: readonly { weekday: number; opens: string; closes: string }[];
  daysOff: ReadonlySet<Day>;
  /** Held and taken spans, including travel to the next visit. */
  busy: readonly Span[];
};

export type SlotRules = { leadMinutes: number; horizonDays: number; stepMinutes: number };

/** An available time. `technicians`: who could come, in the order of the input. */
type OfferedSlot = Span & { technicians: string[] };
export type SlotDay = { day: Day; slots: OfferedSlot[] };

export type SlotQuestion = {
  now: Date;
  from: Day;
  days: number;
  /** No visit later than this day, the last of the plan's validity. */
  until?: Day | undefined;
  durationMinutes: number;
  travelMinutes: number;
  rules: SlotRules;
  /** Days without visits for everybody. */
  daysOff: ReadonlySet<Day>;
  technicians: readonly TechnicianTime[];
};

/** The last day on which slots are offered now. */
export const lastDay = (now: Date, { horizonDays }: Pick<SlotRules, 'horizonDays'>): Day =>
  addDays(dayInIndia(now), horizonDays);

/**
 * The times that are offered, day by day, including days without any: within working hours, on the grid that counts from the
 * opening of a technician's day, not before the lead time is over nor beyond the horizon, and free, including travel to the
 * next visit. The same time of several technicians is one slot. Pure: no database, clock or server time zone.
 */
export function offeredSlots(question: SlotQuestion): SlotDay[] {
  const { now, from, days, until, rules } = question;
  const first = maxDay(from, dayInIndia(now));
  const last = minDay(addDays(from, days - 1), lastDay(now, rules), until);
  const found: SlotDay[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) found.push({ day, slots: slotsOfDay(day, question) });
  return found;
}

/** Who could come at exactly this time; empty when it is not offered. */
export const whoCanCome = (start: Date, question: Omit<SlotQuestion, 'from' | 'days'>): string[] =>
  offeredSlots({ ...question, from: dayInIndia(start), days: 1 })
    .flatMap(({ slots }) => slots)
    .find((slot) => slot.start.getTime() === start.getTime())?.technicians ?? [];

function slotsOfDay(day: Day, question: SlotQuestion): OfferedSlot[] {
  if (question.daysOff.has(day)) return [];
  const earliest = question.now.getTime() + question.rules.leadMinutes * MINUTE;
  const byStart = new Map<number, OfferedSlot>();
  for (const technician of question.technicians) {
    for (const span of startsOf(technician, day, question)) {
      const start = span.start.getTime();
      if (start < earliest || !isFree(technician, span, question.travelMinutes)) continue;
      const known = byStart.get(start);
      if (known) known.technicians.push(technician.id);
      else byStart.set(start, { ...span, technicians: [technician.id] });
    }
  }
  return [...byStart.values()].sort((a, b) => a.start.getTime() - b.start.getTime());
}

/** Every time of this day that fits one of the technician's blocks and is on the grid. */
function startsOf({ hours, daysOff }: TechnicianTime, day: Day, { durationMinutes, rules }: SlotQuestion): Span[] {
  if (daysOff.has(day)) return [];
  const weekday = weekdayOf(day);
  const blocks = hours
    .filter((block) => block.weekday === weekday)
    .map(({ opens, closes }) => ({
      opens: instantInIndia(day, opens).getTime(),
      closes: instantInIndia(day, closes).getTime(),
    }));
  if (blocks.length === 0) return [];
  const opening = Math.min(...blocks.map(({ opens }) => opens));
  const step = rules.stepMinutes * MINUTE;
  const length = durationMinutes * MINUTE;
  return blocks.flatMap(({ opens, closes }) => {
    const spans: Span[] = [];
    for (let start = opening + Math.ceil((opens - opening) / step) * step; start + length <= closes; start += step) {
      spans.push({ start: new Date(start), end: new Date(start + length) });
    }
    return spans;
  });
}

/** The span that a visit blocks: itself and the travel to the next. */
export const busyWith = ({ start, end }: Span, travelMinutes: number): Span => ({
  start,
  end: new Date(end.getTime() + travelMinutes * MINUTE),
});

function isFree({ busy }: TechnicianTime, span: Span, travelMinutes: number): boolean {
  const wanted = busyWith(span, travelMinutes);
  return busy.every((other) => wanted.end <= other.start || wanted.start >= other.end);
}

const maxDay = (a: Day, b: Day): Day => (a > b ? a : b);
const minDay = (...days: (Day | undefined)[]): Day =>
  days.reduce<Day>((least, day) => (day !== undefined && day < least ? day : least), '9999-12-31');
