import type { AddressDraft, PaymentLinkState as LinkState } from '#src/wire/domain.ts';
import { stateFromWire } from '#src/wire/state-names.ts';
import { call } from './call.ts';
import { fromWire, type OpenPayment, type ProviderSuccess, type Quote } from './checkout.ts';

export type LinkItem = { productId: string; quantity: number };
const wireItems = (items: LinkItem[]) => items.map(({ productId, quantity }) => ({ _id: productId, quantity }));

/** What an order by telephone would cost now; every charge in paise. */
export async function askLinkQuote(
  items: LinkItem[],
  zipcode: string | undefined,
  signal?: AbortSignal,
): Promise<Quote> {
  const body = { items: wireItems(items), ...(zipcode && { zipcode }) };
  return (await call<{ data: { quote: Quote } }>('POST', '/payment-links/quote', body, { signal })).data.quote;
}

export type LinkWish = {
  name: string;
  email: string;
  address: AddressDraft;
  items: LinkItem[];
  note: string;
  locale: string;
  amount: number;
};

/** Sends a payment link; answers its address, which is told this once. `amount` in paise. Throws `price-changed`, `out-of-stock`, `invalid`. */
export async function sendPaymentLink({
  address: { landmark, ...address },
  items,
  ...rest
}: LinkWish): Promise<string> {
  const body = { ...rest, address: { ...address, lendMarck: landmark }, items: wireItems(items) };
  return (await call<{ data: { link: { url: string } } }>('POST', '/payment-links', body).catch(fromWire)).data.link
    .url;
}

export const cancelPaymentLink = (id: string) => call('DELETE', `/payment-links/${encodeURIComponent(id)}`);

/** A payment link as its holder sees it, every amount in paise; payer, address and offer of an open one alone. */
export type ShownLink = {
  state: LinkState;
  until: Date;
  promised: number;
  orderNumber: number | undefined;
  payer: { name: string; email: string; phone: string } | undefined;
  address: AddressDraft | undefined;
  offer:
    | { items: { productId: string; name: string; quantity: number; price: number }[]; delivery: number; total: number }
    | undefined;
  problem: boolean;
};
type WireLink = Pick<ShownLink, 'state' | 'promised' | 'problem' | 'payer' | 'orderNumber'> & {
  until: string;
  address?: Omit<AddressDraft, 'landmark'> & { lendMarck: string };
  offer?: Omit<NonNullable<ShownLink['offer']>, 'items'> & {
    items: { _id: string; name: string; quantity: number; price: number }[];
  };
};

/** Looks at a payment link. Throws `not-found` for a token that is none. */
export async function lookAtPaymentLink(token: string): Promise<ShownLink> {
  const { until, address, offer, payer, orderNumber, ...rest } = await call<WireLink>('POST', '/pay/look', { token });
  return {
    ...rest,
    payer,
    orderNumber,
    until: new Date(until),
    address: address && readAddress(address),
    offer: offer && { ...offer, items: offer.items.map(({ _id, ...item }) => ({ productId: _id, ...item })) },
  };
}

const readAddress = ({ lendMarck, state, ...rest }: NonNullable<WireLink['address']>): AddressDraft => ({
  ...rest,
  landmark: lendMarck,
  state: stateFromWire(state),
});

/** Opens the payment of a link. `amount` in paise: what the page showed. Throws `price-changed`, `out-of-stock`, `conflict`. */
export async function openLinkPayment(token: string, amount: number): Promise<OpenPayment> {
  const answer = await call<{ id: string; amount: number; currency: 'INR'; key: string }>('POST', '/pay/open', {
    token,
    amount,
  });
  return { providerOrderId: answer.id, amount: answer.amount, currency: answer.currency, keyId: answer.key };
}

/** Proves it; answers the order's number. */
export const confirmLinkPayment = async (token: string, proof: ProviderSuccess): Promise<number> =>
  (await call<{ number: number }>('POST', '/pay/validate', { token, ...proof })).number;
