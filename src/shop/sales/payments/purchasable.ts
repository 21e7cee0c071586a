import type { Paise } from '#src/kernel/money.ts';
import type { Write } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { Payment, Sold } from './payment.ts';
import type { PaymentReference } from './payment-reference.ts';

type SnapshotOf<K extends Sold['kind']> = Extract<Sold, { kind: K }>['snapshot'];
/** How a refund ended, passed on in the same transaction. */
export type EndedRefund = { id: string; amount: Paise; outcome: 'processed' | 'failed'; at: Date };

type Held<K extends Sold['kind']> = { id: string; uid: string; snapshot: SnapshotOf<K> };

/**
 * What a payment must know of the three things that can be bought. Everything else (its states, the provider, codes, refunds)
 * is the same for all kinds. Orders, bookings and installations depend on payments, so their implementations are injected with the shop.
 */
export type Purchasable<K extends Sold['kind']> = {
  /** Rows that are written with the payment itself, in one statement. */
  reserves(snapshot: SnapshotOf<K>): { productId: string; quantity: number }[];
  /**
   * Holds it for a payment, in place of what the shopper's previous payments held. Throws why it is unavailable.
   * @param again holds again what this payment held before it expired
   */
  hold(platform: Platform, write: Write, payment: Held<K>, former: Payment[], at: Date, again?: boolean): Promise<void>;
  /** Releases what a payment holds; does nothing if it holds nothing any more. */
  release(write: Write, paymentId: string, at: Date): Promise<void>;
  /** Makes the hold permanent; an expired payment takes it again. Answers the reason for a refund where it is gone. */
  keep(platform: Platform, write: Write, payment: Held<K>, at: Date): Promise<string | undefined>;
  /** Writes the order or booking; by then the payment is captured, or due on delivery, and its hold permanent. */
  place(platform: Platform, write: Write, payment: Held<K> & Captured, at: Date): Promise<void>;
  /** Notes on the order or booking with this id how a refund ended. */
  refundEnded(platform: Platform, write: Write, id: string, refund: EndedRefund): Promise<void>;
};

/** The amount, how it was paid, and whether it was a test. */
type Captured = Pick<Payment, 'amount' | 'test'> & { paid: PaymentReference };

export type Purchasables = { [K in Sold['kind']]: Purchasable<K> };

/** The purchasable of a payment. Its snapshot goes only to functions of its own kind: both come from one row. */
export const purchasableOf = ({ purchasables }: { purchasables: Purchasables }, { kind }: Pick<Sold, 'kind'>) =>
  purchasables[kind] as Purchasable<Sold['kind']>;
