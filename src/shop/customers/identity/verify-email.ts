import type { Locale } from '#src/kernel/locales.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import { isMailAddress } from '#src/platform/mail/message.ts';
import { queueMail } from '#src/platform/mail/queue-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import { enforceLimits } from '#src/platform/rate-limit/consume.ts';
import { noticeMail, verifyMail, wordWays } from './account-mails.ts';
import { setPasswordHash } from './credential.store.ts';
import { carryMovedRecords } from './moved-records.store.ts';
import { needGoodPassword } from './new-password.ts';
import { hashPassword } from './password.ts';
import { revokeSignInMethods, type SignInMethod } from './sign-in-methods.ts';
import { claimToken, dropTokens, findToken, type TokenRow } from './token.store.ts';
import { makeToken, tokenHash } from './token.ts';
import { findUser, findUserByEmail, isTaken, lockUser, markVerified, setEmail, type UserRow } from './user.store.ts';

/** Mails per account and hour: enough if one does not arrive, too few to pester anybody. */
const MAILS = 5;

/**
 * Mails an account's user a link that proves their address. Does nothing where it is proved already.
 * @throws `not-found`, `too-many`
 */
export async function askToVerify(platform: Platform, uid: string, locale: Locale): Promise<void> {
  await transact(platform, async ({ trx }) => {
    const user = await findUser(trx, uid);
    if (!user) throw new Fault('not-found', 'account-not-found');
    if (user.emailVerified || !isMailAddress(user.email)) return;
    await enforceLimits(trx, platform, [{ what: 'verify mail', who: uid, most: MAILS }], 'mails-sent');
    const token = await makeToken(trx, platform, 'verify-email', user);
    await queueMail(trx, platform, verifyMail(platform.settings, { email: user.email, locale }, token), user.uid);
  });
}

/** State of a mailed link. `already`: the address is proved, by this link or another. */
export type LinkState = 'good' | 'already' | 'expired' | 'unknown';

/** Looks at a link without using it: mail programs open links before people do. */
export async function lookAtLink(
  { db, clock }: { db: Queryable; clock: Clock },
  token: string,
): Promise<{ state: LinkState; email?: string; uid?: string }> {
  const row = await findToken(db, tokenHash(token));
  if (!row || !PROVES.includes(row.purpose)) return { state: 'unknown' };
  const user = await findUser(db, row.uid);
  const proved = user?.email === row.email && user.emailVerified;
  const state = proved ? 'already' : row.usedAt ? 'unknown' : row.expiresAt <= clock.now() ? 'expired' : 'good';
  return { state, email: row.email, uid: row.uid };
}

const PROVES: TokenRow['purpose'][] = ['verify-email', 'change-email'];

export type Verified = { state: LinkState; ended: SignInMethod[] };
const none = (state: LinkState): Verified => ({ state, ended: [] });

type Proved = { proved?: { uid: string; changed: boolean } };

/** The user of a link: the account signed in in this browser, if any, and the new password, if any. */
type Prover = { uid: string | undefined; newPassword?: string | undefined };

/**
 * Uses up a link: marks the address as proved, or makes it the account's new one. Answers `already` for a used link, so that
 * opening it twice is harmless.
 *
 * A person who opens the link where the account is signed in created it, or knows it. Opened elsewhere, the link proves only access
 * to the mailbox: somebody else may have signed up with the address and be waiting, so every existing sign-in method is removed, and
 * the mailbox is notified.
 * @throws `invalid` with the field `newPassword`
 */
export async function verifyEmail(
  platform: Platform,
  token: string,
  prover: Prover,
  locale: Locale,
): Promise<Verified> {
  const { newPassword } = prover;
  if (newPassword !== undefined) needGoodPassword(platform, newPassword, await personOf(platform, token));
  // Only for a valid link: hashing for junk would delay everybody else's sign-in.
  const good = newPassword !== undefined && (await lookAtLink(platform, token)).state === 'good';
  const hash = good ? await hashPassword(newPassword) : undefined;
  const at = platform.clock.now();
  try {
    const verified = await transact(platform, async ({ trx }): Promise<Verified & Proved> => {
      const row = await claimToken(trx, { tokenHash: tokenHash(token), purposes: PROVES, at });
      if (!row) return none((await lookAtLink({ db: trx, clock: platform.clock }, token)).state);
      const user = await lockUser(trx, row.uid);
      if (!user || user.banned) return none('unknown');
      if (row.purpose === 'verify-email' && user.emailVerified) return none('already'); // by another mail's link
      if (row.purpose === 'change-email') {
        if (!(await takeNewAddress(platform, trx, user, row.email, locale))) return none('unknown');
      } else if (!(await markVerified(trx, row.uid, row.email, at))) return none('unknown');
      const proved = { uid: row.uid, changed: row.purpose === 'change-email' };
      if (prover.uid === row.uid) return { ...none('good'), proved };
      const ended = await revokeSignInMethods(trx, row.uid);
      if (hash) await setPasswordHash(trx, { id: newId('acc', at.getTime()), uid: row.uid, hash, at });
      if (ended.length) {
        const ways = wordWays(locale, ended);
        await queueMail(
          trx,
          platform,
          noticeMail('waysEnded', platform.settings, { email: row.email, locale }, { ways }),
          row.uid,
        );
      }
      return { state: 'good', ended, proved };
    });
    const { proved, ...told } = verified;
    if (proved) noteProof(platform, proved, told.ended, hash !== undefined && prover.uid !== proved.uid);
    return told;
  } catch (error) {
    if (isTaken(error)) return none('unknown'); // somebody has just signed up with it
    throw error;
  }
}

function noteProof(
  { security }: Platform,
  { uid, changed }: NonNullable<Proved['proved']>,
  ended: SignInMethod[],
  password: boolean,
): void {
  security.success(changed ? 'email-changed' : 'email-proved', { uid, way: 'link' });
  if (ended.length > 0) security.success('ways-in-ended', { uid, way: ended.join(' '), why: 'proof' });
  if (password) security.success('password-changed', { uid, way: 'link' });
}

async function personOf(
  { db }: Pick<Platform, 'db'>,
  token: string,
): Promise<{ name: string; email: string } | undefined> {
  const row = await findToken(db, tokenHash(token));
  return row && findUser(db, row.uid);
}

async function takeNewAddress(
  platform: Platform,
  trx: Tx,
  user: UserRow,
  email: string,
  locale: Locale,
): Promise<boolean> {
  if (user.role === 'administrator' || email === platform.settings.adminEmail || (await findUserByEmail(trx, email)))
    return false;
  await setEmail(trx, user.uid, email, platform.clock.now());
  if (user.emailVerified) await carryMovedRecords(trx, user.email, email);
  // Links sent to the old address would still give access.
  await dropTokens(trx, user.uid, ['verify-email', 'change-email', 'reset-password', 'confirm-identity']);
  if (isMailAddress(user.email))
    await queueMail(
      trx,
      platform,
      noticeMail('emailChanged', platform.settings, { email: user.email, locale }),
      user.uid,
    );
  return true;
}
