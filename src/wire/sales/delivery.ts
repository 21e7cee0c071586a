import { z } from '@hono/zod-openapi';
import { toRupees } from '#src/kernel/money.ts';
import type { DeliveryQuote } from '#src/shop/sales/delivery/quote-delivery.ts';
import { success } from '#src/wire/values.ts';

const day = z.iso.date().optional().openapi({ description: 'A calendar day in India' });

const wireDelivery = z
  .object({
    pincode: z.string(),
    serviceable: z.boolean(),
    state: z.string(),
    area: z.string(),
    earliest: day,
    latest: day,
    charge: z.number().optional().openapi({ description: 'Rupees' }),
  })
  .openapi('Delivery');

/** GET /delivery */
export const deliveryAnswer = wireDelivery.extend({ status: success });
/** GET /delivery/mine: null without an address. */
export const ownDeliveryAnswer = z.object({ status: success, delivery: wireDelivery.nullable() });

export const encodeDelivery = (quote: DeliveryQuote): z.infer<typeof wireDelivery> => ({
  pincode: quote.pincode,
  serviceable: quote.serviceable,
  state: quote.state,
  area: quote.area,
  ...(quote.serviceable && { earliest: quote.earliest, latest: quote.latest, charge: toRupees(quote.charge) }),
});
