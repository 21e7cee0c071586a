import { transact } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { consume, type Limit, secondsToWait } from '#src/platform/rate-limit/consume.ts';
import { type Place, recognise } from './known-place.ts';
import { findUserByEmail } from './user.store.ts';

/**
 * How many addresses per hour may be revealed as taken: to a network (carriers put many people behind one IPv4 network, one
 * household behind one of IPv6); to a proved number; and to all proved numbers of a network.
 */
const TOLD = { ipv4: 20, ipv6: 10, number: 3, numbers: 20 };

/** A sign-up: its address, where it comes from, and the proved number, if any. */
type Newcomer = { email: string; place: Place; phone?: string };

/**
 * Allows a sign-up with an address, or says when to try again. A sign-up inevitably reveals that an address is taken, as one with a
 * free address signs in. So a network learns of a limited number per hour, and then of nothing, not even of free addresses. What
 * reveals nothing new is not counted: the same address again, or one whose account this browser has signed in to before. A proved
 * number has a few of its own, so that nobody locks out a whole district. Concurrent sign-ups are counted one after the other.
 * @throws `too-many`
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
    // Do all lookups for every address: once the limit is reached, timing must reveal nothing either.
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
