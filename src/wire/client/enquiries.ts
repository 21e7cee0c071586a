import { CALLS } from '#src/wire/calls.ts';
import type { enquiryAnswer, enquiryBody } from '#src/wire/content/enquiry.ts';
import type { userListAnswer } from '#src/wire/customers/user.ts';
import { call, type Sent } from './call.ts';

type WireEnquiry = Sent<typeof enquiryBody>;

/** A kind of home service by its slug, or a plan by its number. */
export type EnquiryAbout =
  | { service: NonNullable<WireEnquiry['service']> }
  | { plan: NonNullable<WireEnquiry['plan']> };

/** Asks for a home service; answers the reference number. Field errors come as `Refusal.fields`. */
export const sendEnquiry = async (input: Omit<WireEnquiry, 'service' | 'plan'> & EnquiryAbout): Promise<string> =>
  (await call<{ body: typeof enquiryBody; answer: typeof enquiryAnswer }>('POST', '/enquiries', input)).reference;

/** Phone and PIN code of the customer's default address, if there is one. */
export async function defaultContact(uid: string): Promise<{ phone: string; zipcode: string } | undefined> {
  const path = `${CALLS.userList}?uid=${encodeURIComponent(uid)}&dataType=address&limit=1`;
  const [address] = (await call<{ answer: typeof userListAnswer }>('GET', path)).arrayData;
  return address && { phone: String(address['phone'] ?? ''), zipcode: String(address['zipcode'] ?? '') };
}
