import { LOCALES } from '#src/kernel/locales.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, forbidden, notFound } from '#src/platform/fault.ts';
import { isMailAddress } from '#src/platform/mail/message.ts';
import { queueMail } from '#src/platform/mail/queue-mail.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import type { Shop } from '#src/shop/shop.ts';
import { noticeMail } from './account-mails.ts';
import { deleteSessions } from './account-session.store.ts';
import { isAdministrator, type Principal } from './principal.ts';
import { deleteFactor, isConfirmed, lastLocale } from './second-factor.store.ts';
import { lockPerson } from './session.store.ts';
import { findUser } from './user.store.ts';

/**
 * Removes the second factor of a user who has lost both app and recovery codes; the administrator has verified their identity.
 * All their sessions end, and they are notified by mail, in the language of their last mail.
 * @throws `forbidden` for anyone but the administrator, and for the administrator's own account; `not-found`; `conflict` where there is none
 */
export async function takeSecondFactor(shop: Shop, actor: Principal, uid: string): Promise<void> {
  if (!isAdministrator(actor)) throw forbidden();
  const sessions = await transact(shop, async ({ trx }) => {
    const person = await lockPerson(trx, uid);
    const user = person && (await findUser(trx, uid));
    if (!user) throw notFound('customer');
    if (person.role === 'administrator') throw forbidden();
    if (!(await isConfirmed(trx, uid))) throw new Fault('conflict', 'no-second-factor');
    await deleteFactor(trx, uid);
    const ended = await deleteSessions(trx, uid);
    await recordAction(
      { trx },
      actor,
      { act: 'second-factor.removed-by-desk', subject: `customer:${uid}` },
      shop.clock.now(),
    );
    if (!isMailAddress(user.email)) return ended;
    const known = await lastLocale(trx, uid, user.email);
    const locale = LOCALES.find((one) => one === known) ?? shop.settings.locale;
    await queueMail(trx, shop, noticeMail('secondFactorTaken', shop.settings, { email: user.email, locale }), uid);
    return ended;
  });
  shop.security.success('factor-removed', { uid, by: actor.uid, why: 'desk', sessions });
}
