import { createRoute } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { withIdempotencyKey } from '#src/api/idempotent.ts';
import { type Api, signedIn } from '#src/api/middleware.ts';
import { callerNetwork } from '#src/platform/http/caller.ts';
import { soldStates } from '#src/shop/back-office/settings/sold-states.ts';
import { confirmPayment } from '#src/shop/sales/checkout/confirm-payment.ts';
import { openPayment } from '#src/shop/sales/checkout/open-payment.ts';
import { showQuote } from '#src/shop/sales/checkout/show-quote.ts';
import { enforceCodeLimit } from '#src/shop/sales/promotions/guess-code.ts';
import type { Shop } from '#src/shop/shop.ts';
import { readVisitor } from '#src/ssr/visitor.ts';
import { encodeOrder } from '#src/wire/sales/order.ts';
import {
  decodeOpenPayment,
  decodeWanted,
  encodeQuote,
  openedAnswer,
  openPaymentBody,
  provenAnswer,
  quoteAnswer,
  quoteBody,
  validateBody,
} from '#src/wire/sales/payment.ts';
import { encodeBooking } from '#src/wire/services/booking.ts';

const tags = ['Payments'];
/** POST /razorpay and POST /razorpay/validate (spec.md §7, rules.md §4). */
export function paymentCalls(api: Api, shop: Shop): void {
  const middleware = [signedIn(shop), withIdempotencyKey(shop)];

  api.openapi(
    createRoute({
      method: 'post',
      path: '/razorpay',
      tags,
      summary: 'Reserves what is bought, goods or a plan with its first visit, and opens a payment',
      middleware,
      request: { body: body(openPaymentBody(() => soldStates(shop))) },
      responses: { 201: json(openedAnswer, 'Opened'), ...refusals(400, 401, 403, 404, 409, 422, 429, 503) },
    }),
    async (c) => {
      const { locale } = readVisitor(
        { cookie: c.req.header('cookie') ?? null, acceptLanguage: c.req.header('accept-language') ?? null },
        null,
        shop.settings,
      );
      const payment = await openPayment(
        shop,
        { ...c.get('customer'), network: callerNetwork(c, shop.settings) },
        { ...decodeOpenPayment(c.req.valid('json')), locale },
      );
      return c.json(
        {
          status: 'success' as const,
          id: payment.providerOrderId,
          amount: payment.amount,
          currency: 'INR' as const,
          receipt: payment.receipt,
          key: payment.key,
        },
        201,
      );
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/checkout/quote',
      tags,
      summary: 'Every charge of what is wanted, before anything is paid or reserved',
      middleware: [signedIn(shop)],
      request: { body: body(quoteBody) },
      responses: {
        200: json(quoteAnswer, 'The charges, and the codes that can be applied'),
        ...refusals(400, 401, 404, 409, 422, 429),
      },
    }),
    async (c) => {
      const { serviceId: planId, ...wanted } = c.req.valid('json');
      await enforceCodeLimit(
        shop,
        { uid: c.get('customer').uid, network: callerNetwork(c, shop.settings) },
        wanted.coupon,
      );
      const { priced, offers } = await showQuote(
        shop,
        c.get('customer'),
        planId === undefined ? decodeWanted(wanted) : { planId, ...(wanted.coupon && { coupon: wanted.coupon }) },
      );
      return c.json({ status: 'success' as const, data: { quote: encodeQuote(priced), offers } }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/razorpay/validate',
      tags,
      summary: 'Proves a payment; the order or booking exists when this answers',
      middleware,
      request: { body: body(validateBody) },
      responses: {
        200: json(provenAnswer, 'Proven'),
        ...refusals(400, 401, 403, 404, 409, 422, 503),
      },
    }),
    async (c) => {
      const input = c.req.valid('json');
      const made = await confirmPayment(shop, c.get('customer'), {
        orderId: input.razorpay_order_id,
        paymentId: input.razorpay_payment_id,
        signature: input.razorpay_signature,
      });
      if (made.kind === 'installation') {
        const { id, number } = made.installation;
        const { razorpay_order_id: orderId, razorpay_payment_id: paymentId } = input;
        const answer = { orderId, paymentId, msg: 'success', data: { installation: { id, number } } };
        return c.json({ status: 'success' as const, ...answer }, 200);
      }
      const { orderId, paymentId } = (made.order ?? made.booking).paid;
      // A booking that has just been paid for has no history yet.
      const data =
        made.kind === 'goods' ? { order: encodeOrder(made.order) } : { service: encodeBooking(made.booking, []) };
      return c.json({ status: 'success' as const, orderId, paymentId, msg: 'success', data }, 200);
    },
  );
}
