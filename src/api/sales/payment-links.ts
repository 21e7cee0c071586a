import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { withIdempotencyKey } from '#src/api/idempotent.ts';
import { type Api, administrator } from '#src/api/middleware.ts';
import { callerNetwork } from '#src/platform/http/caller.ts';
import { soldStates } from '#src/shop/back-office/settings/sold-states.ts';
import { confirmLinkPayment, openLinkPayment, showPaymentLink } from '#src/shop/sales/checkout/pay-by-link.ts';
import { previewQuote } from '#src/shop/sales/checkout/quote.ts';
import { cancelPaymentLink, sendPaymentLink } from '#src/shop/sales/checkout/send-payment-link.ts';
import type { Shop } from '#src/shop/shop.ts';
import { encodeQuote } from '#src/wire/sales/payment.ts';
import {
  decodeItems,
  decodeLink,
  encodePayLook,
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
import { done, id } from '#src/wire/values.ts';

const tags = ['Payments'];

/** Orders taken by phone: the shop sends a link, and the customer pays through it. */
export function paymentLinkCalls(api: Api, shop: Shop): void {
  deskCalls(api, shop);
  payingCalls(api, shop);
}

function deskCalls(api: Api, shop: Shop): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/payment-links/quote',
      tags,
      summary: 'What an order by telephone would cost now',
      middleware: [administrator(shop)],
      request: { body: body(linkQuoteBody) },
      responses: {
        200: json(linkQuoteAnswer, 'The charges'),
        ...refusals(400, 401, 403, 404, 409, 422),
      },
    }),
    async (c) => {
      const { items, zipcode } = c.req.valid('json');
      const link = zipcode ? { link: { id: '', address: { ...NOWHERE, zipcode } } } : {};
      const priced = await previewQuote(shop, c.get('customer'), { items: decodeItems(items), ...link });
      return c.json({ status: 'success' as const, data: { quote: encodeQuote(priced) } }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/payment-links',
      tags,
      summary: 'Makes an order by telephone and sends its customer a link by mail and SMS; `amount` in paise',
      middleware: [administrator(shop), withIdempotencyKey(shop)],
      request: { body: body(linkBody(() => soldStates(shop))) },
      responses: {
        201: json(linkAnswer, 'Sent; the address is told once'),
        ...refusals(400, 401, 403, 404, 409, 422),
      },
    }),
    async (c) => {
      const sent = await sendPaymentLink(shop, c.get('customer'), decodeLink(c.req.valid('json')));
      return c.json({ status: 'success' as const, data: { link: { _id: sent.id, url: sent.address } } }, 201);
    },
  );

  api.openapi(
    createRoute({
      method: 'delete',
      path: '/payment-links/{id}',
      tags,
      summary: 'Takes a link back that nobody has paid',
      middleware: [administrator(shop)],
      request: { params: z.object({ id }) },
      responses: { 200: json(done, 'Taken back'), ...refusals(401, 403, 404, 409) },
    }),
    async (c) => {
      await cancelPaymentLink(shop, c.get('customer'), c.req.valid('param').id);
      return c.json({ status: 'success' as const }, 200);
    },
  );
}

/** For the holder of the link: its token is the authorisation. */
function payingCalls(api: Api, shop: Shop): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/pay/look',
      tags,
      summary:
        'What a payment link is for, at today’s prices and stock; a POST, so that its token stands in no address',
      request: { body: body(payLookBody) },
      responses: { 200: json(payLookAnswer, 'The link'), ...refusals(400, 404, 422) },
    }),
    async (c) => c.json(encodePayLook(await showPaymentLink(shop, c.req.valid('json').token)), 200),
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/pay/open',
      tags,
      summary: 'Reserves what a payment link is for and opens its payment; `amount` is what the page showed, in paise',
      request: { body: body(payBody) },
      responses: { 201: json(payOpenedAnswer, 'Opened'), ...refusals(400, 404, 409, 422, 503) },
    }),
    async (c) => {
      const { token, amount } = c.req.valid('json');
      const payment = await openLinkPayment(shop, token, amount, callerNetwork(c, shop.settings));
      const answer = {
        status: 'success' as const,
        id: payment.providerOrderId,
        amount: payment.amount,
        currency: 'INR' as const,
        key: payment.key,
      };
      return c.json(answer, 201);
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/pay/validate',
      tags,
      summary: 'Proves the payment of a link; the order exists when this answers',
      request: { body: body(payProofBody) },
      responses: {
        200: json(payProvenAnswer, 'Proven'),
        ...refusals(400, 404, 409, 422, 503),
      },
    }),
    async (c) => {
      const proof = c.req.valid('json');
      const { orderNumber } = await confirmLinkPayment(shop, proof.token, {
        orderId: proof.razorpay_order_id,
        paymentId: proof.razorpay_payment_id,
        signature: proof.razorpay_signature,
      });
      return c.json({ status: 'success' as const, number: orderNumber }, 200);
    },
  );
}

/** A quote only needs the PIN code of an address. */
const NOWHERE = { fullAddress: '', city: '', state: '', landmark: '', phone: '', country: '' };
