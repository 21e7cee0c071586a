import type { Paise } from '#src/kernel/money.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import { selectSurveyBooking } from './survey-booking.store.ts';

/** The booking of a site survey by its number; undefined for any other booking. */
export async function findSurveyBooking(
  db: Queryable,
  number: number,
): Promise<{ id: string; email: string; state: string; total: Paise } | undefined> {
  const row = await selectSurveyBooking(db, number);
  return row && { ...row, total: row.total as Paise };
}
