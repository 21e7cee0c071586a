import type { Write } from '#src/platform/database/transact.ts';
import { lockHeldSlot, releaseHeld } from './slot.store.ts';
import type { SlotRequest } from './slot-query.ts';
import { takeSlot } from './take-slot.ts';

/** The time that a customer is paying for. */
export type PaidTime = Pick<SlotRequest, 'pincode' | 'durationMinutes'> & { start: Date };

/** Holds a technician's time for a payment. Throws `not-served`, `slot-not-offered`, `slot-taken`. */
export async function holdSlot(write: Write, paymentId: string, { start, ...wish }: PaidTime, at: Date): Promise<void> {
  await takeSlot(write, start, { ...wish, by: 'offered' }, { paymentId }, at);
}

/** The same for a payment that came after its slot was released: lead time and grid were checked when it was first held. */
export async function holdSlotAgain(
  write: Write,
  paymentId: string,
  { start, ...wish }: PaidTime,
  at: Date,
): Promise<void> {
  await takeSlot(write, start, { ...wish, by: 'kept' }, { paymentId }, at);
}

/** True while a payment holds its time; the slot is locked until the transaction ends. */
export const holdsSlot = async ({ trx }: Write, paymentId: string): Promise<boolean> =>
  Boolean(await lockHeldSlot(trx, paymentId));

/** Releases the time that a payment holds, if any. */
export async function releasePaymentSlot({ trx }: Write, paymentId: string): Promise<void> {
  await releaseHeld(trx, paymentId);
}
