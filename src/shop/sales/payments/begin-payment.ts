import type { Paise } from '#src/kernel/money.ts';
import type { PaymentMethod } from '#src/kernel/payment-method.ts';
import { isUniqueViolation } from '#src/platform/database/database.ts';
import { pipelined } from '#src/platform/database/pipelined.ts';
import type { Write } from '#src/platform/database/transact.ts';
import { newId } from '#src/platform/ids.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { lockAccount } from '#src/shop/customers/identity/account-row.ts';
import { releaseCampaign } from '#src/shop/sales/promotions/use-campaign.ts';
import type { Shop } from '#src/shop/shop.ts';
import { holdingPaymentsOf, insertPayment, movePayment } from './payment.store.ts';
import { HOLDING, type Payment, type Sold } from './payment.ts';
import { purchasableOf } from './purchasable.ts';

// The beginning of a payment's life, up to `open`: see ARCHITECTURE.md, Money. These functions run in checkout's transaction.

type NewPayment = Sold & { uid: string; receipt: string; requestHash: string; amount: Paise; method: PaymentMethod };

/** Writes a payment that waits for the provider's order (`preparing`), with the rows of its reservations. */
export function addPayment(shop: Shop, write: Write, payment: NewPayment, at: Date): Promise<Payment> {
  const { uid, kind, receipt, requestHash, amount, method, snapshot } = payment;
  write.expire(live('payments'));
  const row = {
    id: newId('pmt', at.getTime()),
    uid,
    kind,
    receipt,
    amountPaise: amount,
    currency: 'INR' as const,
    state: 'preparing' as const,
    method,
    snapshot: JSON.stringify(snapshot),
    requestHash,
    providerOrderId: null,
    providerPaymentId: null,
    failure: null,
    reservedUntil: reservedFrom(shop, at),
    createdAt: at,
    capturedAt: null,
    settledAt: null,
    test: shop.gateways[method].test,
  };
  return insertPayment(write.trx, row, purchasableOf(shop, payment).reserves(snapshot));
}

/** Whether an error means that the shopper has used this receipt before. */
export const isUsedReceipt = (error: unknown): boolean => isUniqueViolation(error, 'payment_uid_receipt_key');

/**
 * Ends a shopper's previous payments, for goods or service: shoppers never compete with their own retry (rules.md §4). What
 * they hold is released by the new payment's purchasable, which knows the order. From here on the shopper's payments are serialised.
 */
export async function endFormer(write: Write, uid: string): Promise<Payment[]> {
  const [, former] = await pipelined(write.trx, (trx) => [lockAccount(trx, uid), holdingPaymentsOf(trx, uid)]);
  for (const { id } of former)
    await pipelined(write.trx, (trx) => [
      movePayment(trx, id, HOLDING, { state: 'lapsed' }),
      releaseCampaign({ ...write, trx }, id),
    ]);
  return former;
}

/** Restarts a payment whose reservation had ended; false when it has been restarted in the meantime. */
export function beginAgain(shop: Shop, { trx }: Write, { id, providerOrderId }: Payment, at: Date): Promise<boolean> {
  // Without the provider's order, the payment goes back to its beginning and requests the order again.
  const state = providerOrderId ? 'open' : 'preparing';
  return movePayment(trx, id, ['lapsed', 'abandoned'], { state, reservedUntil: reservedFrom(shop, at) });
}

/** Opens a payment under the order that the provider made for it; false when its state has changed by now. */
export const noteProviderOrder = (
  { db, gateways }: Shop,
  { id, method }: Payment,
  providerOrderId: string,
): Promise<boolean> =>
  movePayment(db, id, ['preparing'], { state: 'open', providerOrderId, test: gateways[method].test });

/** Ends a payment for which the provider made no order, and releases what it holds: nobody could pay it. */
export async function abandonPayment(shop: Shop, write: Write, payment: Payment, at: Date): Promise<void> {
  if (!(await movePayment(write.trx, payment.id, ['preparing'], { state: 'abandoned' }))) return;
  await releaseCampaign(write, payment.id);
  await purchasableOf(shop, payment).release(write, payment.id, at);
}

const reservedFrom = (shop: Shop, at: Date) => new Date(at.getTime() + shop.settings.reservationMinutes * 60_000);
