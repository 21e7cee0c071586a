import { notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { listAddresses } from '#src/shop/addresses/list-addresses.ts';
import type { PreferredTime } from '#src/shop/services/enquiry.ts';
import { sendEnquiry } from '#src/shop/services/send-enquiry.ts';

export type VisitRequest = {
  uid: string;
  planId: number;
  addressId: string;
  name: string;
  email: string;
  problems: string;
  note: string;
  preferredDay: string;
  preferredTime: PreferredTime;
  locale: string;
};

/**
 * Asks for a visit of a plan at one of the customer's addresses; answers the reference number.
 * @throws `not-found` for an address that is not theirs and an unknown plan, `invalid` for the day, `too-many`
 */
export async function requestVisit(platform: Platform, request: VisitRequest, sender: string): Promise<string> {
  const { planId, addressId, problems, ...rest } = request;
  const found = (await listAddresses(platform, request.uid)).find(({ id }) => id === addressId);
  if (!found) throw notFound('This address');
  const { id: _, isDefault: __, ...address } = found;
  return sendEnquiry(platform, { ...rest, about: { planId }, message: problems, address, phone: address.phone, pincode: address.zipcode }, sender);
}
