import { createHash } from 'node:crypto';
import type { Paise } from '#src/kernel/money.ts';
import { OFFERED_METHOD, type PaymentMethod } from '#src/kernel/payment-method.ts';
import { checkpoint } from '#src/platform/checkpoint.ts';
import { transact, type Write } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import { needOpen } from '#src/shop/back-office/opening/need-open.ts';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import {
  abandonPayment,
  addPayment,
  beginAgain,
  endFormer,
  isUsedReceipt,
  noteProviderOrder,
} from '#src/shop/sales/payments/begin-payment.ts';
import { findPayment } from '#src/shop/sales/payments/find-payment.ts';
import { isVerified, needWithinLimits, noteOpening } from '#src/shop/sales/payments/hold-limits.ts';
import { linesOf, type Payment } from '#src/shop/sales/payments/payment.ts';
import { purchasableOf } from '#src/shop/sales/payments/purchasable.ts';
import { enforceCodeLimit } from '#src/shop/sales/promotions/guess-code.ts';
import { holdCampaign } from '#src/shop/sales/promotions/use-campaign.ts';
import type { Shop } from '#src/shop/shop.ts';
import { type Quote, quote, type Wanted } from './quote.ts';
import { quoteService, type WantedService } from './quote-service.ts';

export type OpenInput = (Wanted | WantedService) & { amount: number; receipt: string; method?: PaymentMethod };
/** Who opens a payment, and from which network: how much one network may hold is limited. */
export type Opener = Principal & { network: string };
/** `key`: the public key with which the browser opens the provider's window. */
export type OpenedPayment = { providerOrderId: string; amount: Paise; receipt: string; key: string };

/**
 * Opens a payment: checks the amount against the shop's own total, holds the stock or the slot for fifteen
 * minutes, and creates the provider's order, outside the transaction. The same receipt with the same body returns the
 * same payment. Throws `price-changed`, `out-of-stock`, `slot-taken`, `coupon-refused`, `key-reused`, `provider-unavailable`,
 * `shop-closed`, `verification-required`, `over-limit`, `too-many-unpaid` and what {@link quote} and {@link quoteService} throw.
 */
export async function openPayment(shop: Shop, customer: Opener, input: OpenInput): Promise<OpenedPayment> {
  const requestHash = hashOf(input);
  const known = await findPayment(shop, { uid: customer.uid, receipt: input.receipt });
  if (known) return again(shop, customer, known, input, requestHash);

  const offer = await offerFor(shop, customer, input);
  if (offer.total !== input.amount) throw priceChanged(offer, input.amount);
  const verified = await mayHold(shop, customer, input, offer);
  const { receipt, method = OFFERED_METHOD } = input;
  const payment = await hold(shop, customer, { receipt, requestHash, verified, method }, offer);
  return payment.requestHash === requestHash
    ? createProviderOrder(shop, payment)
    : again(shop, customer, payment, input, requestHash);
}

async function offerFor(shop: Shop, customer: Opener, input: OpenInput): Promise<Quote> {
  await needOpen(shop, customer, 'link' in input && input.link !== undefined);
  await enforceCodeLimit(shop, customer, input.coupon);
  return input.service ? quoteService(shop, customer, input) : quote(shop, customer, input);
}

/**
 * Checks the limits on what this customer may hold; answers whether they can be reached. Undefined for a telephone order:
 * its link went to their mail and phone, and what it holds is the owner's decision.
 */
async function mayHold(shop: Shop, customer: Principal, input: OpenInput, offer: Quote): Promise<boolean | undefined> {
  if ('link' in input && input.link) return undefined;
  const verified = await isVerified(shop, customer);
  needWithinLimits(shop, offer, verified);
  return verified;
}

