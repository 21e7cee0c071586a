import type { Locale } from '#src/kernel/locales.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import { isMailAddress } from '#src/platform/mail/message.ts';
import { queueMail } from '#src/platform/mail/queue-mail.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import { endConsent } from '#src/shop/notifications/whatsapp/consent.ts';
import type { Shop } from '#src/shop/shop.ts';
import { noticeMail } from './account-mails.ts';
import { confirmIdentity, type Proof } from './confirm-identity.ts';
import { type Caller, type CreatedSession, createSession } from './create-session.ts';
import type { Place } from './known-place.ts';
import {
  deleteNumber,
  findNumber,
  findOwner,
  findProof,
  insertPerson,
  isTaken,
  setNumber,
  takeProof,
} from './phone.store.ts';
import { type Coding, checkPhoneCode, ended, provenSince, sendPhoneCode } from './phone-code.ts';
import { isAdministrator, type Principal } from './principal.ts';
import { sendVerificationMail } from './send-verification-mail.ts';
import { enforceSignUpLimit } from './taken-address.ts';

export const phoneOf = ({ db }: Pick<Shop, 'db'>, uid: string): Promise<string | undefined> => findNumber(db, uid);

/**
 * Signs in with a number and its code; undefined for a number without an account, which then needs a name and an e-mail address
 * ({@link signUpByPhone}). @throws as checkPhoneCode, `forbidden` for a banned account
 */
export async function signInByPhone(
  shop: Coding,
  given: { id: string; code: string },
  caller: Caller,
): Promise<CreatedSession | undefined> {
  const phone = await checkPhoneCode(shop, { ...given, uid: null });
  const uid = await findOwner(shop.db, phone);
  return uid === undefined ? undefined : createSession(shop, uid, caller);
}

/**
 * Creates the account of a number that was just proved, and signs in. A taken address is worded like any other failure
 * (rules.md §2), and the proof stays good for another try.
 * @throws `invalid`, `too-many`, `code-ended` when the number was proved too long ago or is used
 */
export async function signUpByPhone(
  shop: Shop,
  { id, name, email, locale, place }: { id: string; name: string; email: string; locale: Locale; place: Place },
  caller: Caller,
): Promise<CreatedSession> {
  const at = shop.clock.now();
  const uid = newId('usr', at.getTime());
  const proved = await findProof(shop.db, id, provenSince(shop));
  if (!proved) throw ended();
  await enforceSignUpLimit(shop, { email, place, phone: proved });
  try {
    if (email === shop.settings.adminEmail) throw refused();
    await transact(shop, async ({ trx }) => {
      const phone = await takeProof(trx, id, provenSince(shop), at);
      if (!phone) throw ended();
      await insertPerson(trx, { id: uid, name, email, at });
      await setNumber(trx, uid, phone, at);
    });
  } catch (error) {
    throw isTaken(error) ? refused() : error;
  }
  shop.security.success('account-created', { uid, way: 'phone' });
  await sendVerificationMail(shop, uid, locale);
  return createSession(shop, uid, caller);
}

const refused = () => new Fault('invalid', 'sign-up-failed');

/**
 * Sends a code to a user's new number, after proof of identity: five minutes at an unlocked browser must not become a permanent
 * sign-in method. Answers the id to submit with the code.
 * @throws as confirmIdentity and sendPhoneCode
 */
export async function askToChangePhone(
  shop: Shop,
  customer: Principal,
  asked: { phone: string; proof: Proof; locale: Locale; place: Place },
): Promise<string> {
  await confirmIdentity(shop, customer, asked.proof);
  return sendPhoneCode(shop, { phone: asked.phone, uid: customer.uid, locale: asked.locale, place: asked.place });
}

/**
 * Sets an account's number to the one whose code was typed, replacing the previous one, and notifies the user by mail.
 * @throws as checkPhoneCode, `conflict` for a number that belongs to another account
 */
export async function changePhone(
  shop: Shop,
  customer: Principal,
  given: { id: string; code: string; locale: Locale },
): Promise<string> {
  const { uid, email } = customer;
  const phone = await checkPhoneCode(shop, { ...given, uid });
  try {
    await transact(shop, async ({ trx }) => {
      const before = await findNumber(trx, uid);
      await setNumber(trx, uid, phone, shop.clock.now());
      // The consent was for the former number.
      if (before !== phone) await endConsent(trx, { uid }, 'number', shop.clock.now());
      const notice = noticeMail(
        before ? 'phoneChanged' : 'phoneAdded',
        shop.settings,
        { email, locale: given.locale },
        { tail: phone.slice(-4) },
      );
      if (isMailAddress(email)) await queueMail(trx, shop, notice, uid);
      if (isAdministrator(customer))
        await recordAction(
          { trx },
          customer,
          { act: 'administrator.phone-changed', subject: `customer:${uid}` },
          shop.clock.now(),
        );
    });
  } catch (error) {
    throw isTaken(error) ? new Fault('conflict', 'number-taken') : error;
  }
  shop.security.success('phone-changed', { uid });
  return phone;
}

/**
 * Removes an account's number, and notifies its user by mail; they can still sign in by e-mail, with a link that sets a password.
 * @throws as confirmIdentity
 */
export async function removePhone(
  shop: Shop,
  customer: Principal,
  { proof, locale }: { proof: Proof; locale: Locale },
): Promise<void> {
  await confirmIdentity(shop, customer, proof);
  const { uid, email } = customer;
  const removed = await transact(shop, async ({ trx }) => {
    const before = await findNumber(trx, uid);
    if (!(await deleteNumber(trx, uid)) || !before) return false;
    await endConsent(trx, { uid }, 'number', shop.clock.now());
    if (isAdministrator(customer))
      await recordAction(
        { trx },
        customer,
        { act: 'administrator.phone-removed', subject: `customer:${uid}` },
        shop.clock.now(),
      );
    if (!isMailAddress(email)) return true;
    await queueMail(
      trx,
      shop,
      noticeMail('phoneRemoved', shop.settings, { email, locale }, { tail: before.slice(-4) }),
      uid,
    );
    return true;
  });
  if (removed) shop.security.success('phone-removed', { uid });
}
