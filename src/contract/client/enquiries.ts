import { CALLS } from '#src/contract/calls.ts';
import { call } from '#src/contract/client/call.ts';
import type { PreferredTime } from '#src/contract/domain.ts';

type When = { preferredTime: PreferredTime; locale: string };

/** Asks for a home service; answers the reference number. Field errors come as `Refusal.fields`. */
export async function sendEnquiry(
  input: { service: string; name: string; phone: string; email: string; pincode: string; message: string } & When,
): Promise<string> {
  return (await call<{ reference: string }>('POST', '/enquiries', input)).reference;
}

/** Asks for a visit of a plan at a saved address on a day (`YYYY-MM-DD`); answers the reference number. */
export async function requestVisit(
  input: { plan: number; name: string; email: string; addressId: string; problems: string; note: string; preferredDay: string } & When,
): Promise<string> {
  return (await call<{ reference: string }>('POST', '/visit-requests', input)).reference;
}

/** Phone and PIN code of the customer's default address, if there is one. */
export async function defaultContact(uid: string): Promise<{ phone: string; zipcode: string } | undefined> {
  const path = `${CALLS.userList}?uid=${encodeURIComponent(uid)}&dataType=address&limit=1`;
  return (await call<{ arrayData: { phone: string; zipcode: string }[] }>('GET', path)).arrayData[0];
}
