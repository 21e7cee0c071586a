/** A part of a purchase's money that was promised back, in paise. */
export type RefundPart = { amount: number; state: string };

/** What has gone back or is to go. What the provider could not send has gone nowhere. */
export const promisedBack = (refunds: readonly RefundPart[]): number =>
  refunds.reduce((sum, { state, amount }) => sum + (state === 'failed' ? 0 : amount), 0);

/** What can still go back, and does when the purchase is cancelled. */
export const leftToRefund = (total: number, refunds: readonly RefundPart[]): number => total - promisedBack(refunds);
