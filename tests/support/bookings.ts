import { ADDRESS, type Paid, type RunningShop, receipt, type Shopper } from '#tests/support/running-shop.ts';
import type { Answer, Body, Visitor } from '#tests/support/visitor.ts';

export const PLAN = { id: 1, price: 3500 };
export const BOOKING = {
  name: 'Asha Patel',
  email: 'asha@example.com',
  address: ADDRESS,
  problems: 'Birds',
  note: 'Ring twice',
};

/** The free times of a plan at a PIN code, in one list. */
export async function freeSlots(
  visitor: Visitor,
  pincode = ADDRESS.zipcode,
  query = '',
): Promise<{ start: string; end: string; capacity: number }[]> {
  const answer = await visitor.call('GET', `/services/${PLAN.id}/slots?pincode=${pincode}${query}`);
  if (answer.status !== 200) throw new Error(`slots answered ${answer.status}: ${answer.text}`);
  return answer.body.data.days.flatMap((day: Body) => day.slots);
}

/** Opens the payment of a plan at a time. */
export const openBooking = (shopper: Shopper, start: string, more: object = {}): Promise<Answer> =>
  shopper.call('POST', '/razorpay', {
    amount: PLAN.price * 100,
    currency: 'INR',
    receipt: receipt(),
    serviceId: PLAN.id,
    slot: { start },
    booking: BOOKING,
    ...more,
  });

/** All steps to a booking: slot, payment, bank, proof. */
export async function book(
  shop: RunningShop,
  shopper: Shopper,
  start?: string,
  more: object = {},
): Promise<{ service: Body; paid: Paid }> {
  const time = start ?? (await freeSlots(shopper)).at(-1)?.start ?? '';
  const opened = await openBooking(shopper, time, more);
  if (opened.status !== 201) throw new Error(`/razorpay answered ${opened.status}: ${opened.text}`);
  const paid = (await shop.pay(opened.body.id)).body as Paid;
  const proven = await shopper.call('POST', '/razorpay/validate', paid);
  if (proven.status !== 200) throw new Error(`/razorpay/validate answered ${proven.status}: ${proven.text}`);
  return { service: proven.body.data.service, paid };
}
