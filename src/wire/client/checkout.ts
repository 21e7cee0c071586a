import type { PaymentMethod } from '#src/kernel/payment-method.ts';
import { CALLS } from '#src/wire/calls.ts';
import type { addressAnswer, addressBody, addressChange } from '#src/wire/customers/user.ts';
import type { AddressDraft } from '#src/wire/domain.ts';
import type { movedOrderAnswer, orderStatusBody } from '#src/wire/sales/order.ts';
import type {
  openedAnswer,
  openPaymentBody,
  provenAnswer,
  quoteAnswer,
  quoteBody,
  validateBody,
} from '#src/wire/sales/payment.ts';
import type { BookingDetails, Slot } from './bookings.ts';
import { type Answered, call, Refusal, type Sent } from './call.ts';

type PaymentBody = ReturnType<typeof openPaymentBody>;
type WireAddress = Sent<ReturnType<typeof addressChange>>['address'];

/** The form only offers India, and the shop refuses any other country. */
export const toWire = ({ landmark, ...rest }: AddressDraft): WireAddress => ({
  ...rest,
  country: rest.country as WireAddress['country'],
  lendMarck: landmark,
});

/** Saves an address and makes it the default; answers its id. Field errors come as {@link Refusal.fields}. */
export async function saveAddress(uid: string, address: AddressDraft): Promise<string> {
  const answer = await call<{ body: ReturnType<typeof addressBody>; answer: typeof addressAnswer }>(
    'POST',
    CALLS.addAddress,
    { uid, address: toWire(address) },
  ).catch(fromWire);
  return answer.address._id ?? '';
}

const addressPath = (id: string) => `/addresses/${encodeURIComponent(id)}`;

/** Changes a saved address. Field errors come as {@link Refusal.fields}. */
export const editAddress = (id: string, address: AddressDraft): Promise<unknown> =>
  call<{ body: ReturnType<typeof addressChange> }>('PUT', addressPath(id), { address: toWire(address) }).catch(
    fromWire,
  );

/** Deletes a saved address; if it was the default, the newest of the others becomes it. */
export const deleteAddress = (id: string): Promise<unknown> => call('DELETE', addressPath(id));

export const makeAddressDefault = (id: string): Promise<unknown> => call('PUT', `${addressPath(id)}/default`);

/** A refusal's fields under the domain's names. */
export function fromWire(error: unknown): never {
  if (!(error instanceof Refusal) || !error.fields['lendMarck']) throw error;
  const { lendMarck: landmark, ...fields } = error.fields;
  throw new Refusal(error.status, error.code, error.message, { ...error, fields: { ...fields, landmark } });
}

/** Extras of an order; sent unchanged. */
export type OrderExtras = Pick<Sent<PaymentBody>, 'coupon' | 'note' | 'gstin' | 'businessName'>;

/** Every charge, in paise. `coupon.cashback` is paid back later and is not part of the total. */
export type Quote = Answered<typeof quoteAnswer>['data']['quote'];

/** A code and what it saves, in paise; `missing`: how much more the order needs for it. */
export type OfferedSaving = Answered<typeof quoteAnswer>['data']['offers'][number];
/** `offers`: the codes that can be applied, the best first, then those that need more, the nearest first. */
export type OfferingQuote = Quote & { offers: OfferedSaving[] };

/**
 * Asks what the shopper would pay now, for goods or for a plan; if neither is given, for the cart. Throws `coupon-refused`, `out-of-stock`,
 * `not-found`, `cart-empty`.
 */
export async function askQuote(
  input: { items?: CheckoutItem[]; planId?: number; addressId?: string; coupon?: string | undefined },
  signal?: AbortSignal,
): Promise<OfferingQuote> {
  const answer = await call<{ body: typeof quoteBody; answer: typeof quoteAnswer }>(
    'POST',
    '/checkout/quote',
    {
      ...(input.items && { items: wireItems(input.items) }),
      ...(input.planId && { serviceId: input.planId }),
      ...(input.addressId && { addressId: input.addressId }),
      ...(input.coupon && { coupon: input.coupon }),
    },
    { signal },
  );
  return { ...answer.data.quote, offers: answer.data.offers };
}

