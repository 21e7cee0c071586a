import type { AddressDraft } from '#src/wire/domain.ts';
import type {
  linkAnswer,
  linkBody,
  linkQuoteAnswer,
  linkQuoteBody,
  payBody,
  payLookAnswer,
  payLookBody,
  payOpenedAnswer,
  payProofBody,
  payProvenAnswer,
} from '#src/wire/sales/payment-link.ts';
import { stateFromWire } from '#src/wire/state-names.ts';
import { type Answered, call, type Sent } from './call.ts';
import {
  type CheckoutItem,
  decodeOpened,
  fromWire,
  type OpenPayment,
  type ProviderSuccess,
  type Quote,
  toWire,
  wireItems,
} from './checkout.ts';

/** What an order by phone would cost now; every charge in paise. */
export async function askLinkQuote(
  items: CheckoutItem[],
  zipcode: string | undefined,
  signal?: AbortSignal,
): Promise<Quote> {
  const body = { items: wireItems(items), ...(zipcode && { zipcode }) };
  const answer = await call<{ body: typeof linkQuoteBody; answer: typeof linkQuoteAnswer }>(
    'POST',
    '/payment-links/quote',
    body,
    { signal },
  );
  return answer.data.quote;
}

type WireWish = Sent<ReturnType<typeof linkBody>>;
export type LinkWish = Omit<WireWish, 'address' | 'items'> & { address: AddressDraft; items: CheckoutItem[] };

/** Sends a payment link; answers its address, which is shown only this once. `amount` in paise. Throws `price-changed`, `out-of-stock`, `invalid`. */
export async function sendPaymentLink({ address, items, ...rest }: LinkWish): Promise<string> {
  const body = { ...rest, address: toWire(address), items: wireItems(items) };
  const answer = await call<{ body: ReturnType<typeof linkBody>; answer: typeof linkAnswer }>(
    'POST',
    '/payment-links',
    body,
  ).catch(fromWire);
  return answer.data.link.url;
}

export const cancelPaymentLink = (id: string) => call('DELETE', `/payment-links/${encodeURIComponent(id)}`);

type WireLink = Answered<typeof payLookAnswer>;

const readAddress = ({ lendMarck, state, _id, ...rest }: NonNullable<WireLink['address']>): AddressDraft => ({
  ...rest,
  landmark: lendMarck,
  state: stateFromWire(state),
});

const decodeLink = ({ status: _, until, address, offer, payer, orderNumber, ...rest }: WireLink) => ({
  ...rest,
  payer,
  orderNumber,
  until: new Date(until),
  address: address && readAddress(address),
  offer: offer && { ...offer, items: offer.items.map(({ _id, ...item }) => ({ productId: _id, ...item })) },
});
/** A payment link as its holder sees it, every amount in paise; payer, address and offer only while it is open. */
export type ShownLink = ReturnType<typeof decodeLink>;

/** Reads a payment link. Throws `not-found` for an unknown token. */
export const lookAtPaymentLink = async (token: string): Promise<ShownLink> =>
  decodeLink(await call<{ body: typeof payLookBody; answer: typeof payLookAnswer }>('POST', '/pay/look', { token }));

/** Opens the payment of a link. `amount` in paise, as the page showed. Throws `price-changed`, `out-of-stock`, `conflict`. */
export const openLinkPayment = async (token: string, amount: number): Promise<OpenPayment> =>
  decodeOpened(
    await call<{ body: typeof payBody; answer: typeof payOpenedAnswer }>('POST', '/pay/open', { token, amount }),
  );

/** Proves the payment; answers the order's number. */
export async function confirmLinkPayment(token: string, proof: ProviderSuccess): Promise<number> {
  const body = { token, ...proof };
  return (await call<{ body: typeof payProofBody; answer: typeof payProvenAnswer }>('POST', '/pay/validate', body))
    .number;
}
