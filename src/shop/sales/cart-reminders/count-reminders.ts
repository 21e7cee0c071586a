import type { Platform } from '#src/platform/platform.ts';
import { type ReminderTotals, sumReminders } from './cart-reminder.store.ts';

/** An order counts for a mail if it was made within so many days of it. */
const DAYS = 7;

/** What became of the mails of this stretch; undefined if none were sent and the owner sends none. */
export async function countReminders(
  { db, settings, shopSettings }: Pick<Platform, 'db' | 'settings' | 'shopSettings'>,
  { from, to }: { from: Date; to: Date },
): Promise<(ReminderTotals & { days: number }) | undefined> {
  const totals = await sumReminders(db, { from, to, test: settings.testPayments, days: DAYS });
  return totals.sent > 0 || shopSettings.current.reminders.cartHours > 0 ? { ...totals, days: DAYS } : undefined;
}
