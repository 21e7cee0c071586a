import { createHash } from 'node:crypto';
import type { Queryable } from '#src/platform/database/database.ts';
import { oneAtATime, transact } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';

/** At most this many wrong passwords an account in an hour, from wherever they come (ASVS 5.0 §6.3.1). */
const LIMIT = 20;
const HOUR = 60 * 60 * 1000;

// Hashed, so that the table tells nobody which addresses were tried.
const key = (email: string) => createHash('sha256').update(email).digest('base64url');

/**
 * Takes one of the tries that an address has in an hour: 0, or the seconds to wait when there is none left. It is counted before
 * the password is looked at, one after the other on all instances: a thousand at once are no more than twenty, and cost no hashing.
 */
export async function takePasswordTry(platform: Platform, email: string): Promise<number> {
  const { clock, settings } = platform;
  if (!settings.rateLimits) return 0;
  const emailHash = key(email);
  return transact(platform, async ({ trx }) => {
    await oneAtATime(trx, `password ${emailHash}`);
    const now = clock.now();
    const rows = await trx
      .selectFrom('signInAttempt')
      .select('at')
      .where('emailHash', '=', emailHash)
      .where('at', '>', new Date(now.getTime() - HOUR))
      .orderBy('at', 'desc')
      .limit(LIMIT)
      .execute();
    const oldest = rows[LIMIT - 1];
    if (oldest) return Math.max(1, Math.ceil((oldest.at.getTime() + HOUR - now.getTime()) / 1000));
    await trx.insertInto('signInAttempt').values({ emailHash, at: now }).execute();
    return 0;
  });
}

/** Gives all tries back: the password was right, or a mail's link has set a new one. */
export async function clearPasswordTries({ db }: { db: Queryable }, email: string): Promise<void> {
  await db.deleteFrom('signInAttempt').where('emailHash', '=', key(email)).execute();
}
