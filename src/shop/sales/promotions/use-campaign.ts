import type { Write } from '#src/platform/database/transact.ts';
import { couponRefused } from './apply-campaign.ts';
import { countDown, countUp, holdUse, moveUse } from './campaign.store.ts';
import { OFFERS_TAG, type Saving } from './campaign.ts';

/**
 * Holds a code for a payment that is being opened, in the payment's own transaction. The caller holds the shopper's lock,
 * so that two payments of one shopper cannot both be the first. Throws `coupon-refused` when the last use has just gone.
 */
export async function holdCampaign(
  { trx, expire }: Write,
  paymentId: string,
  uid: string,
  saving: Saving,
  at: Date,
): Promise<void> {
  const count = await countUp(trx, saving.code);
  if (!count) throw couponRefused('used-up');
  // The last use has gone: the offer is no longer shown.
  if (count.used === count.totalLimit) expire(OFFERS_TAG);
  await holdUse(trx, { paymentId, uid, at, ...saving });
}

/** Releases the code with the reservation: it can be used again. */
export async function releaseCampaign({ trx, expire }: Write, paymentId: string): Promise<void> {
  const code = await moveUse(trx, paymentId, ['held'], 'released');
  const count = code && (await countDown(trx, code));
  if (count && count.used + 1 === count.totalLimit) expire(OFFERS_TAG);
}

/**
 * Marks the code as used when the payment is settled. A payment after the reservation ended was made at the price that we
 * quoted, so the code counts then too, limit or not.
 */
export async function keepCampaign({ trx }: Write, paymentId: string): Promise<void> {
  if (await moveUse(trx, paymentId, ['held'], 'used')) return;
  const code = await moveUse(trx, paymentId, ['released'], 'used');
  if (code) await countUp(trx, code, { late: true });
}
