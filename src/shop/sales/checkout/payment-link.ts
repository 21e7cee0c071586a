import { createHash, randomBytes } from 'node:crypto';
import type { Paise } from '#src/kernel/money.ts';
import type { AddressDraft } from '#src/shop/customers/addresses/address.ts';

/** How long a link can be paid, in hours. */
export const LINK_HOURS = 72;

/** An order taken by telephone, waiting for its customer to pay. */
export type PaymentLink = {
  id: string;
  uid: string;
  /** The customer's name, as given on the telephone. */
  name: string;
  email: string;
  items: { productId: string; quantity: number }[];
  address: AddressDraft;
  note: string;
  locale: string;
  /** What the customer was told; the page says what has changed since. */
  total: Paise;
  createdAt: Date;
  expiresAt: Date;
  cancelledAt: Date | null;
  paymentId: string | null;
  /** The milestone of an installed order that it is for, instead of items. */
  milestone?: { installation: string; position: number };
};

export type LinkState = 'open' | 'paid' | 'cancelled' | 'expired';

export function stateOf(link: Pick<PaymentLink, 'paymentId' | 'cancelledAt' | 'expiresAt'>, now: Date): LinkState {
  if (link.paymentId) return 'paid';
  if (link.cancelledAt) return 'cancelled';
  return link.expiresAt <= now ? 'expired' : 'open';
}

/** 256 random bits: cannot be guessed. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Only the hash is stored: reading the database is not enough to open a link. */
export const hashOf = (token: string): string =>
  createHash('sha256').update(`payment link ${token}`).digest('base64url');
