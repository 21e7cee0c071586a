import { addDays, DAY_MS, type Day } from '#src/kernel/india-time.ts';
import type { LocalClimate } from '../climate.ts';
import { shareInYear } from '../costs-over-time.ts';
import { daysIn, type Month, type MonthGeneration, monthOf } from './generation.ts';

/**
 * How a month was: as the sun lets expect; once too low (look at shade and dust); too low twice running, or by half (have it checked); more than the sun
 * gives (is the reading right?).
 */
export const PLANT_VERDICTS = ['check', 'low', 'high', 'fine'] as const;
export type PlantVerdict = (typeof PLANT_VERDICTS)[number];

/** What a plant should give. */
export type Expectation = {
  /** Of a new plant in each month from January, kWh. */
  byMonth: readonly number[];
  /** The least share of it in each month that weather and losses explain. */
  low: readonly number[];
  commissionedOn: Day;
};

export type JudgedMonth = MonthGeneration & {
  /** For the days that are known, kWh. */
  expected: number;
  /** Undefined where too few days are known, or they were averaged over too long a time. */
  verdict: PlantVerdict | undefined;
};

/** A month is judged by at least so many days. */
const LEAST_DAYS = 20;
const HALF = 0.5;
const TOO_HIGH = 1.25;
/** 1.64 σ: nineteen months of twenty are above. */
const ONE_SIDED_95 = 1.64;
/** Of the satellite and of what a plant's losses were taken to be. */
const UNCERTAIN = 0.06;
/** What {@link LocalClimate.careful} is at a measured place. */
const CAREFUL_THERE = 0.88;

/** The least share of what is expected that is still ordinary, by month from January: formula 24 of docs/solar.md. */
export const lowBounds = ({ row, careful }: LocalClimate): number[] =>
  row.ghi.map(
    (mean, month) => 1 - (ONE_SIDED_95 * (row.ghiSd[month] as number)) / mean - UNCERTAIN - (CAREFUL_THERE - careful),
  );

/** What a plant should have given in so many days of a month, kWh: less each year, and nothing before it was commissioned. */
export function expectedIn(month: Month, days: number, { byMonth, commissionedOn }: Expectation): number {
  const [year = 0, one = 1] = month.split('-').map(Number);
  const [since = 0, from = 1] = commissionedOn.split('-').map(Number);
  const age = (year - since) * 12 + one - from;
  if (age < 0) return 0;
  return (byMonth[one - 1] as number) * (days / daysIn(month)) * shareInYear(1 + Math.floor(age / 12));
}

/** What a plant should have given from one day until the morning of another, kWh. */
export function expectedBetween(from: Day, to: Day, expectation: Expectation): number {
  let all = 0;
  for (let day = from; day < to; day = addDays(day, 1)) all += expectedIn(monthOf(day), 1, expectation);
  return all;
}

/** Judges each month beside the one before it; oldest first, as they come. */
export function judgeMonths(months: readonly MonthGeneration[], expectation: Expectation): JudgedMonth[] {
  const judged: JudgedMonth[] = [];
  for (const month of months) {
    const days = Math.min(month.days, generatingDays(month.month, expectation.commissionedOn));
    const expected = expectedIn(month.month, days, expectation);
    const before = judged.at(-1);
    const wasLow = before?.verdict === 'low' || before?.verdict === 'check';
    const canJudge = days >= LEAST_DAYS && !month.isAveraged && expected > 0;
    judged.push({
      ...month,
      expected,
      verdict: canJudge
        ? judge(month.kwh / expected, lowOf(month.month, expectation), wasLow && isNext(before.month, month.month))
        : undefined,
    });
  }
  return judged;
}

/** The newest month that could be judged. */
export const lastJudged = (months: readonly JudgedMonth[]): (JudgedMonth & { verdict: PlantVerdict }) | undefined =>
  months.findLast((month): month is JudgedMonth & { verdict: PlantVerdict } => month.verdict !== undefined);

function judge(share: number, low: number, wasLow: boolean): PlantVerdict {
  if (share > TOO_HIGH) return 'high';
  if (share < HALF) return 'check';
  if (share >= low) return 'fine';
  return wasLow ? 'check' : 'low';
}

const lowOf = (month: Month, { low }: Expectation): number => low[Number(month.slice(5)) - 1] as number;

const isNext = (before: Month, month: Month): boolean => {
  const [year = 0, one = 1] = before.split('-').map(Number);
  return month === (one === 12 ? `${year + 1}-01` : `${year}-${String(one + 1).padStart(2, '0')}`);
};

/** The days of a month on which the plant stood. */
function generatingDays(month: Month, commissionedOn: Day): number {
  if (monthOf(commissionedOn) < month) return daysIn(month);
  if (monthOf(commissionedOn) > month) return 0;
  return daysIn(month) - (Date.parse(commissionedOn) - Date.parse(`${month}-01`)) / DAY_MS;
}
