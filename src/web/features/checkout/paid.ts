import type { Slot } from '#src/wire/client/bookings.ts';
import type { ProviderSuccess } from '#src/wire/client/checkout.ts';
import { hrefs } from '#src/wire/pages.ts';

/** A payment whose order the shop has not confirmed yet. Stored in this tab, so that a reload or a lost connection loses nothing. */
export type Paid = {
  uid: string;
  success: ProviderSuccess;
  productIds: string[];
  /** For a plan: what the confirmation says of its first visit. */
  visit?: { planId: number; slot: Slot; phone: string };
};

/** Where the purchase appears. `placedId`: the order that has become of it. */
export function homeOf(paid: Pick<Paid, 'visit'>, placedId?: string): string {
  if (paid.visit) return hrefs.myServices();
  return placedId ? hrefs.placed(placedId) : hrefs.orders;
}

const KEY = 'kiran-paid';

export function savePaid(paid: Paid): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(paid));
  } catch {
    // The provider's webhook makes the order all the same.
  }
}

export function findPaid(uid: string): Paid | undefined {
  try {
    const paid = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Paid | null;
    return paid?.uid === uid ? paid : undefined;
  } catch {
    return undefined;
  }
}

export function forgetPaid(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
}
