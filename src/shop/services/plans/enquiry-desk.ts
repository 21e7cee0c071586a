import { transact } from '#src/platform/database/transact.ts';
import { notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import {
  countEnquiries,
  type EnquiryQuery,
  type EnquiryState,
  lockEnquiry,
  selectEnquiries,
  updateEnquiry,
} from './enquiry-desk.store.ts';

export type Enquiry = Awaited<ReturnType<typeof selectEnquiries>>[number];

/** Enquiries for what cannot be booked yet, newest first, for the administrator. */
export async function listEnquiries({ db }: Pick<Platform, 'db'>, query: EnquiryQuery) {
  const [items, total] = await Promise.all([selectEnquiries(db, query), countEnquiries(db, query)]);
  return { items, total, next: query.page * query.limit < total ? query.page + 1 : null };
}

/** Sets an enquiry's state and the shop's note about it. Throws `not-found`. */
export async function changeEnquiry(
  platform: Platform,
  actor: Actor,
  reference: string,
  change: { state?: EnquiryState | undefined; shopNote?: string | undefined },
): Promise<Enquiry> {
  return transact(platform, async (write) => {
    const before = await lockEnquiry(write.trx, reference);
    if (!before) throw notFound('enquiry');
    const after = await updateEnquiry(write.trx, reference, {
      state: change.state ?? before.state,
      shopNote: change.shopNote ?? before.shopNote,
    });
    const told = ({ state, shopNote }: Enquiry) => ({ state, shopNote });
    await recordAction(
      write,
      actor,
      { act: 'enquiry.changed', subject: `enquiry:${reference}`, before: told(before), after: told(after) },
      platform.clock.now(),
    );
    write.expire(live('enquiries'));
    return after;
  });
}
