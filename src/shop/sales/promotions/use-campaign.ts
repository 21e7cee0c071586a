import type { Write } from '#src/platform/database/transact.ts';
import { couponRefused } from './apply-campaign.ts';
import { countDown, countUp, holdUse, moveUse } from './campaign.store.ts';
import { OFFERS_TAG, type Saving } from './campaign.ts';

/**
 * Holds a code for a payment that is being opened, with the payment's own transaction. The shopper's lock is held by the
 * caller, so that two payments of one shopper cannot both be the first. Throws `coupon-refused` when the last use has just gone.
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
  // The last use has gone: the offer is told to nobody any more.
  if (count.used === count.totalLimit) expire(OFFERS_TAG);
  await holdUse(trx, { paymentId, uid, at, ...saving });
}

/** Lets the code go with the reservation: it can be used again. */
export async function releaseCampaign({ trx, expire }: Write, paymentId: string): Promise<void> {
  const code = await moveUse(trx, paymentId, ['held'], 'released');
  const count = code && (await countDown(trx, code));
  if (count && count.used + 1 === count.totalLimit) expire(OFFERS_TAG);
}

/**
 * Keeps the code for good when the payment is settled. Money that came after the reservation had ended was paid at the
 * price that we named, so the code counts then too, limit or not.
 */
export async function keepCampaign({ trx }: Write, paymentId: string): Promise<void> {
  if (await moveUse(trx, paymentId, ['held'], 'used')) return;
  const code = await moveUse(trx, paymentId, ['released'], 'used');
  if (code) await countUp(trx, code, { late: true });
}
