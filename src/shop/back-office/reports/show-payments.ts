import { invalid } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { indianDay, monthBounds } from '#src/shop/sales/tax-documents/financial-year.ts';
import { selectAttention, webhooksSilentSince } from './attention.store.ts';
import { countPaymentRows, type DayTotals, type PaymentFilter, selectPayments, totalsByDay } from './payments.store.ts';

/** Payments and what became of them, newest first; `q` is a whole id, order number or e-mail address. */
export async function listPayments(
  { db }: Pick<Platform, 'db'>,
  query: { filter: PaymentFilter; q: string; page: number; limit: number },
) {
  const [items, total] = await Promise.all([selectPayments(db, query), countPaymentRows(db, query)]);
  return { items, total };
}

/** What needs attention, the worst first. */
export async function listAttention({ db, clock, settings }: Pick<Platform, 'db' | 'clock' | 'settings'>) {
  const when = { now: clock.now(), test: settings.testPayments };
  const [items, silent] = await Promise.all([selectAttention(db, when, 100), webhooksSilentSince(db, when)]);
  return { items, webhooksSilentSince: silent };
}

/** A day's or month's money. `difference`: captured money that is not accounted for; always 0, or somebody must investigate. */
export type Totals = DayTotals & { difference: number };

/** The month's money by day, and its sum; of the shop's present kind, tests or real payments. Throws `invalid` for an invalid month. */
export async function reconcileMonth(
  { db, clock, settings }: Pick<Platform, 'db' | 'clock' | 'settings'>,
  month?: string,
) {
  const name = month ?? indianDay(clock.now()).slice(0, 7);
  const bounds = monthBounds(name);
  if (!bounds) throw invalid({ month: 'must-be-month' });
  const days = (await totalsByDay(db, { ...bounds, test: settings.testPayments })).map(withDifference);
  const nothing = { payments: 0, captured: 0, orders: 0, bookings: 0, sentBack: 0, waiting: 0, refunded: 0 };
  const sum = days.reduce((all, one) => {
    for (const key of Object.keys(nothing) as (keyof typeof nothing)[]) all[key] += one[key];
    return all;
  }, nothing);
  return { month: name, test: settings.testPayments, days, sum: withDifference({ ...sum, day: name }) };
}

const withDifference = (one: DayTotals): Totals => ({
  ...one,
  difference: one.captured - one.orders - one.bookings - one.sentBack - one.waiting,
});

export { PAYMENT_FILTERS, type PaymentFilter } from './payments.store.ts';
