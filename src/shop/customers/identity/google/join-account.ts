import type { Locale } from '#src/kernel/locales.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import { isMailAddress } from '#src/platform/mail/message.ts';
import { queueMail } from '#src/platform/mail/queue-mail.ts';
import type { Shop } from '#src/shop/shop.ts';
import { noticeMail } from '../account-mails.ts';
import { findGoogleOwner, insertGoogle } from '../credential.store.ts';
import { insertPerson } from '../phone.store.ts';
import { sendVerificationMail } from '../send-verification-mail.ts';
import { findUser, findUserByEmail, isTaken, lockUser, markVerified } from '../user.store.ts';
import type { Profile } from './google-profile.ts';

/** The address has an account to which this Google account cannot be linked. */
export class NotJoined extends Error {}

/** An account younger than a minute counts as created by this very sign-in. */
const NEW = 60_000;

/**
 * The account for a Google account: the linked one, one with the same address, which both sides must have proved, or a new one.
 * @throws NotJoined, `forbidden` for a banned account
 */
export async function joinAccount(shop: Shop, profile: Profile, locale: Locale): Promise<string> {
  const owner = await findGoogleOwner(shop.db, profile.subject);
  if (owner !== undefined) {
    const user = await findUser(shop.db, owner);
    if (profile.emailVerified && user?.emailVerified === false)
      await transact(shop, ({ trx }) => markVerified(trx, owner, profile.email, shop.clock.now()));
    return owner;
  }
  const known = await findUserByEmail(shop.db, profile.email);
  if (known) {
    if (await joinKnown(shop, known.uid, profile, locale))
      shop.security.success('way-in-added', { uid: known.uid, way: 'google' });
    return known.uid;
  }
  const uid = await makeAccount(shop, profile);
  shop.security.success('account-created', { uid, way: 'google' });
  shop.security.success('way-in-added', { uid, way: 'google' });
  await sendVerificationMail(shop, uid, locale);
  return uid;
}

/**
 * Links Google to an account, and notifies its user by mail unless the account has just been created; false where a concurrent call
 * did so first. Never to the administrator's: access to the mailbox would mean access to the shop.
 */
const joinKnown = (shop: Shop, uid: string, { subject, email, emailVerified }: Profile, locale: Locale) =>
  transact(shop, async ({ trx }) => {
    const at = shop.clock.now();
    const user = await lockUser(trx, uid);
    if (user?.banned) throw new Fault('forbidden', 'sign-in-wrong');
    if (!emailVerified || !user?.emailVerified || user.email !== email || user.role === 'administrator')
      throw new NotJoined();
    if ((await findGoogleOwner(trx, subject)) !== undefined) return false;
    await insertGoogle(trx, { id: newId('acc', at.getTime()), uid, subject, at });
    if (at.getTime() - user.createdAt.getTime() >= NEW && isMailAddress(email))
      await queueMail(trx, shop, noticeMail('googleAdded', shop.settings, { email, locale }), uid);
    return true;
  });

async function makeAccount(shop: Shop, { subject, name, email, emailVerified }: Profile): Promise<string> {
  const at = shop.clock.now();
  const uid = newId('usr', at.getTime());
  try {
    await transact(shop, async ({ trx }) => {
      await insertPerson(trx, { id: uid, name, email, emailVerified, at });
      await insertGoogle(trx, { id: newId('acc', at.getTime()), uid, subject, at });
    });
  } catch (error) {
    throw isTaken(error) ? new NotJoined() : error;
  }
  return uid;
}
