import { transact } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import { takeTurn, waitForTurn } from '#src/platform/limits/take-turn.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findUserByEmail } from '#src/shop/identity/user.store.ts';

/** How often in an hour one network learns that an address has an account already. */
const TOLD = 10;

/**
 * Lets somebody sign up with an address, or answers the seconds to wait. A sign-up cannot but tell that an address is taken: whoever owns a free
 * one is signed in by it. So a network is told ten times an hour, and is then told nothing, of free addresses either. Who asks for many at
 * once is counted one after the other.
 */
export async function waitToSignUp(platform: Platform, email: string, network: string): Promise<number> {
  if (!platform.settings.rateLimits) return 0;
  const limit = { what: 'taken address', who: network, most: TOLD };
  return transact(platform, async ({ trx }) => {
    const taken = email === platform.settings.adminEmail || (await findUserByEmail(trx, email)) !== undefined;
    return taken ? takeTurn(trx, platform, limit) : waitForTurn(trx, platform, limit);
  });
}

/** The same as a refusal. @throws `too-many` */
export async function needSignUpTurn(platform: Platform, email: string, network: string): Promise<void> {
  const retryAfter = await waitToSignUp(platform, email, network);
  if (retryAfter > 0) throw new Fault('too-many', 'Too many tries. Please wait a while.', { detail: { retryAfter } });
}
