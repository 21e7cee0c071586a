import type { Locale } from '#src/kernel/locales.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import { queueMail } from '#src/platform/mail/queue-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import { noticeMail } from './account-mails.ts';
import { deleteSessions } from './account-session.store.ts';
import { confirmIdentity, hasPassword } from './confirm-identity.ts';
import { setPasswordHash } from './credential.store.ts';
import { needGoodPassword } from './new-password.ts';
import { hashPassword } from './password.ts';
import { isAdministrator, type Principal } from './principal.ts';
import { dropTokens } from './token.store.ts';
import { lockUser } from './user.store.ts';

type Change = { currentPassword: string; newPassword: string };

/**
 * Sets a new password, with the current one as proof. Every other session ends; this one continues. The user is notified by mail.
 * @param here the caller's session
 * @throws `invalid` with `password` (the current one) or `newPassword`; `conflict` for an account without a password; `too-many`
 */
export async function changePassword(
  platform: Platform,
  person: Principal,
  change: Change,
  here: string,
  locale: Locale,
): Promise<void> {
  needGoodPassword(platform, change.newPassword, person);
  if (!(await hasPassword(platform, person.uid))) throw new Fault('conflict', 'no-password-yet');
  await confirmIdentity(platform, person, { password: change.currentPassword });
  const hash = await hashPassword(change.newPassword);
  const at = platform.clock.now();
  const sessions = await transact(platform, async ({ trx }) => {
    const user = await lockUser(trx, person.uid);
    if (!user) throw new Fault('not-found', 'account-not-found');
    await setPasswordHash(trx, { id: newId('acc', at.getTime()), uid: user.uid, hash, at });
    const ended = await deleteSessions(trx, user.uid, here);
    await dropTokens(trx, user.uid, ['reset-password', 'change-email', 'confirm-identity']);
    await queueMail(
      trx,
      platform,
      noticeMail('passwordChanged', platform.settings, { email: user.email, locale }),
      user.uid,
    );
    if (isAdministrator(person))
      await recordAction(
        { trx },
        person,
        { act: 'administrator.password-changed', subject: `customer:${user.uid}` },
        at,
      );
    return ended;
  });
  platform.security.success('password-changed', { uid: person.uid, way: 'password', sessions });
}
