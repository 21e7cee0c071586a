import type { Locale } from '#src/kernel/locales.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, invalid } from '#src/platform/fault.ts';
import { isMailAddress } from '#src/platform/mail/message.ts';
import { queueMail } from '#src/platform/mail/queue-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import { enforceLimits } from '#src/platform/rate-limit/consume.ts';
import { changeEmailMail, noticeMail } from './account-mails.ts';
import { confirmIdentity, type Proof } from './confirm-identity.ts';
import type { Principal } from './principal.ts';
import { dropTokens } from './token.store.ts';
import { makeToken } from './token.ts';
import { findUserByEmail } from './user.store.ts';

/**
 * Mails the new address a link to confirm that it is the user's; only the link changes the account (verify-email.ts). The old
 * address is notified at once. The answer is the same for an address that has an account already.
 * @param email in lower case
 * @throws `invalid` with `email`, `password` or `code`; `conflict` for the administrator, whose address is a setting; `too-many`
 */
export async function askToChangeEmail(
  platform: Platform,
  customer: Principal,
  email: string,
  proof: Proof,
  locale: Locale,
): Promise<void> {
  if (customer.role === 'administrator') throw new Fault('conflict', 'administrator-address');
  if (!isMailAddress(email)) throw invalid({ email: 'email-format' });
  if (email === customer.email) throw invalid({ email: 'same-address' }, 'same-address');
  await confirmIdentity(platform, customer, proof);
  await transact(platform, async ({ trx }) => {
    await enforceLimits(trx, platform, [{ what: 'change mail', who: customer.uid, most: 5 }], 'mails-sent');
    await dropTokens(trx, customer.uid, ['change-email']);
    const free = email !== platform.settings.adminEmail && !(await findUserByEmail(trx, email));
    if (free) {
      const token = await makeToken(trx, platform, 'change-email', { uid: customer.uid, email });
      await queueMail(trx, platform, changeEmailMail(platform.settings, { email, locale }, token), customer.uid);
    }
    if (isMailAddress(customer.email))
      await queueMail(
        trx,
        platform,
        noticeMail('emailAsked', platform.settings, { email: customer.email, locale }),
        customer.uid,
      );
  });
}
