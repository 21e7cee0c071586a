import type { Locale } from '#src/kernel/locales.ts';
import { transact } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { tokenHash } from '#src/shop/customers/identity/token.ts';
import { deleteChoice, findByToken, hasChosen, insertChoice, noteReturn } from './cart-reminder.store.ts';

/** The version of the words of `cartReminders` in web/messages: a new date whenever what is agreed to changes. */
const WORDS = '2026-11-28';

/** `offered`: the owner has set after how many hours a mail is sent. */
export type ReminderChoice = { offered: boolean; wanted: boolean };

export async function reminderChoice(
  { db, shopSettings }: Pick<Platform, 'db' | 'shopSettings'>,
  uid: string,
): Promise<ReminderChoice> {
  const offered = shopSettings.current.reminders.cartHours > 0;
  return { offered, wanted: await hasChosen(db, uid) };
}

/** Keeps whether an account wants a mail about a cart that it leaves; repeating changes nothing. */
export const chooseReminders = (
  platform: Platform,
  { uid, locale }: { uid: string; locale: Locale },
  wanted: boolean,
): Promise<void> =>
  transact(platform, async ({ trx }) => {
    if (wanted) await insertChoice(trx, { uid, words: WORDS, locale, chosenAt: platform.clock.now() });
    else await deleteChoice(trx, uid);
  });

/** Whether a mail's link still ends something. */
export const lookAtReminderLink = async ({ db }: Pick<Platform, 'db'>, token: string): Promise<boolean> =>
  (await findByToken(db, tokenHash(token))) !== undefined;

/** Ends the reminders of the account that the mail was sent to, without signing in. Answers whether this call ended them. */
export async function endRemindersByLink({ db }: Pick<Platform, 'db'>, token: string): Promise<boolean> {
  const found = await findByToken(db, tokenHash(token));
  if (found) await deleteChoice(db, found.uid);
  return found !== undefined;
}

/** Notes that the account came back by a mail of its own; another's link changes nothing. */
export const noteReturnByLink = async (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  uid: string,
  token: string,
): Promise<void> => void (await noteReturn(db, uid, tokenHash(token), clock.now()));
