import { createHash } from 'node:crypto';
import {
  isByHand,
  isDueOnDelivery,
  OFFERED_METHOD,
  type PaymentMethod,
  waitsForDays,
} from '#src/kernel/payment-method.ts';
import { checkpoint } from '#src/platform/checkpoint.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import { pipelined } from '#src/platform/database/pipelined.ts';
import { transact, type Write } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import { whyClosed } from '#src/shop/back-office/opening/need-open.ts';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import { needFewWaiting, needTransferOffered } from '#src/shop/sales/payments/bank-transfer/open-transfer.ts';
import { addPayment, beginAgain, endFormer, isUsedReceipt } from '#src/shop/sales/payments/begin-payment.ts';
import { needCashOffered, needFewOwed } from '#src/shop/sales/payments/cash-on-delivery/need-cash-offered.ts';
import { findPayment } from '#src/shop/sales/payments/find-payment.ts';
import {
  isVerified,
  needFewOpenings,
  needWithinLimits,
  noteOpening,
  type Openings,
  readOpenings,
} from '#src/shop/sales/payments/hold-limits.ts';
import { linesOf, type Payment, type Sold } from '#src/shop/sales/payments/payment.ts';
import { purchasableOf } from '#src/shop/sales/payments/purchasable.ts';
import { enforceCodeLimit } from '#src/shop/sales/promotions/guess-code.ts';
import { holdCampaign } from '#src/shop/sales/promotions/use-campaign.ts';
import type { Shop } from '#src/shop/shop.ts';
import { createProviderOrder, type OpenedPayment, openedOf } from './provider-order.ts';
import { type Basis, type Quote, quote, readBasis, type Wanted } from './quote.ts';
import { quoteMilestone, type WantedMilestone } from './quote-milestone.ts';
import { quoteService, type WantedService } from './quote-service.ts';

type Payable = { amount: number; receipt: string; method?: PaymentMethod };
/** What a shopper asks for themselves. */
export type ShopperInput = (Wanted | WantedService) & Payable;
export type OpenInput = ShopperInput | (WantedMilestone & Payable);
/** Who opens a payment, and from which network: how much one network may hold is limited. */
export type Opener = Principal & { network: string };

/**
 * Opens a payment: checks the amount against the shop's own total, holds the stock or the slot for fifteen
 * minutes, and creates the provider's order, outside the transaction. The same receipt with the same body returns the
 * same payment. Throws `price-changed`, `out-of-stock`, `slot-taken`, `coupon-refused`, `key-reused`, `provider-unavailable`,
 * `shop-closed`, `verification-required`, `over-limit`, `too-many-unpaid` and what {@link quote} and {@link quoteService} throw.
 */
export async function openPayment(shop: Shop, customer: Opener, input: OpenInput): Promise<OpenedPayment> {
  const requestHash = hashOf(input);
  const { uid } = customer;
  const [known, ground] = await pipelined(shop.db, (together) => [
    findPayment({ db: together }, { uid, receipt: input.receipt }),
    readGround(shop, together, customer, input),
  ]);
  if (known) return again(shop, customer, known, input, requestHash);

  const offer = await offerFor(shop, customer, input, ground);
  if (offer.total !== input.amount) throw priceChanged(offer, input.amount);
  const verified = await mayHold(shop, customer, input, offer);
  const { receipt, method = OFFERED_METHOD } = input;
  if (waitsForDays(method)) await needTransferOffered(shop, offer, verified);
  if (isDueOnDelivery(method)) await needCashOffered(shop, offer);
  const payment = await hold(shop, customer, { receipt, requestHash, verified, method }, offer);
  return payment.requestHash === requestHash
    ? createProviderOrder(shop, payment)
    : again(shop, customer, payment, input, requestHash);
}

/** What an offer is based on: whether the shop is open, and for goods what is asked for and where it may go. */
type Ground = { closed: Fault | undefined; basis: Basis | undefined };

async function readGround(shop: Shop, db: Queryable, customer: Opener, input: OpenInput): Promise<Ground> {
  const byLink = 'link' in input && input.link !== undefined;
  const [closed, basis] = await pipelined(db, (together) => [
    whyClosed({ ...shop, db: together }, customer, byLink),
    input.service || input.milestone ? Promise.resolve(undefined) : readBasis(together, customer.uid, input),
  ]);
  return { closed, basis };
}