/** What makes one request differ from another under the same receipt. */
function hashOf(input: OpenInput): string {
  const { amount, coupon = null, buyer = null, service } = input;
  const parts = service
    ? [amount, service, coupon, buyer]
    : [
        amount,
        input.items ?? null,
        input.addressId ?? null,
        coupon,
        input.note ?? null,
        buyer,
        ...(input.link ? [input.link.id] : []),
      ];
  if (input.method && input.method !== OFFERED_METHOD) parts.push(input.method);
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** Answers a receipt that was used before. */
async function again(
  shop: Shop,
  customer: Opener,
  payment: Payment,
  input: OpenInput,
  requestHash: string,
): Promise<OpenedPayment> {
  if (payment.requestHash !== requestHash) {
    throw new Fault('key-reused', 'receipt-used', {
      fields: { receipt: 'receipt-used' },
    });
  }
  // Its order is at the previous provider; the current one does not know it.
  if (payment.providerOrderId && payment.test !== shop.gateways[payment.method].test)
    throw new Fault('conflict', 'payment-given-up');
  if (payment.state === 'lapsed' || payment.state === 'abandoned') await revive(shop, customer, payment, input);
  if (payment.providerOrderId) return openedOf(shop, payment, payment.providerOrderId);
  return createProviderOrder(shop, payment); // the first try was cut off before the provider answered
}

/**
 * The shopper retries after the reservation ended, or after the provider did not answer. Holds the goods again at
 * today's price, or refuses now rather than after they have paid.
 */
async function revive(shop: Shop, customer: Opener, payment: Payment, input: OpenInput): Promise<void> {
  const offer = await offerFor(shop, customer, input);
  if (offer.total !== payment.amount) throw priceChanged(offer, payment.amount);
  const verified = await mayHold(shop, customer, input, offer);
  const at = shop.clock.now();
  await transact(shop, async (write) => {
    const former = await endFormer(write, customer.uid);
    if (!(await beginAgain(shop, write, payment, at))) return;
    await opened(shop, write, payment, customer, verified, at);
    if (offer.snapshot.saving) await holdCampaign(write, payment.id, customer.uid, offer.snapshot.saving, at);
    await purchasableOf(shop, payment).hold(shop, write, payment, former, at, true);
  });
}

/** Counts an opening; payments of links are not counted. */
async function opened(
  shop: Shop,
  write: Write,
  payment: Payment,
  customer: Opener,
  verified: boolean | undefined,
  at: Date,
): Promise<void> {
  if (verified === undefined) return;
  await noteOpening(
    write,
    shop,
    { paymentId: payment.id, customer, sold: payment, amount: payment.amount, network: customer.network, verified },
    at,
  );
}

type Request = { receipt: string; requestHash: string; verified: boolean | undefined; method: PaymentMethod };

async function hold(
  shop: Shop,
  customer: Opener,
  { receipt, requestHash, verified, method }: Request,
  offer: Quote,
): Promise<Payment> {
  const at = shop.clock.now();
  const { uid } = customer;
  try {
    return await transact(shop, async (write) => {
      const former = await endFormer(write, uid);
      const { total: amount, ...sold } = offer;
      const payment = await addPayment(shop, write, { ...sold, uid, receipt, requestHash, amount, method }, at);
      await opened(shop, write, payment, customer, verified, at);
      if (offer.snapshot.saving) await holdCampaign(write, payment.id, uid, offer.snapshot.saving, at);
      await purchasableOf(shop, payment).hold(shop, write, payment, former, at);
      checkpoint('payment.reserving');
      return payment;
    });
  } catch (error) {
    // Two concurrent calls with one receipt: the other holds the stock, and this one returns its payment.
    if (!isUsedReceipt(error)) throw error;
    const payment = await findPayment(shop, { uid, receipt });
    if (!payment) throw new Fault('conflict', 'payment-given-up');
    return payment;
  }
}

async function createProviderOrder(shop: Shop, payment: Payment): Promise<OpenedPayment> {
  checkpoint('payment.reserved');
  let order: { id: string };
  try {
    order = await shop.gateways[payment.method].createOrder({
      amount: payment.amount,
      receipt: payment.id,
      notes: { payment: payment.id },
    });
  } catch (error) {
    // Without the provider's order nobody can pay, so what it holds is released at once.
    const at = shop.clock.now();
    await transact(shop, (write) => abandonPayment(shop, write, payment, at));
    throw error;
  }
  checkpoint('payment.ordered');
  if (!(await noteProviderOrder(shop, payment, order.id))) {
    const now = await findPayment(shop, { id: payment.id });
    if (now?.providerOrderId !== order.id) throw new Fault('in-progress', 'payment-opened-meanwhile');
  }
  return openedOf(shop, payment, order.id);
}

const openedOf = (
  { gateways }: Shop,
  { amount, receipt, method }: Payment,
  providerOrderId: string,
): OpenedPayment => ({
  providerOrderId,
  amount,
  receipt,
  key: gateways[method].checkout.key,
});

const priceChanged = (offer: Quote, amount: number) =>
  new Fault('price-changed', 'total-changed', {
    detail: {
      total: offer.total,
      amount,
      charges: offer.snapshot.charges,
      items: linesOf(offer),
    },
  });
