import type { PlainCode } from '#src/kernel/refusals.ts';
import { Fault, notFound } from '#src/platform/fault.ts';
import { needOwnFacts } from '#src/shop/back-office/opening/need-open.ts';
import { findPerson } from '#src/shop/customers/identity/add-customer.ts';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import { showInstallation } from '#src/shop/sales/installations/show-installation.ts';
import { findOrder } from '#src/shop/sales/orders/list-orders.ts';
import { findPayment } from '#src/shop/sales/payments/find-payment.ts';
import type { Shop } from '#src/shop/shop.ts';
import { confirmPayment, unknownPayment } from './confirm-payment.ts';
import { openPayment } from './open-payment.ts';
import { findLink } from './payment-link.store.ts';
import { hashOf, type LinkState, type PaymentLink, stateOf } from './payment-link.ts';
import type { OpenedPayment } from './provider-order.ts';
import { type Quote, quote, type Wanted } from './quote.ts';
import { quoteMilestone, type WantedMilestone } from './quote-milestone.ts';

export type ShownLink = {
  link: PaymentLink;
  state: LinkState;
  /** What is payable now, or why it cannot be paid. */
  offer?: Extract<Quote, { kind: 'goods' | 'installation' }>;
  problem?: Fault;
  orderNumber?: number;
};

/** A link as its holder sees it, at today's prices and stock. Throws `not-found` for an unknown token. */
export async function showPaymentLink(shop: Shop, token: string): Promise<ShownLink> {
  const { link, customer } = await openLink(shop, token);
  const state = stateOf(link, shop.clock.now());
  if (state === 'paid' && link.paymentId) {
    const { paymentId, milestone } = link;
    const made = milestone
      ? await showInstallation(shop, milestone.installation)
      : await findOrder(shop, { paymentId });
    return { link, state, ...(made && { orderNumber: made.number }) };
  }
  if (state !== 'open') return { link, state };
  try {
    await needOwnFacts(shop);
    const wish = wishOf(link);
    const offer = wish.milestone ? await quoteMilestone(shop, wish) : await quote(shop, customer, wish);
    return { link, state, offer: offer as NonNullable<ShownLink['offer']> };
  } catch (error) {
    if (error instanceof Fault) return { link, state, problem: error };
    throw error;
  }
}

/**
 * Opens the payment of a link for its holder; the stock is held from now on. One receipt per link and total, so that a retry
 * uses the same provider order. Throws `not-found`, `conflict` (paid, cancelled, expired) and what {@link openPayment} throws.
 * @param amount paise, as the page showed it
 */
export async function openLinkPayment(
  shop: Shop,
  token: string,
  amount: number,
  network: string,
): Promise<OpenedPayment> {
  const { link, customer } = await openLink(shop, token);
  const state = stateOf(link, shop.clock.now());
  if (state !== 'open') throw new Fault('conflict', ENDED[state], { detail: { state } });
  return openPayment(
    shop,
    { ...customer, network },
    { ...wishOf(link), amount, receipt: `link-${link.id}-${amount}${shop.settings.testPayments ? '-test' : ''}` },
  );
}

/** Confirms the payment of a link; the order exists when this returns. Throws what {@link confirmPayment} throws. */
export async function confirmLinkPayment(
  shop: Shop,
  token: string,
  proof: { orderId: string; paymentId: string; signature: string },
): Promise<{ orderNumber: number }> {
  const { link, customer } = await openLink(shop, token);
  const payment = await findPayment(shop, { providerOrderId: proof.orderId });
  if (!payment || !('link' in payment.snapshot) || payment.snapshot.link !== link.id) throw unknownPayment();
  const { order, installation } = await confirmPayment(shop, customer, proof);
  const made = order ?? installation;
  if (!made) throw unknownPayment();
  return { orderNumber: made.number };
}

async function openLink(shop: Pick<Shop, 'db'>, token: string): Promise<{ link: PaymentLink; customer: Principal }> {
  const link = await findLink(shop.db, { tokenHash: hashOf(token) });
  const customer = link && (await findPerson(shop, link.uid));
  if (!link || !customer) throw notFound('payment-link');
  return { link, customer };
}

const wishOf = ({ id, items, address, name, email, note, locale, milestone }: PaymentLink): Wanted | WantedMilestone =>
  milestone
    ? { milestone, link: { id } }
    : { items, link: { id, address, contact: { name, email } }, locale, ...(note && { note }) };

const ENDED = {
  paid: 'link-paid',
  cancelled: 'link-taken-back',
  expired: 'link-expired',
} as const satisfies Record<Exclude<LinkState, 'open'>, PlainCode>;
