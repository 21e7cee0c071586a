import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Locale } from '#src/kernel/locales.ts';
import type { Tx } from '#src/platform/database/database.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, signedOut } from '#src/platform/fault.ts';
import { isMailAddress } from '#src/platform/mail/message.ts';
import { queueMail } from '#src/platform/mail/queue-mail.ts';
import { enforceLimits } from '#src/platform/rate-limit/consume.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import type { Shop } from '#src/shop/shop.ts';
import { noticeMail } from './account-mails.ts';
import { confirmIdentity, type Proof } from './confirm-identity.ts';
import { type Caller, type CreatedSession, createSession, wholeSession } from './create-session.ts';
import { readSession } from './current-principal.ts';
import { isAdministratorToBe, type Principal } from './principal.ts';
import * as store from './second-factor.store.ts';
import { base32, stepOf, totpAddress } from './totp.ts';

/** Codes that may be tried per hour: a stranger who knows the password would need 33,000 hours to find one. */
const TRIES = 10;
const RECOVERY_CODES = 10;

/** The headers with the caller's session, and the caller's language. */
type Here = { headers: Headers; locale: Locale };

export type SecondFactorState = { confirmed: boolean; declined: boolean; codesLeft: number };

export async function showSecondFactor({ db }: Pick<Shop, 'db'>, uid: string): Promise<SecondFactorState> {
  const found = await store.findFactor(db, uid);
  const confirmed = Boolean(found?.confirmedAt);
  return {
    confirmed,
    declined: Boolean(found?.declinedAt),
    codesLeft: confirmed ? await store.countCodes(db, uid) : 0,
  };
}

/** Records the administrator's changes to their own factor in the audit log. */
async function recordOwn(trx: Tx, customer: Principal, act: string, at: Date): Promise<void> {
  if (isAdministratorToBe(customer))
    await recordAction({ trx }, customer, { act, subject: `customer:${customer.uid}` }, at);
}

/**
 * Creates a secret for an authenticator app. It has no effect until confirmed by a code. Only for a proved address: otherwise
 * signing up with somebody else's could lock them out for good, or a mailed link would have to bypass the factor.
 * @throws as confirmIdentity, `conflict` for an unproved address, and where there is a second factor already
 */
export async function beginSecondFactor(
  shop: Shop,
  customer: Principal,
  proof: Proof,
): Promise<{ secret: string; address: string }> {
  if (!customer.emailVerified) throw new Fault('conflict', 'confirm-address-first');
  await confirmIdentity(shop, customer, proof);
  const secret = randomBytes(20);
  const sealed = seal(shop, secret);
  const kept = await transact(shop, ({ trx }) => store.proposeSecret(trx, customer.uid, sealed));
  if (!kept) throw new Fault('conflict', 'second-factor-there');
  return { secret: base32(secret), address: totpAddress(secret, shop.shopSettings.current.name, customer.email) };
}

/**
 * Confirms the secret by its first code; answers the recovery codes, which are shown only this once. All other sessions must
 * enter a code. The user is notified by mail, here and on removal.
 */
export async function confirmSecondFactor(
  shop: Shop,
  customer: Principal,
  code: string,
  { headers, locale }: Here,
): Promise<string[]> {
  const here = await readSession(shop, headers);
  if (!here) throw signedOut();
  await takeAppCode(shop, customer.uid, code, { confirmed: false });
  const codes = newCodes();
  await transact(shop, async ({ trx }) => {
    const at = shop.clock.now();
    if (!(await store.confirmSecret(trx, customer.uid, at))) throw new Fault('conflict', 'second-factor-there');
    await store.replaceCodes(trx, customer.uid, codes.map(hashOf), at);
    await store.insertPass(trx, here.sessionId, at);
    await recordOwn(trx, customer, 'second-factor.added', at);
    await notifyOwner(shop, trx, 'secondFactorAdded', customer, locale);
  });
  shop.security.success('factor-added', { uid: customer.uid, way: 'app' });
  return codes;
}

/**
 * The second step of signing in: a code of the app, or a recovery code. The pending session ends and a full one begins, with a
 * new token. @throws `signed-out` without a pending session, `code-wrong`, `too-many`
 */
export async function passSecondFactor(
  shop: Shop,
  code: string,
  { headers, caller }: { headers: Headers; caller: Caller },
): Promise<CreatedSession> {
  const half = await readSession(shop, headers);
  if (!half?.half) throw signedOut();
  const way = await takeAnyCode(shop, half.uid, code);
  const entered = await createSession(shop, half.uid, caller);
  await store.insertPass(shop.db, entered.session, shop.clock.now());
  await store.deleteHalf(shop.db, half.sessionId);
  shop.security.success('second-factor', { uid: half.uid, role: half.role, way });
  return { ...entered, change: wholeSession(half) };
}

/** Replaces the recovery codes with new ones, shown only this once. */
export async function renewRecoveryCodes(shop: Shop, customer: Principal, code: string): Promise<string[]> {
  await takeAppCode(shop, customer.uid, code, { confirmed: true });
  const codes = newCodes();
  await transact(shop, async ({ trx }) => {
    const at = shop.clock.now();
    await store.replaceCodes(trx, customer.uid, codes.map(hashOf), at);
    await recordOwn(trx, customer, 'second-factor.codes-renewed', at);
  });
  shop.security.success('recovery-codes-renewed', { uid: customer.uid });
  return codes;
}

