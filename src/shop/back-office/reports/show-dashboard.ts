import { DAY_MS } from '#src/kernel/india-time.ts';
import type { Platform } from '#src/platform/platform.ts';
import { openRefunds, selectAttention, webhooksSilentSince } from './attention.store.ts';
import { type Period, type PeriodKind, periodOf } from './period.ts';
import {
  countPayments,
  countTiles,
  lowStock,
  plannedVisits,
  type SalesRow,
  salesByBucket,
  sumSales,
  topProducts,
} from './sales.store.ts';

/** The number of days that the rate of sales is based on. */
export const RATE_DAYS = 30;
/** Stock that lasts no longer than this many days should be reordered now. */
const SOON_DAYS = 14;

export type Figures = SalesRow & {
  /** Orders and bookings together, in paise. */
  revenue: number;
  /** The average order, without bookings, in paise; 0 if there is none. */
  average: number;
  /** Payments opened, and how many of them were paid: the shop counts no visitors, so it has no other conversion figure. */
  opened: number;
  paid: number;
};

/** A bar of the chart: the time from `at` on, and the same part of the previous period. Amounts in paise. */
export type Bar = { at: Date; paise: number; count: number; before: number };

/**
 * Everything on the owner's first page, counting only the shop's present kind: a live shop's tests are not sales. Nothing here is cached: it is read
 * fresh, in one round of small statements.
 */
export async function showDashboard(
  { db, clock, settings }: Pick<Platform, 'db' | 'clock' | 'settings'>,
  kind: PeriodKind,
  day?: string,
) {
  const now = clock.now();
  const period = periodOf(kind, now, day);
  const week = periodOf('week', now);
  const today = periodOf('day', now);
  const test = settings.testPayments;
  const [tiles, figures, before, bars, top, stock, visits, todays, refunds, attention, silent] = await Promise.all([
    countTiles(db, test),
    specificationOf(db, { ...period, test }),
    specificationOf(db, { ...period.before, test }),
    barsOf(db, period, test),
    topProducts(db, { ...period, test }, 6),
    lowStock(db, { from: new Date(now.getTime() - RATE_DAYS * DAY_MS), to: now, test }, SOON_DAYS, 8),
    plannedVisits(db, { ...week, test }, 1),
    plannedVisits(db, { ...today, test }, 12),
    openRefunds(db, test),
    selectAttention(db, { now, test }, 6),
    webhooksSilentSince(db, { now, test }),
  ]);
  return {
    period,
    tiles,
    figures,
    before,
    bars,
    top,
    stock,
    today: todays,
    visitsThisWeek: visits.total,
    refunds,
    attention,
    webhooksSilentSince: silent,
  };
}

async function specificationOf(
  db: Platform['db'],
  stretch: Pick<Period, 'from' | 'to'> & { test: boolean },
): Promise<Figures> {
  const [sales, payments] = await Promise.all([sumSales(db, stretch), countPayments(db, stretch)]);
  return {
    ...sales,
    ...payments,
    revenue: sales.ordersPaise + sales.bookingsPaise,
    average: sales.ordersPaid > 0 ? Math.round(sales.ordersPaise / sales.ordersPaid) : 0,
  };
}

async function barsOf(
  db: Platform['db'],
  { from, to, previous, bucket, buckets }: Period,
  test: boolean,
): Promise<Bar[]> {
  const [now, then] = await Promise.all([
    salesByBucket(db, { from, to, test }, bucket),
    salesByBucket(db, { ...previous, test }, bucket),
  ]);
  const [here, there] = [new Map(now.map((row) => [row.place, row])), new Map(then.map((row) => [row.place, row]))];
  return Array.from({ length: buckets }, (_, place) => ({
    at: new Date(from.getTime() + place * bucket),
    paise: here.get(place)?.paise ?? 0,
    count: here.get(place)?.count ?? 0,
    before: there.get(place)?.paise ?? 0,
  }));
}

/** Since when payments have been settled without any webhook from the provider; undefined while webhooks arrive. */
export const showSilence = ({
  db,
  clock,
  settings,
}: Pick<Platform, 'db' | 'clock' | 'settings'>): Promise<Date | undefined> =>
  webhooksSilentSince(db, { now: clock.now(), test: settings.testPayments });
