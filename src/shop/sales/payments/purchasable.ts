import type { Paise } from '#src/kernel/money.ts';
import type { Write } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { Payment, Sold } from './payment.ts';
import type { PaymentReference } from './payment-reference.ts';

type SnapshotOf<K extends Sold['kind']> = Extract<Sold, { kind: K }>['snapshot'];
/** How a refund ended, told in the same transaction. */
export type EndedRefund = { id: string; amount: Paise; outcome: 'processed' | 'failed'; at: Date };

type Held<K extends Sold['kind']> = { id: string; uid: string; snapshot: SnapshotOf<K> };

/**
 * What a payment must know of the two things that can be bought. Everything else of a payment (its states, the provider, codes,
 * refunds) is the same for both and knows no kind. Orders and bookings stand above payments, so theirs are handed in with the shop.
 */
export type Purchasable<K extends Sold['kind']> = {
  /** Rows that are written with the payment itself, in one statement. */
  reserves(snapshot: SnapshotOf<K>): { productId: string; quantity: number }[];
  /**
   * Holds it for a payment, in place of what the shopper's former payments held. Throws why it cannot be had.
   * @param again takes up what this payment had held before it lapsed
   */
  hold(platform: Platform, write: Write, payment: Held<K>, former: Payment[], at: Date, again?: boolean): Promise<void>;
  /** Lets go of what a payment holds; nothing if it holds nothing any more. */
  release(write: Write, paymentId: string, at: Date): Promise<void>;
  /** Keeps what is held for good; a payment that had lapsed takes it again. Answers why the money goes back, where it is gone. */
  keep(platform: Platform, write: Write, payment: Held<K>, at: Date): Promise<string | undefined>;
  /** Writes what was bought; the payment is captured and what it holds is kept. */
  place(platform: Platform, write: Write, payment: Held<K> & Captured, at: Date): Promise<void>;
  /** Notes how a refund ended on what was bought with the money, by its id. */
  refundEnded(platform: Platform, write: Write, id: string, refund: EndedRefund): Promise<void>;
};

/** What was paid and how, and whether it was a test. */
type Captured = Pick<Payment, 'amount' | 'test'> & { paid: PaymentReference };

export type Purchasables = { [K in Sold['kind']]: Purchasable<K> };

/** What a payment pays for. Its snapshot goes only to functions of its own kind: both come from one row. */
export const purchasableOf = ({ purchasables }: { purchasables: Purchasables }, { kind }: Pick<Sold, 'kind'>) =>
  purchasables[kind] as Purchasable<Sold['kind']>;
