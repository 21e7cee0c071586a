import type { FailureReason } from './outcomes.ts';

type TestCard = { network: string; fails?: FailureReason };

/** The test cards that Razorpay publishes for Indian payments (https://razorpay.com/docs/payments/payments/test-card-details). */
const CARDS: Record<string, TestCard> = {
  '4100280000001007': { network: 'Visa' },
  '5500670000001002': { network: 'MasterCard' },
  '6527658900001005': { network: 'RuPay' },
  '4100280000080001': { network: 'Visa', fails: 'insufficient_funds' },
  '4100280000060003': { network: 'Visa', fails: 'card_declined' },
  '4100280000090000': { network: 'Visa', fails: 'payment_timed_out' },
};

/** The test card of that number, spaces ignored. Others are refused: nobody should type a real card here. */
export const findTestCard = (number: string): (TestCard & { last4: string }) | undefined => {
  const digits = number.replace(/[\s-]/g, '');
  const card = Object.hasOwn(CARDS, digits) ? CARDS[digits] : undefined;
  return card && { ...card, last4: digits.slice(-4) };
};

/** All of them, for the window's list. */
export const testCards = (): (TestCard & { number: string })[] =>
  Object.entries(CARDS).map(([number, card]) => ({ number, ...card }));

/** How a card payment ends: error cards by their reason, the others by the OTP, of which 4 to 10 digits are accepted. */
export function cardOutcome(card: TestCard, otp: string): FailureReason | undefined {
  if (card.fails) return card.fails;
  return /^\d{4,10}$/.test(otp.trim()) ? undefined : 'invalid_otp';
}
