import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Tx } from '#src/platform/database/database.ts';
import type { Platform } from '#src/platform/platform.ts';
import { deleteTokensBefore, insertToken, type TokenPurpose } from './token.store.ts';

const HOUR = 60 * 60_000;
const LIVES: Record<TokenPurpose, number> = {
  'verify-email': 24 * HOUR,
  'change-email': 24 * HOUR,
  'reset-password': HOUR,
  'confirm-identity': HOUR / 6, // ASVS 5.0 §6.5.5
};

/** Only a token's hash is stored: reading the database is not enough to use it. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A new link's token, 256 bits, for one use until it expires. Older ones stay valid: people open the first mail they find. */
export async function makeToken(
  trx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  purpose: TokenPurpose,
  { uid, email }: { uid: string; email: string },
  hours = LIVES[purpose] / HOUR,
) {
  const token = randomBytes(32).toString('base64url');
  await keepToken(trx, { clock }, { token, purpose, uid, email }, hours * HOUR);
  return token;
}

/** A code to type in, bound to its account. Its caller must limit guesses. */
export async function makeCode(
  trx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  purpose: TokenPurpose,
  { uid, email }: { uid: string; email: string },
) {
  const code = String(randomInt(100_000_000)).padStart(8, '0');
  await keepToken(trx, { clock }, { token: codeKey(uid, code), purpose, uid, email });
  return code;
}

/** Codes are short, so the account's id is included: one account's code says nothing about another's. */
export const codeKey = (uid: string, code: string): string => `${uid} ${code}`;

async function keepToken(
  trx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  made: { token: string; purpose: TokenPurpose; uid: string; email: string },
  life = LIVES[made.purpose],
) {
  const { token, ...row } = made;
  const createdAt = clock.now();
  await insertToken(trx, {
    ...row,
    tokenHash: tokenHash(token),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + life),
  });
}

/** Deletes links a month after they have expired; until then their pages can say why they no longer work. */
export const forgetTokens = ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> =>
  deleteTokensBefore(db, new Date(clock.now().getTime() - 30 * 24 * HOUR));
