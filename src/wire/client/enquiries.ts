import { CALLS } from '#src/wire/calls.ts';
import type { PreferredTime } from '#src/wire/domain.ts';
import { call } from './call.ts';

type When = { preferredTime: PreferredTime; locale: string };

/** A kind of home service by its slug, or a plan by its number. */
export type EnquiryAbout = { service: string } | { plan: number };

/** Asks for a home service; answers the reference number. Field errors come as `Refusal.fields`. */
export async function sendEnquiry(
  input: { name: string; phone: string; email: string; pincode: string; message: string } & EnquiryAbout & When,
): Promise<string> {
  return (await call<{ reference: string }>('POST', '/enquiries', input)).reference;
}

/** Phone and PIN code of the customer's default address, if there is one. */
export async function defaultContact(uid: string): Promise<{ phone: string; zipcode: string } | undefined> {
  const path = `${CALLS.userList}?uid=${encodeURIComponent(uid)}&dataType=address&limit=1`;
  return (await call<{ arrayData: { phone: string; zipcode: string }[] }>('GET', path)).arrayData[0];
}
