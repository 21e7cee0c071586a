import { createHash, randomBytes } from 'node:crypto';
import type { Paise } from '#src/kernel/money.ts';
import type { AddressDraft } from '#src/shop/customers/addresses/address.ts';

/** How long a link can be paid. */
export const LINK_HOURS = 72;

/** An order made on the telephone, waiting for its customer to pay it. */
export type PaymentLink = {
  id: string;
  uid: string;
  /** Whom it was made for, as they said on the telephone. */
  name: string;
  email: string;
  items: { productId: string; quantity: number }[];
  address: AddressDraft;
  note: string;
  locale: string;
  /** What the customer was told; what has changed since is said on the page. */
  total: Paise;
  createdAt: Date;
  expiresAt: Date;
  cancelledAt: Date | null;
  paymentId: string | null;
};

export type LinkState = 'open' | 'paid' | 'cancelled' | 'expired';

export function stateOf(link: Pick<PaymentLink, 'paymentId' | 'cancelledAt' | 'expiresAt'>, now: Date): LinkState {
  if (link.paymentId) return 'paid';
  if (link.cancelledAt) return 'cancelled';
  return link.expiresAt <= now ? 'expired' : 'open';
}

/** 256 random bits: nobody guesses one, however many they try. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Only this is kept: whoever reads the database still cannot open a link. */
export const hashOf = (token: string): string =>
  createHash('sha256').update(`payment link ${token}`).digest('base64url');
