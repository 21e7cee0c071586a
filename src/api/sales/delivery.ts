import { createRoute, z } from '@hono/zod-openapi';
import { json, refusals } from '#src/api/answers/answers.ts';
import { type Api, signedIn } from '#src/api/middleware.ts';
import { paise } from '#src/kernel/money.ts';
import { listAddresses } from '#src/shop/customers/addresses/list-addresses.ts';
import { quoteDelivery } from '#src/shop/sales/delivery/quote-delivery.ts';
import type { Shop } from '#src/shop/shop.ts';
import { deliveryAnswer, encodeDelivery, ownDeliveryAnswer } from '#src/wire/sales/delivery.ts';

const tags = ['Delivery'];
/** A product page asks before anything is in the cart. */
const goods = { paise: paise(0) };

/** When a delivery arrives and what it costs. */
export function deliveryCalls(api: Api, shop: Shop): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/delivery',
      tags,
      summary: 'Delivery to a PIN code, if ordered now',
      request: { query: z.object({ pincode: z.string().max(200).default('') }) },
      responses: { 200: json(deliveryAnswer, 'Days and charge, or that we do not deliver there'), ...refusals(422) },
    }),
    async (c) =>
      c.json(
        {
          status: 'success' as const,
          ...encodeDelivery(await quoteDelivery(shop, c.req.valid('query').pincode.trim(), goods)),
        },
        200,
      ),
  );

  api.openapi(
    createRoute({
      method: 'get',
      path: '/delivery/mine',
      tags,
      summary: 'Delivery to the signed-in account’s default address',
      middleware: [signedIn(shop)],
      responses: { 200: json(ownDeliveryAnswer, 'Like GET /delivery; null without an address'), ...refusals(401) },
    }),
    async (c) => {
      const [address] = await listAddresses(shop, c.get('customer').uid);
      const delivery = address ? encodeDelivery(await quoteDelivery(shop, address.zipcode, goods)) : null;
      return c.json({ status: 'success' as const, delivery }, 200);
    },
  );
}
