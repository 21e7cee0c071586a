import { advisoryLock, transact } from '#src/platform/database/transact.ts';
import { Fault, notFound } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { networkOf } from '#src/platform/rate-limit/network-of.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import {
  countEnquiriesSince,
  findEnquirable,
  findSameEnquiry,
  insertEnquiry,
  nextEnquiryNumber,
} from './enquiry.store.ts';
import { checkPreferredDay, type EnquiryDraft, referenceOf } from './enquiry.ts';

/** At most this many per network address and hour: enough for a family behind one router, too few for a script. */
const LIMIT = 6;
const HOUR = 60 * 60_000;
const SAME_WITHIN = 15 * 60_000;

/**
 * Stores an enquiry and answers its reference number. The same one sent again shortly after gets the same number.
 * @param sender the caller's network address; stored only as a hash
 * @throws `not-found` for an unknown plan or kind of service, `invalid` for the day, `too-many`
 */
export async function sendEnquiry(platform: Platform, draft: EnquiryDraft, sender: string): Promise<string> {
  const at = platform.clock.now();
  checkPreferredDay(draft.preferredDay, at);
  if (!(await findEnquirable(platform.db, draft.about))) throw notFound('service');
  const { about, uid, address, preferredDay, ...rest } = draft;
  const row = {
    ...rest,
    id: newId('enq', at.getTime()),
    category: 'category' in about ? about.category : null,
    planId: 'planId' in about ? about.planId : null,
    uid: uid ?? null,
    address: address ? JSON.stringify(address) : null,
    preferredDay: preferredDay ?? null,
    senderHash: platform.personalHash('enquiry sender', networkOf(sender)),
    createdAt: at,
  };
  return transact(platform, async ({ trx, expire }) => {
    // Concurrent enquiries would not count each other: serialise them.
    await advisoryLock(trx, `enquiry ${row.senderHash}`);
    const same = await findSameEnquiry(trx, row, new Date(at.getTime() - SAME_WITHIN));
    if (same) return same;
    if (
      platform.settings.rateLimits &&
      (await countEnquiriesSince(trx, row.senderHash, new Date(at.getTime() - HOUR))) >= LIMIT
    ) {
      throw new Fault('too-many', 'too-often-hour');
    }
    const reference = referenceOf(await nextEnquiryNumber(trx), at);
    await insertEnquiry(trx, { ...row, reference });
    expire(live('enquiries'));
    return reference;
  });
}