async function offerFor(shop: Shop, customer: Opener, input: OpenInput, { closed, basis }: Ground): Promise<Quote> {
  if (closed) throw closed;
  if (input.milestone) return quoteMilestone(shop, input);
  await enforceCodeLimit(shop, customer, input.coupon);
  return input.service ? quoteService(shop, customer, input) : quote(shop, customer, input, basis);
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
  const parts = partsOf(input);
  if (input.method && input.method !== OFFERED_METHOD) parts.push(input.method);
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

function partsOf(input: OpenInput): unknown[] {
  if (input.milestone) return [input.amount, input.milestone, input.link.id];
  const { amount, coupon = null, buyer = null } = input;
  if (input.service) return [amount, input.service, coupon, buyer];
  const { items = null, addressId = null, note = null, link } = input;
  return [amount, items, addressId, coupon, note, buyer, ...(link ? [link.id] : [])];
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
  const ended = payment.state === 'lapsed' || payment.state === 'abandoned';
  // Its reference has been told, and money may be on its way: a new order gets a new one.
  if (ended && isByHand(payment.method)) throw new Fault('conflict', 'payment-given-up');
  if (ended) await revive(shop, customer, payment, input);
  if (payment.providerOrderId) return openedOf(shop, payment, payment.providerOrderId);
  return createProviderOrder(shop, payment); // the first try was cut off before the provider answered
}

/**
 * The shopper retries after the reservation ended, or after the provider did not answer. Holds the goods again at
 * today's price, or refuses now rather than after they have paid.
 */
async function revive(shop: Shop, customer: Opener, payment: Payment, input: OpenInput): Promise<void> {
  const offer = await offerFor(shop, customer, input, await readGround(shop, shop.db, customer, input));
  if (offer.total !== payment.amount) throw priceChanged(offer, payment.amount);
  const verified = await mayHold(shop, customer, input, offer);
  const at = shop.clock.now();
  await transact(shop, async (write) => {
    const former = await endFormer(write, customer.uid);
    if (!(await beginAgain(shop, write, payment, at))) return;
    const openings = await openingsFor(shop, write.trx, { customer, sold: payment, verified }, at);
    await holdFor(shop, write, { payment, customer, verified, former, again: true }, openings, at);
  });
}

type Hold = { payment: Payment; customer: Opener; verified: boolean | undefined; former: Payment[]; again: boolean };

/** Holds what is bought, and notes the opening, unless that is one too many. Openings are not counted for payments by link. */
async function holdFor(
  shop: Shop,
  write: Write,
  { payment, customer, verified, former, again }: Hold,
  openings: Openings | undefined,
  at: Date,
): Promise<void> {
  const { id, amount, snapshot } = payment;
  if (openings && verified !== undefined) needFewOpenings(shop, { amount, verified }, openings, at);
  await pipelined(write.trx, (trx) => [
    openings ? noteOpening(trx, id, openings, at) : NOTHING,
    snapshot.saving ? holdCampaign({ ...write, trx }, id, customer.uid, snapshot.saving, at) : NOTHING,
    purchasableOf(shop, payment).hold(shop, { ...write, trx }, payment, former, at, again),
  ]);
}

const NOTHING = Promise.resolve(undefined);

/** Undefined where they are not counted. */
const openingsFor = async (
  shop: Shop,
  trx: Tx,
  { customer, sold, verified }: { customer: Opener; sold: Sold; verified: boolean | undefined },
  at: Date,
): Promise<Openings | undefined> =>
  verified === undefined ? undefined : readOpenings(trx, shop, { customer, sold, network: customer.network }, at);

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
      if (waitsForDays(method)) await needFewWaiting(write.trx, uid);
      if (isDueOnDelivery(method)) await needFewOwed(write.trx, uid);
      const { total: amount, ...sold } = offer;
      const [payment, openings] = await pipelined(write.trx, (trx) => [
        addPayment(shop, { ...write, trx }, { ...sold, uid, receipt, requestHash, amount, method }, at),
        openingsFor(shop, trx, { customer, sold, verified }, at),
      ]);
      await holdFor(shop, write, { payment, customer, verified, former, again: false }, openings, at);
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

const priceChanged = (offer: Quote, amount: number) =>
  new Fault('price-changed', 'total-changed', {
    detail: {
      total: offer.total,
      amount,
      charges: offer.snapshot.charges,
      items: linesOf(offer),
    },
  });
