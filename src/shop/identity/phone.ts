import { transact } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { Locale } from '#src/platform/settings.ts';
import { type Entered, enter } from '#src/shop/identity/enter.ts';
import { deleteNumber, findNumber, findOwner, insertPerson, isTaken, setNumber, takeProof } from '#src/shop/identity/phone.store.ts';
import { type Coding, checkPhoneCode, ended, provenSince } from '#src/shop/identity/phone-code.ts';
import { askToVerify } from '#src/shop/identity/verify-email.ts';
import type { Shop } from '#src/shop/shop.ts';

export const phoneOf = ({ db }: Pick<Shop, 'db'>, uid: string): Promise<string | undefined> => findNumber(db, uid);

/**
 * Signs in with a number and its code; undefined for a number without an account, which then needs a name and an e-mail address
 * ({@link signUpByPhone}). @throws as checkPhoneCode, `forbidden` for a banned account
 */
export async function signInByPhone(shop: Coding, given: { id: string; code: string }, headers: Headers): Promise<Entered | undefined> {
  const phone = await checkPhoneCode(shop, { ...given, uid: null });
  const uid = await findOwner(shop.db, phone);
  return uid === undefined ? undefined : enter(shop, uid, headers);
}

/**
 * Makes the account of a number that was just proved, and signs in. A taken address is worded like any other failure
 * (decisions.md §2), and the proof stays good for another try.
 * @throws `invalid`, `code-ended` when the number was proved too long ago or is used
 */
export async function signUpByPhone(
  shop: Shop,
  { id, name, email, locale }: { id: string; name: string; email: string; locale: Locale },
  headers: Headers,
): Promise<Entered> {
  const at = shop.clock.now();
  const uid = newId('usr', at.getTime());
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
  // An account is not lost over a mail: it can be sent again from the account's page.
  await askToVerify(shop, uid, locale).catch((error: unknown) => shop.log.error({ err: error }, 'a new account got no mail'));
  return enter(shop, uid, headers);
}

const refused = () => new Fault('invalid', 'Failed to create an account');

/**
 * Gives somebody's account the number whose code they have typed, in place of the one before.
 * @throws as checkPhoneCode, `conflict` for a number that leads into another account
 */
export async function changePhone(shop: Coding, uid: string, given: { id: string; code: string }): Promise<string> {
  const phone = await checkPhoneCode(shop, { ...given, uid });
  try {
    await transact(shop, ({ trx }) => setNumber(trx, uid, phone, shop.clock.now()));
  } catch (error) {
    throw isTaken(error) ? new Fault('conflict', 'This number belongs to another account.') : error;
  }
  return phone;
}

/** Takes the number from an account; its e-mail address still leads in, by a link that sets a password. */
export async function removePhone(shop: Pick<Shop, 'db' | 'cache'>, uid: string): Promise<void> {
  await transact(shop, async ({ trx }) => {
    await deleteNumber(trx, uid);
  });
}
