import type { Clock } from '#src/platform/clock.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import { needTurns } from '#src/platform/limits/take-turn.ts';
import { isMailAddress } from '#src/platform/mail/message.ts';
import { queueMail } from '#src/platform/mail/queue-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { Locale } from '#src/platform/settings.ts';
import { noticeMail, verifyMail } from '#src/shop/identity/account-mails.ts';
import { claimToken, dropTokens, findToken, type TokenRow } from '#src/shop/identity/token.store.ts';
import { makeToken, tokenHash } from '#src/shop/identity/token.ts';
import { findUser, findUserByEmail, isTaken, lockUser, markVerified, setEmail } from '#src/shop/identity/user.store.ts';

/** Mails an account in an hour: enough for a mail that did not come, too few to pester somebody with. */
const MAILS = 5;

/**
 * Mails whoever owns this account a link that proves their address. Nothing happens where it is proved already.
 * @throws `not-found`, `too-many`
 */
export async function askToVerify(platform: Platform, uid: string, locale: Locale): Promise<void> {
  await transact(platform, async ({ trx }) => {
    const user = await findUser(trx, uid);
    if (!user) throw new Fault('not-found', 'This account was not found.');
    if (user.emailVerified || !isMailAddress(user.email)) return;
    await needTurns(trx, platform, [{ what: 'verify mail', who: uid, most: MAILS }], 'We have sent several mails already. Please look for them first.');
    const token = await makeToken(trx, platform, 'verify-email', user);
    await queueMail(trx, platform, verifyMail(platform.settings, { email: user.email, locale }, token));
  });
}

/** What a link from a mail is worth now. `already`: the address is proved, by this link or another. */
export type LinkState = 'good' | 'already' | 'expired' | 'unknown';

/** Looks at a link without using it: mail programs open links before people do. */
export async function lookAtLink({ db, clock }: { db: Queryable; clock: Clock }, token: string): Promise<{ state: LinkState; email?: string }> {
  const row = await findToken(db, tokenHash(token));
  if (!row || !PROVES.includes(row.purpose)) return { state: 'unknown' };
  const user = await findUser(db, row.uid);
  const proved = user?.email === row.email && user.emailVerified;
  const state = proved ? 'already' : row.usedAt ? 'unknown' : row.expiresAt <= clock.now() ? 'expired' : 'good';
  return { state, email: row.email };
}

const PROVES: TokenRow['purpose'][] = ['verify-email', 'change-email'];

/**
 * Uses a link up: marks the address as proved, or makes it the account's new one. Answers `already` for a link that has done
 * its work, so that pressing twice is harmless.
 */
export async function verifyEmail(platform: Platform, token: string, locale: Locale): Promise<LinkState> {
  const at = platform.clock.now();
  try {
    return await transact(platform, async ({ trx }) => {
      const row = await claimToken(trx, { tokenHash: tokenHash(token), purposes: PROVES, at });
      if (!row) return (await lookAtLink({ db: trx, clock: platform.clock }, token)).state;
      if (row.purpose === 'verify-email') return (await markVerified(trx, row.uid, row.email, at)) ? 'good' : 'unknown';
      const user = await lockUser(trx, row.uid);
      if (!user || user.role === 'administrator' || row.email === platform.settings.adminEmail) return 'unknown';
      if (await findUserByEmail(trx, row.email)) return 'unknown';
      await setEmail(trx, row.uid, row.email, at);
      // Links that went to the old address would still lead in.
      await dropTokens(trx, row.uid, ['verify-email', 'change-email', 'reset-password', 'confirm-identity']);
      if (isMailAddress(user.email)) await queueMail(trx, platform, noticeMail('emailChanged', platform.settings, { email: user.email, locale }));
      return 'good';
    });
  } catch (error) {
    if (isTaken(error)) return 'unknown'; // somebody signed up with it in this very moment
    throw error;
  }
}