/** Removes the second factor; needs proof of identity and a code of the factor. @throws as confirmIdentity, `code-wrong`, `conflict` */
export async function removeSecondFactor(
  shop: Shop,
  customer: Principal,
  given: { proof: Proof; code: string; locale: Locale },
): Promise<void> {
  const { proof, code, locale } = given;
  await confirmIdentity(shop, customer, proof);
  await takeAnyCode(shop, customer.uid, code);
  await transact(shop, async ({ trx }) => {
    const at = shop.clock.now();
    await store.deleteFactor(trx, customer.uid);
    await store.deleteHalves(trx, customer.uid);
    if (isAdministratorToBe(customer)) await store.declineFactor(trx, customer.uid, at); // after removing it, the offer is not shown again
    await recordOwn(trx, customer, 'second-factor.removed', at);
    await notifyOwner(shop, trx, 'secondFactorRemoved', customer, locale);
  });
  shop.security.success('factor-removed', { uid: customer.uid, way: 'app' });
}

async function notifyOwner(
  shop: Shop,
  trx: Tx,
  what: 'secondFactorAdded' | 'secondFactorRemoved',
  { uid, email }: Principal,
  locale: Locale,
): Promise<void> {
  if (isMailAddress(email)) await queueMail(trx, shop, noticeMail(what, shop.settings, { email, locale }), uid);
}

/** "Not now": the administrator is not offered it again. */
export async function declineSecondFactor(shop: Shop, customer: Principal): Promise<void> {
  const at = shop.clock.now();
  await transact(shop, async ({ trx }) => {
    await store.declineFactor(trx, customer.uid, at);
    await recordOwn(trx, customer, 'second-factor.declined', at);
  });
}

const wrong = () => new Fault('code-wrong', 'code-wrong', { fields: { code: 'code-not-right' } });

function noted({ security }: Shop, uid: string, way: 'app' | 'recovery-code'): Fault {
  security.failure('second-factor', { uid, way });
  return wrong();
}

/** Counted before the check, so that concurrent tries cannot exceed the limit. */
const countTry = (shop: Shop, uid: string) =>
  transact(shop, ({ trx }) =>
    enforceLimits(trx, shop, [{ what: 'second factor', who: uid, most: TRIES }], 'too-many-tries'),
  );

/** Checks an app or recovery code; answers which it was. */
async function takeAnyCode(shop: Shop, uid: string, code: string): Promise<'app' | 'recovery-code'> {
  if (/^\d{6}$/.test(code.replace(/\s/g, ''))) {
    await takeAppCode(shop, uid, code, { confirmed: true });
    return 'app';
  }
  await countTry(shop, uid);
  if (!(await store.takeCode(shop.db, uid, hashOf(code), shop.clock.now()))) throw noted(shop, uid, 'recovery-code');
  return 'recovery-code';
}

async function takeAppCode(
  shop: Shop,
  uid: string,
  code: string,
  { confirmed }: { confirmed: boolean },
): Promise<void> {
  await countTry(shop, uid);
  const found = await store.findFactor(shop.db, uid);
  if (!found?.secret || Boolean(found.confirmedAt) !== confirmed) throw new Fault('conflict', 'second-factor-unset');
  const { secret, former } = unseal(shop, found.secret);
  const step = stepOf(secret, code.replace(/\s/g, ''), shop.clock.now());
  const sealed = former ? seal(shop, secret) : found.secret;
  if (step === undefined || !(await store.takeStep(shop.db, uid, { secret: found.secret, step, sealed })))
    throw noted(shop, uid, 'app');
}

/** 120 bits each, in characters that are not easily confused: enough not to need a slow hash (ASVS 5.0 §6.5.2). */
const newCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => (base32(randomBytes(15)).match(/.{6}/g) as string[]).join('-'));

const correspondenceOf = (code: string): string => code.toUpperCase().replace(/[^A-Z2-7]/g, '');

/** Not keyed, so that printed codes survive a change of the shop's key. */
const hashOf = (code: string): string =>
  createHash('sha256')
    .update(`recovery code ${correspondenceOf(code)}`)
    .digest('base64url');

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'second factor', 32));

/** AES-256-GCM: nonce, tag and ciphertext in one string. */
function seal({ auth }: Pick<Shop, 'auth'>, secret: Buffer): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(auth.secret), nonce);
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

/**
 * The secret, and whether the previous key has sealed it. Throws where the key has changed since and the previous one is not
 * configured: then only a recovery code works.
 */
function unseal(shop: Pick<Shop, 'auth' | 'settings'>, sealed: string): { secret: Buffer; former: boolean } {
  const bytes = Buffer.from(sealed, 'base64url');
  const { secret } = shop.auth;
  for (const key of [secret, shop.settings.previousAuthSecret]) {
    if (key === undefined) continue;
    const decipher = createDecipheriv('aes-256-gcm', keyOf(key), bytes.subarray(0, 12)).setAuthTag(
      bytes.subarray(12, 28),
    );
    try {
      return { secret: Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]), former: key !== secret };
    } catch {} // sealed with the other key
  }
  throw wrong();
}
