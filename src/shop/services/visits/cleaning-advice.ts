import { DAY_MS } from '#src/kernel/india-time.ts';
import { type CleaningPlant, usualPlant } from './cleaning-plant.ts';

/** How fast panels get dirty at a place: the technician's finding at the last visit, else `usual`. */
type Soiling = 'low' | 'usual' | 'high';

export type CleaningInput = {
  /** The India day (YYYY-MM-DD) on which the panels were last cleaned. */
  lastCleaned: string;
  /** The India day for which the advice is given. */
  today: string;
  /** The PIN code of the site: it decides the rainy season. */
  zipcode: string;
  /** The customer's own; if unknown, an ordinary roof of 3 kW. */
  plant?: CleaningPlant;
  soiling?: Soiling;
  /** What a cleaning costs, in rupees. */
  cost?: number;
};

export type CleaningAdvice = {
  /** The India day from which a cleaning is worth its price. Never in the rainy season, when the rain cleans. */
  dueOn: string;
  /** Whether that day has come. */
  due: boolean;
  /** Loss of today's output by dust, in whole per cent, from the lowest to the highest estimate of the sources. */
  loss: { from: number; to: number };
  /** Days outside the rainy season after which a cleaning pays for itself. */
  gapDays: number;
  /** True while the rainy season of this place lasts. */
  rainy: boolean;
};

/**
 * The source of the figures. The daily loss is an assumption, as it depends on the site; the yearly loss was measured: 17 to
 * 25 % of a year's output in north India, about half of it by deposits.
 */
export const CLEANING_SOURCE = { name: 'Bergin, 2017', daily: { low: 0.003, usual: 0.004, high: 0.005 } } as const;

/** Half of the measured 25 %: no more is claimed for dust. */
const MOST = 12.5;
/** For a tiny plant a cleaning would take years to pay off; the rain comes first, so the rule stays once per dry season. */
const LONGEST_GAP = 240;
/** Of a rupee: sums of fractions end a little beside what they should. */
const NOTHING = 1e-6;
/** Beginning and end of the rainy season, as month and day. In south-east India it begins in October. */
const SUMMER_RAIN = { from: '06-15', to: '09-30' } as const;
const WINTER_RAIN = { from: '10-15', to: '12-15' } as const;
/** Tamil Nadu and Puducherry have PIN codes from 600 to 643. */
const hasWinterRain = (zipcode: string) => /^6(0|1|2|3|4[0-3])/.test(zipcode);

const toTime = (day: string) => Date.parse(`${day}T00:00:00Z`);
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * When the next cleaning is worth its price, and the loss by dust today. A pure function of days.
 *
 * Loss grows by s per day, so D days with y kWh each lose y·s·D²/2 kWh at p rupees, and cleaning whenever that has reached the cost C of a cleaning,
 * every √(2C / (y·s·p)) days, has the lowest total cost. As y is another in each month, the days are added up one by one.
 * The seasonal rain cleans too: counting restarts when it ends, and nothing is due while it lasts. The lower loss counts this
 * cleaning in full, the upper one not at all; neither exceeds what was measured. So the advice may come late, never early.
 */
export function cleaningAdvice({
  lastCleaned,
  today,
  zipcode,
  plant = usualPlant(),
  soiling = 'usual',
  cost = 1800,
}: CleaningInput): CleaningAdvice {
  const rain = hasWinterRain(zipcode) ? WINTER_RAIN : SUMMER_RAIN;
  const { daily } = CLEANING_SOURCE;
  const gapFrom = (start: number) => daysUntilPaid(start, plant, daily[soiling], cost);
  const now = Math.max(toTime(today), toTime(lastCleaned));
  let start = afterRain(toTime(lastCleaned), rain);
  let gapDays = gapFrom(start);
  let due = start + gapDays * DAY_MS;
  for (let season = nextRain(start, rain); due >= season.from; season = nextRain(start, rain)) {
    start = season.to + DAY_MS;
    gapDays = gapFrom(start);
    due = start + gapDays * DAY_MS;
  }
  const rainy = afterRain(now, rain) !== now;
  const least = Math.max(0, (now - latestStart(toTime(lastCleaned), now, rain)) / DAY_MS) * daily.low * 100;
  const most = dryDays(toTime(lastCleaned), now, rain) * daily.high * 100;
  return {
    dueOn: toDay(due),
    due: !rainy && now >= due,
    loss: { from: Math.floor(Math.min(least, MOST)), to: Math.ceil(Math.min(most, MOST)) },
    gapDays,
    rainy,
  };
}

/** After how many dry days from clean panels dust has taken as much as a cleaning costs. */
function daysUntilPaid(start: number, { kwhADay, rupeesAUnit }: CleaningPlant, daily: number, cost: number): number {
  let lost = 0;
  for (let day = 0; day < LONGEST_GAP; day++) {
    const clean = kwhADay[new Date(start + day * DAY_MS).getUTCMonth()] ?? 0;
    lost += clean * daily * (day + 0.5) * rupeesAUnit;
    if (lost >= cost - NOTHING) return day + 1;
  }
  return LONGEST_GAP;
}

type Season = { from: string; to: string };

/** The rainy season that ends on or after `time`: this year's, or next year's. */
function nextRain(time: number, season: Season): { from: number; to: number } {
  const year = new Date(time).getUTCFullYear();
  const of = (one: number) => ({ from: toTime(`${one}-${season.from}`), to: toTime(`${one}-${season.to}`) });
  return of(year).to >= time ? of(year) : of(year + 1);
}

/** The day itself, or the first day after the rainy season that it falls in. */
function afterRain(time: number, season: Season): number {
  const { from, to } = nextRain(time, season);
  return time >= from ? to + DAY_MS : time;
}

/** Since when dust has collected: the cleaning, or the end of the last rainy season since. */
function latestStart(cleaned: number, now: number, season: Season): number {
  let start = afterRain(cleaned, season);
  for (let rain = nextRain(start, season); rain.from <= now; rain = nextRain(start, season)) start = rain.to + DAY_MS;
  return start;
}

/** Number of days outside the rainy season. */
function dryDays(from: number, to: number, season: Season): number {
  let days = 0;
  for (let at = from; at < to; ) {
    const rain = nextRain(at, season);
    if (at >= rain.from) at = rain.to + DAY_MS;
    else {
      const end = Math.min(to, rain.from);
      days += (end - at) / DAY_MS;
      at = end;
    }
  }
  return days;
}
