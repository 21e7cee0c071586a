import type { Paise } from '#src/kernel/money.ts';
import type { PaymentMethod } from '#src/kernel/payment-method.ts';
import { isUniqueViolation } from '#src/platform/database/database.ts';
import type { Write } from '#src/platform/database/transact.ts';
import { newId } from '#src/platform/ids.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { lockAccount } from '#src/shop/customers/identity/account-row.ts';
import { releaseCampaign } from '#src/shop/sales/promotions/use-campaign.ts';
import type { Shop } from '#src/shop/shop.ts';
import { holdingPaymentsOf, insertPayment, movePayment } from './payment.store.ts';
import { HOLDING, type Payment, type Sold } from './payment.ts';
import { purchasableOf } from './purchasable.ts';

// The beginning of a payment's life, up to `open`: see ARCHITECTURE.md, Money. Each of these runs in the transaction of checkout.

type NewPayment = Sold & { uid: string; receipt: string; requestHash: string; amount: Paise; method: PaymentMethod };

/** Writes a payment that waits for the provider's order (`preparing`), with the rows of what it reserves. */
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

/** Whether an error says that the shopper has used this receipt before. */
export const isUsedReceipt = (error: unknown): boolean => isUniqueViolation(error, 'payment_uid_receipt_key');

/**
 * Ends a shopper's former payments, goods or service: nobody competes with their own retry (rules.md §4). What they hold is
 * given back by what the new one pays for, which knows in which order. Their payments wait for each other from here on.
 */
export async function endFormer(write: Write, uid: string): Promise<Payment[]> {
  await lockAccount(write.trx, uid);
  const former = await holdingPaymentsOf(write.trx, uid);
  for (const { id } of former) {
    await movePayment(write.trx, id, HOLDING, { state: 'lapsed' });
    await releaseCampaign(write, id);
  }
  return former;
}

/** Begins a payment anew whose reservation had ended; false when it has been begun meanwhile. */
export function beginAgain(shop: Shop, { trx }: Write, { id, providerOrderId }: Payment, at: Date): Promise<boolean> {
  // One that the provider has not answered for yet goes back to its beginning: its order is asked for again.
  const state = providerOrderId ? 'open' : 'preparing';
  return movePayment(trx, id, ['lapsed', 'abandoned'], { state, reservedUntil: reservedFrom(shop, at) });
}

/** Opens a payment under the order that the provider made for it; false when it stands elsewhere by now. */
export const noteProviderOrder = (
  { db, gateways }: Shop,
  { id, method }: Payment,
  providerOrderId: string,
): Promise<boolean> =>
  movePayment(db, id, ['preparing'], { state: 'open', providerOrderId, test: gateways[method].test });

/** Gives up a payment that the provider made no order for, with what it holds; nobody could pay it. */
export async function abandonPayment(shop: Shop, write: Write, payment: Payment, at: Date): Promise<void> {
  if (!(await movePayment(write.trx, payment.id, ['preparing'], { state: 'abandoned' }))) return;
  await releaseCampaign(write, payment.id);
  await purchasableOf(shop, payment).release(write, payment.id, at);
}

const reservedFrom = (shop: Shop, at: Date) => new Date(at.getTime() + shop.settings.reservationMinutes * 60_000);