export const wireItems = (items: CheckoutItem[]): NonNullable<Sent<PaymentBody>['items']> =>
  items.map(({ productId, quantity }) => ({ _id: productId, quantity }));

/** A plan with its first visit, as in the form. */
export type VisitWish = { planId: number; slot: Slot; booking: BookingDetails };

const wireVisit = ({
  planId,
  slot,
  booking: { address, ...booking },
}: VisitWish): Pick<Sent<PaymentBody>, 'serviceId' | 'slot' | 'booking'> => ({
  serviceId: planId,
  slot,
  booking: { ...booking, address: toWire(address) },
});

export type CheckoutItem = { productId: string; quantity: number };

/** What the checkout window is opened with. `amount` in paise. */
export type OpenPayment = ReturnType<typeof decodeOpened>;
export const decodeOpened = ({
  id,
  amount,
  currency,
  key,
}: Pick<Answered<typeof openedAnswer>, 'id' | 'amount' | 'currency' | 'key'>) => ({
  providerOrderId: id,
  amount,
  currency,
  keyId: key,
});

/**
 * Reserves the stock, or the technician's time, and opens a payment. If neither `items` nor `visit` is given, it is for the cart. Throws
 * `slot-taken`, `price-changed` (detail.total in paise), `out-of-stock`, `address-required`, `cart-empty`.
 * @param amount paise, as the shopper was shown
 * @param receipt a new unique id for each attempt; the same one again gives the same payment
 */
export async function openPayment(
  input: {
    amount: number;
    receipt: string;
    method: PaymentMethod;
    items?: CheckoutItem[];
    addressId?: string;
    visit?: VisitWish;
  } & OrderExtras,
): Promise<OpenPayment> {
  const { amount, receipt, method, items, addressId, visit, ...extras } = input;
  const answer = await call<{ body: PaymentBody; answer: typeof openedAnswer }>(
    'POST',
    '/razorpay',
    {
      amount,
      currency: 'INR',
      receipt,
      method,
      ...(items && { items: wireItems(items) }),
      ...(visit && wireVisit(visit)),
      ...(addressId && { addressId }),
      ...extras,
    },
    { key: receipt },
  ).catch(fromWire);
  return decodeOpened(answer);
}

/** What the provider's checkout window passes to its handler. */
export type ProviderSuccess = Sent<typeof validateBody>;

/** The provider's id of a payment, as on the bank statement. */
export const providerPaymentOf = ({ razorpay_payment_id: id }: ProviderSuccess): string => id;

/** The result of a proven payment: the order, or for a plan its booking and the first visit. */
export type Confirmed = ReturnType<typeof decodeProven>;
export function decodeProven({ orderId, paymentId, data }: Answered<typeof provenAnswer>) {
  const booking = 'service' in data ? data.service : undefined;
  return {
    orderId,
    paymentId,
    placedId: 'order' in data ? data.order._id : undefined,
    bookingId: booking?._id,
    visitId: booking?.visits[0]?._id,
  };
}

/** Proves a payment; the order or the booking exists when this answers. */
export const confirmPayment = async (success: ProviderSuccess): Promise<Confirmed> =>
  decodeProven(
    await call<{ body: typeof validateBody; answer: typeof provenAnswer }>('POST', '/razorpay/validate', success),
  );

/** Cancels an order; answers its payment status. */
export async function cancelOrder(orderId: string): Promise<{ paymentStatus: string }> {
  const answer = await call<{ body: typeof orderStatusBody; answer: typeof movedOrderAnswer }>(
    'PUT',
    `/order/${encodeURIComponent(orderId)}`,
    {
      orderStatus: 'cancel',
    },
  );
  return { paymentStatus: answer.data.order.paymentStatus };
}
