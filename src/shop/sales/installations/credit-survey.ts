import { type Paise, paise } from '#src/kernel/money.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import { invalid } from '#src/platform/fault.ts';
import { listBookingRefunds } from '#src/shop/sales/payments/list-refunds.ts';
import { findSurveyBooking } from '#src/shop/services/bookings/find-survey-booking.ts';
import { isCredited } from './installation.store.ts';

/**
 * The fee of a survey that can be credited: of this customer, done, not refunded and not credited before. Throws `invalid` with what is
 * wrong at `survey`.
 * @param number the booking's, as its customer knows it
 */
export async function findSurveyCredit(
  db: Queryable,
  number: number,
  email: string | undefined,
): Promise<{ bookingId: string; amount: Paise }> {
  const booking = await findSurveyBooking(db, number);
  if (!booking || (email !== undefined && booking.email.toLowerCase() !== email.trim().toLowerCase()))
    throw invalid({ survey: 'survey-unknown' });
  if (booking.state !== 'completed') throw invalid({ survey: 'survey-not-done' });
  if (await isCredited(db, booking.id)) throw invalid({ survey: 'survey-credited' });
  const back = (await listBookingRefunds(db, booking.id)).reduce(
    (all, { state, amount }) => (state === 'failed' ? all : all + amount),
    0,
  );
  if (back >= booking.total) throw invalid({ survey: 'survey-refunded' });
  return { bookingId: booking.id, amount: paise(booking.total - back) };
}
