import type { Locale } from '#src/kernel/locales.ts';
import type { Tx } from '#src/platform/database/database.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import { deleteUnsent } from '#src/platform/mail/mail.store.ts';
import type { Platform } from '#src/platform/platform.ts';
import { showAccount } from '#src/shop/customers/identity/show-account.ts';
import { tokenHash } from '#src/shop/customers/identity/token.ts';
import { deleteChoice, findByToken, hasChosen, insertChoice, noteReturn } from './cart-reminder.store.ts';
import { MAIL_KIND } from './reminder-mail.ts';

/** The version of the words of `cartReminders` in web/messages: a new date whenever what is agreed to changes. */
const WORDS = '2026-11-28';

/** `offered`: the owner sends them at all. */
export type ReminderChoice = { offered: boolean; wanted: boolean };

export async function reminderChoice(
  { db, shopSettings }: Pick<Platform, 'db' | 'shopSettings'>,
  uid: string,
): Promise<ReminderChoice> {
  const offered = shopSettings.current.reminders.cartHours > 0;
  return { offered, wanted: await hasChosen(db, uid) };
}

/**
 * Saves whether an account wants a mail about an abandoned cart; repeating changes nothing. Throws `conflict` for an address that was not confirmed: a
 * mistyped one is somebody else's.
 */
export const chooseReminders = (
  platform: Platform,
  { uid, locale }: { uid: string; locale: Locale },
  wanted: boolean,
): Promise<void> =>
  transact(platform, async ({ trx }) => {
    if (!wanted) return void (await end(trx, uid));
    if (!(await showAccount({ db: trx }, uid)).emailVerified) throw new Fault('conflict', 'confirm-address-first');
    await insertChoice(trx, { uid, words: WORDS, locale, chosenAt: platform.clock.now() });
  });

/** Ends the reminders and removes those not sent yet; true if there were any to end. */
async function end(trx: Tx, uid: string): Promise<boolean> {
  const ended = await deleteChoice(trx, uid);
  if (ended) await deleteUnsent(trx, uid, MAIL_KIND);
  return ended;
}

/** Whether a mail's link still ends something. */
export const lookAtReminderLink = async ({ db }: Pick<Platform, 'db'>, token: string): Promise<boolean> =>
  (await findByToken(db, tokenHash(token))) !== undefined;

/** Ends the reminders of the account that the mail was sent to, without signing in. Answers whether this call ended them. */
export const endRemindersByLink = (platform: Platform, token: string): Promise<boolean> =>
  transact(platform, async ({ trx }) => {
    const found = await findByToken(trx, tokenHash(token));
    return found !== undefined && end(trx, found.uid);
  });

/** Records that the account came back by the link of its own mail; another account's link changes nothing. */
export const noteReturnByLink = async (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  uid: string,
  token: string,
): Promise<void> => void (await noteReturn(db, uid, tokenHash(token), clock.now()));
