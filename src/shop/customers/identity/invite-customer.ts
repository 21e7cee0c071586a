import type { Locale } from '#src/kernel/locales.ts';
import type { Tx } from '#src/platform/database/database.ts';
import { newId } from '#src/platform/ids.ts';
import { isMailAddress } from '#src/platform/mail/message.ts';
import { queueMail } from '#src/platform/mail/queue-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import { invitationMail } from './account-mails.ts';
import { insertPerson } from './phone.store.ts';
import { makeToken } from './token.ts';
import { findUserByEmail } from './user.store.ts';

/** Long enough for people who read their mail once a week. The link proves the address, and an account made here has nothing yet. */
const HOURS = 14 * 24;

/**
 * Invites somebody by mail: to set a password for an account that is made now, without one, or to sign in where they have an account. Does nothing for an
 * account that has proved the address, is banned, or is not a customer's. Runs in the caller's transaction.
 */
export async function inviteCustomer(
  trx: Tx,
  platform: Platform,
  { name, email, locale, at }: { name: string; email: string; locale: Locale; at: Date },
): Promise<void> {
  if (!isMailAddress(email) || email === platform.settings.adminEmail) return;
  const known = await findUserByEmail(trx, email);
  if (known) {
    if (known.banned || known.emailVerified || known.role !== 'customer') return;
    // Not a link that sets a password: whoever signed up has one, and a mail that lives for weeks should not replace it.
    await queueMail(trx, platform, invitationMail(platform, { email, locale }), known.uid);
    return;
  }
  const uid = newId('usr', at.getTime());
  await insertPerson(trx, { id: uid, name: name || email.replace(/@.*/, ''), email, at });
  const token = await makeToken(trx, platform, 'reset-password', { uid, email }, HOURS);
  await queueMail(trx, platform, invitationMail(platform, { email, locale }, token), uid);
}
