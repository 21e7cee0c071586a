import { withSavepoint } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import type { ServiceSnapshot } from '#src/shop/sales/payments/payment.ts';
import type { Purchasable } from '#src/shop/sales/payments/purchasable.ts';
import { bookingRefundEnded } from '#src/shop/services/bookings/booking-refund.ts';
import { holdSlot, holdSlotAgain, holdsSlot, releasePaymentSlot } from '#src/shop/services/bookings/hold-slot.ts';
import { placeBooking } from '#src/shop/services/bookings/place-booking.ts';
import { release } from './reserve.ts';

const timeOf = ({ plan, start, address }: ServiceSnapshot) => ({
  start: new Date(start),
  durationMinutes: plan.durationMinutes,
  pincode: address.zipcode,
});

const GONE = new Set(['slot-taken', 'slot-not-offered', 'not-served']);

/** A plan with its first visit: a payment holds a technician's time and becomes a booking. */
export const service: Purchasable<'service'> = {
  reserves: () => [],

  async hold(_shop, write, { id, snapshot }, former, at) {
    for (const one of former) {
      if (one.kind === 'service') await releasePaymentSlot(write, one.id);
      else await release(write, one.id, at);
    }
    await holdSlot(write, id, timeOf(snapshot), at);
  },

  release: (write, paymentId) => releasePaymentSlot(write, paymentId),

  async keep(shop, write, { id, snapshot }, at) {
    if (await holdsSlot(write, id)) return undefined;
    // Another technician of the area will do, if free at exactly that time.
    const taken = await withSavepoint(
      write.trx,
      () => holdSlotAgain(write, id, timeOf(snapshot), at),
      (error) => error instanceof Fault && GONE.has(error.code),
    );
    if (taken) return undefined;
    shop.log.warn({ payment: id }, 'a late payment found its slot gone');
    return 'slot-taken';
  },

  async place(shop, write, { id, uid, amount, test, snapshot, paid }, at) {
    const { start, end, ...frozen } = snapshot;
    const placed = {
      ...frozen,
      uid,
      paymentId: id,
      paid,
      total: amount,
      test,
      start: new Date(start),
      end: new Date(end),
    };
    await placeBooking(shop, write, placed, at);
  },

  refundEnded: bookingRefundEnded,
};
