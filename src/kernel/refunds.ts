/** A refund of part of a purchase, in paise. */
export type RefundPart = { amount: number; state: string };

/** What has been refunded or will be. Refunds that the provider could not send do not count. */
export const promisedBack = (refunds: readonly RefundPart[]): number =>
  refunds.reduce((sum, { state, amount }) => sum + (state === 'failed' ? 0 : amount), 0);

/** What can still be refunded, and is when the purchase is cancelled. */
export const leftToRefund = (total: number, refunds: readonly RefundPart[]): number => total - promisedBack(refunds);
