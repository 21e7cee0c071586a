import { createHash } from 'node:crypto';
import type { Platform } from '#src/platform/platform.ts';

/** At most this many wrong passwords an account in an hour, from wherever they come (ASVS 5.0 §6.3.1). */
const LIMIT = 20;
const HOUR = 60 * 60 * 1000;

// Hashed, so that the table tells nobody which addresses were tried.
const key = (email: string) => createHash('sha256').update(email).digest('base64url');

/** Seconds to wait before another password may be tried for this address; 0 when it may be tried now. */
export async function mayTryPassword({ db, clock, settings }: Platform, email: string): Promise<number> {
  if (!settings.rateLimits) return 0;
  const now = clock.now().getTime();
  const rows = await db
    .selectFrom('signInAttempt')
    .select('at')
    .where('emailHash', '=', key(email))
    .where('at', '>', new Date(now - HOUR))
    .orderBy('at', 'desc')
    .limit(LIMIT)
    .execute();
  const oldest = rows[LIMIT - 1];
  return oldest ? Math.max(1, Math.ceil((oldest.at.getTime() + HOUR - now) / 1000)) : 0;
}

export async function countWrongPassword({ db, clock }: Platform, email: string): Promise<void> {
  await db
    .insertInto('signInAttempt')
    .values({ emailHash: key(email), at: clock.now() })
    .execute();
}

export async function clearWrongPasswords({ db }: Platform, email: string): Promise<void> {
  await db.deleteFrom('signInAttempt').where('emailHash', '=', key(email)).execute();
}
