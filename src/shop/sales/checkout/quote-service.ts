import type { Paise } from '#src/kernel/money.ts';
import { paise } from '#src/kernel/money.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { AddressDraft } from '#src/shop/customers/addresses/address.ts';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import type { Buyer, Charges, ServiceSnapshot } from '#src/shop/sales/payments/payment.ts';
import { applyCampaign } from '#src/shop/sales/promotions/apply-campaign.ts';
import type { Saving } from '#src/shop/sales/promotions/campaign.ts';
import { SERVICE_TAX } from '#src/shop/services/bookings/booking-documents.ts';
import { checkTime } from '#src/shop/services/bookings/take-slot.ts';
import { showPlan } from '#src/shop/services/plans/list-plans.ts';
import type { ServicePlan } from '#src/shop/services/plans/service.ts';

/** A plan with the time of its first visit, its customer and address. */
export type ServiceWish = {
  planId: string;
  start: Date;
  name: string;
  email: string;
  address: AddressDraft;
  problems: string;
  note: string;
};
export type WantedService = {
  service: ServiceWish;
  coupon?: string;
  buyer?: Buyer;
  locale?: string;
  milestone?: undefined;
};

/** What a plan costs this customer now; the same shape as for goods. Throws `not-found`, `coupon-refused`. */
export async function previewService(
  platform: Pick<Platform, 'db' | 'clock'>,
  { uid }: Principal,
  { planId, coupon }: { planId: string; coupon?: string },
): Promise<{ plan: ServicePlan; charges: Charges; saving: Saving | undefined; delivery: undefined; total: Paise }> {
  const plan = await showPlan(platform, planId, 'en');
  const subtotal = paise(plan.price);
  const saving = coupon
    ? await applyCampaign(platform, { code: coupon, uid, kind: 'service', base: subtotal })
    : undefined;
  const charges = { subtotal, discount: saving?.discount ?? paise(0), delivery: paise(0) };
  return { plan, charges, saving, delivery: undefined, total: paise(subtotal - charges.discount) };
}

/**
 * What this customer would pay now for a plan with its first visit, and everything frozen with it.
 * Throws `not-found`, `not-served`, `slot-not-offered`, `slot-taken`, `coupon-refused`.
 */
export async function quoteService(
  platform: Pick<Platform, 'db' | 'clock'>,
  customer: Principal,
  { service, ...wanted }: WantedService,
): Promise<{ kind: 'service'; snapshot: ServiceSnapshot; total: Paise }> {
  const { start, name, email, address, problems, note } = service;
  const { plan, charges, saving, total } = await previewService(platform, customer, {
    planId: service.planId,
    coupon: wanted.coupon,
  });
  const { id, name: planName, price, durationMinutes, visits } = plan;
  // Opening a payment releases the customer's previous one, so the slot it holds is free for this one.
  await checkTime(platform, start, { pincode: address.zipcode, durationMinutes, shopper: customer.uid });
  return {
    kind: 'service',
    snapshot: {
      plan: { id, name: planName, price: paise(price), durationMinutes, visits, ...SERVICE_TAX },
      start: start.toISOString(),
      end: new Date(start.getTime() + durationMinutes * 60_000).toISOString(),
      address,
      contact: { name, email, phone: address.phone },
      problems,
      note,
      charges,
      ...(saving && { saving }),
      ...(wanted.buyer && { buyer: wanted.buyer }),
      locale: wanted.locale ?? 'en',
    },
    total,
  };
}
