import { transact } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { enforceLimits } from '#src/platform/rate-limit/consume.ts';
import { findGrievance } from './grievance.store.ts';
import { type GrievanceStatus, tidyTicket } from './grievance.ts';
import { senderHash, TOO_OFTEN } from './reference.ts';

/** Per hour: from one network, and for one ticket from anywhere, so that nobody can guess whose it is. */
const LIMITS = { network: 30, ticket: 10 };

/**
 * The state of a ticket, for a caller with its number and the address it was filed with. A wrong number and a wrong address are refused in the same
 * words.
 * @throws `not-found`, `too-many`
 */
export async function lookUpGrievance(
  platform: Platform,
  typed: { ticket: string; email: string },
  sender: string,
): Promise<GrievanceStatus> {
  const ticket = tidyTicket(typed.ticket);
  const limits = [
    { what: 'lookup network', who: senderHash(platform, 'lookup', sender), most: LIMITS.network },
    { what: 'lookup ticket', who: ticket, most: LIMITS.ticket },
  ];
  // In a transaction of its own, so that a failed try counts too.
  await transact(platform, ({ trx }) => enforceLimits(trx, platform, limits, TOO_OFTEN));
  const found = await findGrievance(platform.db, ticket, typed.email.trim());
  if (!found) throw new Fault('not-found', 'complaint-not-found');
  return found;
}
