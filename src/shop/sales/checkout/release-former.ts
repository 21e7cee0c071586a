import type { Write } from '#src/platform/database/transact.ts';
import type { Payment } from '#src/shop/sales/payments/payment.ts';
import { releasePaymentSlot } from '#src/shop/services/bookings/hold-slot.ts';

/** Releases the time that a shopper's former payments hold; answers their ids, whose goods the caller exchanges for its own. */
export async function releaseFormer(write: Write, former: Payment[]): Promise<string[]> {
  for (const one of former) if (one.kind === 'service') await releasePaymentSlot(write, one.id);
  return former.map(({ id }) => id);
}
