import { transact } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { consume, type Limit, secondsToWait } from '#src/platform/rate-limit/consume.ts';
import { type Place, recognise } from './known-place.ts';
import { findUserByEmail } from './user.store.ts';

/**
 * Of how many addresses it is told in an hour that they have an account already: to a network, of which carriers put many people behind one of
 * IPv4 and one household behind one of IPv6; to a number that was proved; and to all proved numbers of a network.
 */
const TOLD = { ipv4: 20, ipv6: 10, number: 3, numbers: 20 };

/** Who wants to sign up with an address: from where, and with which number, if they have proved one. */
type Newcomer = { email: string; place: Place; phone?: string };

/**
 * Lets somebody sign up with an address, or says when to come back. A sign-up cannot but tell that an address is taken: whoever owns a free
 * one is signed in by it. So a network is told of so many an hour, and is then told nothing, of free addresses either. What tells nothing new is
 * not counted: the same address again, or one whose account this browser has entered before. A proved number has a few of its own, so that
 * nobody shuts a whole district out. Who asks for many at once is counted one after the other. @throws `too-many`
 */
export async function enforceSignUpLimit(platform: Platform, { email, place, phone }: Newcomer): Promise<void> {
  if (!platform.settings.rateLimits) return;
  const { network } = place;
  const limits: Limit[] = phone
    ? [
        { what: 'taken address numbers', who: network, most: TOLD.numbers },
        { what: 'taken address number', who: phone, most: TOLD.number },
      ]
    : [{ what: 'taken address', who: network, most: network.includes(':') ? TOLD.ipv6 : TOLD.ipv4 }];
  const again = { what: 'taken address again', who: `${phone ?? network} ${email}`, most: 1 };
  const known = (await recognise(platform, email, place)) === 'device';
  const retryAfter = await transact(platform, async ({ trx }) => {
    // All of it is looked at for every address: when nothing more is told, time tells nothing either.
    const told = (await secondsToWait(trx, platform, again)) > 0;
    const waits: number[] = [];
    for (const limit of limits) waits.push(await secondsToWait(trx, platform, limit));
    const taken = email === platform.settings.adminEmail || (await findUserByEmail(trx, email)) !== undefined;
    if (taken && (told || known)) return 0;
    const wait = Math.max(...waits);
    if (taken && wait === 0) for (const limit of [...limits, again]) await consume(trx, platform, limit);
    return wait;
  });
  if (retryAfter > 0) throw new Fault('too-many', 'too-many-tries', { detail: { retryAfter } });
}
