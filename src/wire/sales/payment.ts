import { z } from '@hono/zod-openapi';
import { RULES } from '#src/kernel/field-rules.ts';
import { PAYMENT_METHODS } from '#src/kernel/payment-method.ts';
import { invalid } from '#src/platform/fault.ts';
import type { ShopperInput } from '#src/shop/sales/checkout/open-payment.ts';
import type { previewQuote, Wanted } from '#src/shop/sales/checkout/quote.ts';
import type { Buyer } from '#src/shop/sales/payments/payment.ts';
import { coded } from '#src/wire/coded.ts';
import { decodeServiceWish, serviceWish, wireBooking } from '#src/wire/services/booking.ts';
import { id, success, words } from '#src/wire/values.ts';
import { wireOrder } from './order.ts';

const quantity = z
  .number({ error: coded('must-be-whole') })
  .int(coded('must-be-whole'))
  .min(1, coded('at-least'))
  .max(1_000_000_000);

const wantedItems = z
  .array(z.object({ _id: id, quantity }))
  .min(1, coded('name-product'))
  .max(100)
  .optional();
/** Extras of an order (rules.md §4; the GSTIN of a buyer who claims the tax). */
const extras = {
  coupon: z.string().trim().max(40, coded('offer-code-too-long')).optional(),
  note: words(500, 0).optional(),
  gstin: z.string().trim().toUpperCase().max(20).optional(),
  businessName: words(200).optional(),
};

/** POST /razorpay: spec.md's three fields, and what rules.md §4 adds. `amount` in paise. */
export const openPaymentBody = (states: () => readonly string[]) =>
  z
    .object({
      amount: z
        .number({ error: coded('must-be-paise') })
        .int(coded('must-be-paise'))
        .min(1, coded('at-least'))
        .max(Number.MAX_SAFE_INTEGER),
      currency: z.literal('INR', { error: coded('must-be-inr') }),
      receipt: words(100),
      method: z
        .enum(PAYMENT_METHODS)
        .optional()
        .openapi({ description: 'How it is paid; the first where none is named' }),
      items: wantedItems,
      addressId: id.optional(),
      ...serviceWish(states),
      ...extras,
    })
    .superRefine(({ serviceId, slot, booking, items }, ctx) => {
      const wrong = (field: string, message = coded('required')) =>
        ctx.addIssue({ code: 'custom', path: [field], message });
      if (serviceId === undefined) return void ((slot ?? booking) && wrong('serviceId'));
      if (items) wrong('items', coded('goods-or-plan'));
      if (!slot) wrong('slot');
      if (!booking) wrong('booking');
    })
    .openapi('OpenPaymentBody');

export const openedAnswer = z.object({
  status: success,
  id: z.string().openapi({ description: 'The provider’s order id' }),
  amount: z.number().int(),
  currency: z.literal('INR'),
  receipt: z.string(),
  key: z.string().openapi({ description: 'The public key for the checkout window' }),
});

/** POST /checkout/quote: the same without opening a payment, for the summary before it. `serviceId`: a plan instead of goods. */
export const quoteBody = z
  .object({
    items: wantedItems,
    addressId: id.optional(),
    serviceId: z
      .union([z.number(), z.string().max(20)])
      .transform(String)
      .optional(),
    ...extras,
  })
  .openapi('QuoteBody');

export function decodeOpenPayment(body: z.infer<ReturnType<typeof openPaymentBody>>): ShopperInput {
  const { amount, receipt, method, serviceId, slot, booking } = body;
  const payable = { amount, receipt, ...(method && { method }) };
  if (serviceId === undefined || !slot || !booking) return { ...payable, ...decodeWanted(body) };
  const { coupon, buyer } = decodeWanted(body);
  return {
    ...payable,
    service: decodeServiceWish({ serviceId, slot, booking }),
    ...(coupon && { coupon }),
    ...(buyer && { buyer }),
  };
}

/** What the customer wants to buy, for quote and payment. Throws `invalid` for an invalid GSTIN. */
export function decodeWanted(body: Omit<z.infer<typeof quoteBody>, 'serviceId'>): Wanted {
  const items = new Map<string, number>();
  for (const item of body.items ?? []) items.set(item._id, (items.get(item._id) ?? 0) + item.quantity);
  return {
    ...(body.items && { items: [...items].map(([productId, count]) => ({ productId, quantity: count })) }),
    ...(body.addressId && { addressId: body.addressId }),
    ...(body.coupon && { coupon: body.coupon }),
    ...(body.note && { note: body.note }),
    ...(body.gstin && { buyer: buyerOf(body.gstin, body.businessName) }),
  };
}

function buyerOf(gstin: string, name: string | undefined): Buyer {
  const wrong = RULES.gstin(gstin);
  if (wrong || !name)
    throw invalid({ ...(wrong && { gstin: wrong }), ...(!name && { businessName: 'required' as const }) });
  return { gstin, name };
}

/** Amounts in paise, as POST /razorpay takes them. */
export const wireQuote = z
  .object({
    subtotal: z.number().int(),
    discount: z.number().int(),
    delivery: z.number().int(),
    total: z.number().int(),
    coupon: z.object({ code: z.string(), discount: z.number().int(), cashback: z.number().int() }).nullable(),
    deliveryDates: z.object({ area: z.string(), earliest: z.string(), latest: z.string() }).nullable(),
  })
  .openapi('Quote');

/** Codes that can be applied, the best first, then those that need `missing` more. Amounts in paise. */
const wireSavings = z
  .array(
    z.object({ code: z.string(), discount: z.number().int(), cashback: z.number().int(), missing: z.number().int() }),
  )
  .openapi('OfferedSavings');
export const quoteAnswer = z.object({ status: success, data: z.object({ quote: wireQuote, offers: wireSavings }) });

export const encodeQuote = ({
  charges,
  saving,
  delivery,
  total,
}: Pick<Awaited<ReturnType<typeof previewQuote>>, 'charges' | 'saving' | 'delivery' | 'total'>): z.infer<
  typeof wireQuote
> => ({
  ...charges,
  total,
  coupon: saving ?? null,
  deliveryDates: delivery ?? null,
});

/** POST /razorpay/validate: what the provider's checkout window passes to its handler. */
export const validateBody = z
  .object({ razorpay_order_id: id, razorpay_payment_id: id, razorpay_signature: id })
  .openapi('ValidateBody');
export const provenAnswer = z.object({
  status: success,
  orderId: z.string(),
  paymentId: z.string(),
  msg: z.string(),
  data: z.union([
    z.object({ order: wireOrder }),
    z.object({ service: wireBooking }),
    z.object({ installation: z.object({ id: z.string(), number: z.number().int() }) }),
  ]),
});
