import { transact } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { consume, enforceLimits, resetLimit } from '#src/platform/rate-limit/consume.ts';
import { type Place, recognise } from './known-place.ts';

/**
 * Password attempts per account and hour: by a browser or network that has signed in to it before; by any other network; by all
 * strangers together, wherever they come from (ASVS 5.0 §6.3.1, NIST SP 800-63B §5.2.2: at most 100); and inside a session.
 */
const LIMITS = { place: 20, strangers: 100, session: 10 };

const buckets = (email: string, { network, device }: Place) => ({
  device: { what: 'password device', who: `${email} ${device}`, most: LIMITS.place },
  network: { what: 'password network', who: `${email} ${network}`, most: LIMITS.place },
  strangers: { what: 'password strangers', who: email, most: LIMITS.strangers },
});

/** Password sign-ins per network and minute, across all accounts: credential stuffing tries each account once. */
const NETWORK = { what: 'sign-in network', most: 60, within: 60_000 };
export const TOO_OFTEN = 'too-many-tries';

/**
 * Consumes one password attempt of an account: answers 0, or the seconds to wait when none is left. Counted before the password is
 * checked, serialised across instances: a thousand concurrent attempts get no more tries, and cost no hashing. A known browser
 * or network has its own limit, so that strangers' guesses cannot lock the user out. @throws `too-many` for a network that has
 * tried many accounts
 */
export async function consumePasswordAttempt(platform: Platform, email: string, place: Place): Promise<number> {
  if (!platform.settings.rateLimits) return 0;
  const known = await recognise(platform, email, place);
  const { device, network, strangers } = buckets(email, place);
  return transact(platform, async ({ trx }) => {
    await enforceLimits(trx, platform, [{ ...NETWORK, who: place.network }], TOO_OFTEN);
    if (known === 'device') return consume(trx, platform, device);
    const wait = await consume(trx, platform, network);
    return wait > 0 || known === 'network' ? wait : consume(trx, platform, strangers);
  });
}

/** Resets a place's attempts after a right password. Strangers' attempts stay counted. */
export async function clearPasswordTries(
  platform: Pick<Platform, 'db' | 'personalHash'>,
  email: string,
  place: Place,
): Promise<void> {
  const { device, network } = buckets(email, place);
  for (const bucket of [device, network]) await resetLimit(platform.db, platform, bucket);
}

/** The same inside a session that asks for the password again, so that a stolen session cannot guess it. */
export const consumeProofAttempt = (platform: Platform, uid: string, session: string): Promise<number> =>
  transact(platform, ({ trx }) =>
    consume(trx, platform, { what: 'password session', who: `${uid} ${session}`, most: LIMITS.session }),
  );
