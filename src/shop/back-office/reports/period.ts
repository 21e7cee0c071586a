/** India has one time zone and no summer time, so all hours and days there are equally long. */
const INDIA = 5.5 * 60 * 60_000;
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

export const PERIODS = ['day', 'week', 'month'] as const;
export type PeriodKind = (typeof PERIODS)[number];

/** A stretch of time, excluding its end. */
export type Stretch = { from: Date; to: Date };

/** A day, a week from Monday, or a month in Asia/Kolkata, and the previous one to compare with. */
export type Period = Stretch & {
  kind: PeriodKind;
  /** The first day, `2026-11-16`; identifies the period. */
  day: string;
  /** The same stretch of the previous period: for a period still running, only as much as has passed of it. */
  before: Stretch;
  /** The whole previous period. */
  previous: Stretch;
  /** The length of one bar of the chart. */
  bucket: number;
  buckets: number;
  /** The first days of the neighbouring periods; none after the present one. */
  earlier: string;
  later: string | undefined;
};

const inIndia = (at: Date) => new Date(at.getTime() + INDIA);
const dayOf = (at: Date) => inIndia(at).toISOString().slice(0, 10);

/** The moment at which a calendar day begins in India. @internal */
export const startOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - INDIA);

/** The start of the period of this kind that contains a moment. */
function startOf(kind: PeriodKind, at: Date): Date {
  const there = inIndia(at);
  const [year, month, date] = [there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate()];
  if (kind === 'month') return new Date(Date.UTC(year, month, 1) - INDIA);
  const sinceMonday = kind === 'week' ? (there.getUTCDay() + 6) % 7 : 0;
  return new Date(Date.UTC(year, month, date - sinceMonday) - INDIA);
}

/** @param day any day of the wanted period; if absent or invalid, the present one */
export function periodOf(kind: PeriodKind, now: Date, day?: string): Period {
  const asked = day && /^\d{4}-\d\d-\d\d$/.test(day) ? startOfDay(day) : now;
  const at = Number.isNaN(asked.getTime()) || asked > now ? now : asked;
  const from = startOf(kind, at);
  const to = startOf(kind, new Date(from.getTime() + (kind === 'month' ? 32 : kind === 'week' ? 7 : 1) * DAY));
  const previousFrom = startOf(kind, new Date(from.getTime() - 1));
  const come = Math.min(now.getTime(), to.getTime()) - from.getTime();
  const bucket = kind === 'day' ? HOUR : DAY;
  return {
    kind,
    day: dayOf(from),
    from,
    to,
    previous: { from: previousFrom, to: from },
    before: {
      from: previousFrom,
      to: to > now ? new Date(Math.min(previousFrom.getTime() + come, from.getTime())) : from,
    },
    bucket,
    buckets: Math.round((to.getTime() - from.getTime()) / bucket),
    earlier: dayOf(previousFrom),
    later: to > now ? undefined : dayOf(to),
  };
}
