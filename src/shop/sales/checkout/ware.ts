import type { Write } from '#src/platform/database/transact.ts';
import type { Order } from '#src/shop/sales/orders/order.ts';
import type { Booking } from '#src/shop/services/bookings/booking.ts';
import type { Shop } from '#src/shop/shop.ts';
import { goods } from './goods.ts';
import type { Payment, Sold } from './payment.ts';
import { service } from './service.ts';

/** What a settled payment has made. */
export type Made =
  | { kind: 'goods'; order: Order; booking?: undefined }
  | { kind: 'service'; booking: Booking; order?: undefined };

export type SnapshotOf<K extends Sold['kind']> = Extract<Sold, { kind: K }>['snapshot'];
export type Held<K extends Sold['kind']> = { id: string; uid: string; snapshot: SnapshotOf<K> };

/**
 * What the payment machine must know of the two things that can be bought. Everything else of a payment (its states, the
 * provider, codes, refunds) is the same for both and knows no kind.
 */
export type Ware<K extends Sold['kind']> = {
  /** Rows that are written with the payment itself, in one statement. */
  reserves(snapshot: SnapshotOf<K>): { productId: string; quantity: number }[];
  /**
   * Holds it for a payment, in place of what the shopper's former payments held. Throws why it cannot be had.
   * @param again takes up what this payment had held before it lapsed
   */
  hold(shop: Shop, write: Write, payment: Held<K>, former: Payment[], at: Date, again?: boolean): Promise<void>;
  /** Lets go of what a payment holds; nothing if it holds nothing any more. */
  release(write: Write, paymentId: string, at: Date): Promise<void>;
  /** Keeps what is held for good; a payment that had lapsed takes it again. False when it is gone. */
  keep(shop: Shop, write: Write, payment: Held<K>, at: Date): Promise<boolean>;
  /** Why the money goes back when it is gone. */
  gone: string;
  /** Writes what was bought; the payment is captured and what it holds is kept. */
  place(shop: Shop, write: Write, payment: Held<K> & Captured, at: Date): Promise<Made>;
};

/** A payment's ids at the provider, what was paid, and whether it was a test. */
export type Captured = Pick<Payment, 'amount' | 'test'> & { providerOrderId: string; providerPaymentId: string };

const WARES = { goods, service };

/** The ware of a payment. Its snapshot goes only to functions of its own kind: both come from one row. */
export const wareOf = ({ kind }: Pick<Sold, 'kind'>) => WARES[kind] as Ware<Sold['kind']>;
