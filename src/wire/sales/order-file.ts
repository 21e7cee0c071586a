import { z } from '@hono/zod-openapi';
import { type Paise, paise, toRupees } from '#src/kernel/money.ts';
import { RETURN_ANSWERS, RETURN_STATES } from '#src/kernel/return-lifecycle.ts';
import type { ReturnAnswer } from '#src/shop/sales/orders/answer-return.ts';
import type { ReturnInput } from '#src/shop/sales/orders/request-return.ts';
import { RETURN_REASONS, type ReturnRequest } from '#src/shop/sales/orders/return.ts';
import type { ShipInput } from '#src/shop/sales/orders/ship-order.ts';
import type { Shipment } from '#src/shop/sales/orders/shipment.ts';
import { SHIPMENT_STATES } from '#src/shop/sales/orders/shipment.ts';
import type { OrderFile } from '#src/shop/sales/orders/show-order.ts';
import type { Refund } from '#src/shop/sales/payments/list-refunds.ts';
import { coded } from '#src/wire/coded.ts';
import { id, success, words } from '#src/wire/values.ts';
import { encodeDocument, wireDocument } from './document.ts';
import { encodeOrder, wireOrder } from './order.ts';

// An order after payment: calls of our own, so the names are spelt correctly (rules.md §3).

const lineCount = z.object({
  position: z.number().int().min(0).max(10_000).openapi({ description: 'Place in `products`, from 0' }),
  quantity: z
    .number({ error: coded('must-be-whole') })
    .int(coded('must-be-whole'))
    .min(1, coded('at-least'))
    .max(1_000_000_000),
});
const lineCounts = z.array(lineCount).min(1, coded('name-product')).max(500);
export const lineSerials = z
  .array(
    z.object({
      position: z.number().int().min(0).max(10_000),
      part: id.optional().openapi({ description: 'Of a kit, the product of the part that has these numbers' }),
      serials: z
        .array(words(200))
        .max(10_000)
        .openapi({ description: 'Letters, digits and - / . up to 40 characters' }),
    }),
  )
  .max(500);
export const webAddress = z.union([
  z.literal(''),
  z.url({ protocol: /^https$/, error: coded('must-be-https') }).max(500),
]);

export const shipBody = z
  .object({
    lines: lineCounts.optional(),
    carrier: words(100),
    tracking: words(100, 0).optional(),
    trackingUrl: webAddress.optional(),
    serials: lineSerials.optional().openapi({ description: 'Of each line whose product is `serialised`, one a unit' }),
    withoutSerials: words(500).optional().openapi({ description: 'Why some serial numbers are missing' }),
  })
  .openapi('ShipBody');
export const decodeShip = (body: z.infer<typeof shipBody>): ShipInput => body;

export const returnBody = z
  .object({
    lines: lineCounts,
    reason: z.enum(RETURN_REASONS, { error: coded('choose-reason') }),
    note: words(1000, 0).default(''),
  })
  .openapi('ReturnBody');
export const decodeReturn = (body: z.infer<typeof returnBody>): ReturnInput => body;

const amount = z
  .number({ error: coded('must-be-paise') })
  .int(coded('must-be-paise'))
  .min(1, coded('at-least'))
  .max(100_000_000_000);

/** `refund` in paise, like all amounts that are paid or refunded. */
export const returnAnswerBody = z
  .object({
    state: z.enum(RETURN_ANSWERS),
    answer: words(1000, 0).optional(),
    restock: z.array(lineCount).max(500).optional(),
    serials: lineSerials
      .optional()
      .openapi({ description: 'Which numbered units came back, where it is not all of a line' }),
    refund: z.number().int().min(0).max(100_000_000_000).optional(),
  })
  .openapi('ReturnAnswerBody');
export const decodeReturnAnswer = ({
  state,
  refund,
  ...rest
}: z.infer<typeof returnAnswerBody> & { state: ReturnAnswer['to'] }): ReturnAnswer => ({
  ...rest,
  to: state,
  ...(refund !== undefined && { refund: paise(refund) }),
});

export const refundBody = z.object({ amount, note: words(500) }).openapi('RefundBody');
export const decodeRefund = ({
  amount: wanted,
  note,
}: z.infer<typeof refundBody>): { amount: Paise; note: string } => ({ amount: paise(wanted), note });

/** PUT /order/{id}/shipments/{shipment} */
export const shipmentBody = z.object({ state: z.literal(SHIPMENT_STATES[1]) });

const wireShipment = z
  .object({
    id: z.string(),
    state: z.enum(SHIPMENT_STATES),
    carrier: z.string(),
    tracking: z.string(),
    trackingUrl: z.string(),
    shippedAt: z.iso.datetime(),
    deliveredAt: z.iso.datetime().nullable(),
    lines: z.array(lineCount),
  })
  .openapi('Shipment');
export const shipmentAnswer = z.object({ status: success, data: z.object({ shipment: wireShipment }) });
export const encodeShipment = (shipment: Shipment): z.infer<typeof wireShipment> => ({
  ...shipment,
  shippedAt: shipment.shippedAt.toISOString(),
  deliveredAt: shipment.deliveredAt?.toISOString() ?? null,
});

const wireUnit = z
  .object({
    position: z.number().int(),
    productId: z.string().openapi({ description: 'Of a kit’s line, the part that it is' }),
    serial: z.string(),
    shipmentId: z.string(),
    returned: z.boolean().openapi({ description: 'Taken back in' }),
  })
  .openapi('Unit');

const wireReturn = z
  .object({
    id: z.string(),
    reference: z.string(),
    orderId: z.string(),
    state: z.enum(RETURN_STATES),
    reason: z.enum(RETURN_REASONS),
    note: z.string(),
    answer: z.string(),
    refundPrice: z.number().nullable(),
    date: z.iso.datetime(),
    lines: z.array(lineCount),
  })
  .openapi('Return');
export const returnAnswer = z.object({ status: success, data: z.object({ return: wireReturn }) });
export const encodeReturn = ({
  id,
  reference,
  orderId,
  state,
  reason,
  note,
  answer,
  refund,
  at,
  lines,
}: ReturnRequest): z.infer<typeof wireReturn> => ({
  id,
  reference,
  orderId,
  state,
  reason,
  note,
  answer,
  refundPrice: refund === undefined ? null : toRupees(refund),
  date: at.toISOString(),
  lines,
});

const wireRefund = z
  .object({
    id: z.string(),
    price: z.number(),
    reason: z.string(),
    state: z.enum(['pending', 'sent', 'processed', 'failed']),
    date: z.iso.datetime(),
  })
  .openapi('Refund');
const encodeRefund = ({ id, amount: sent, reason, state, promisedAt }: Refund): z.infer<typeof wireRefund> => ({
  id,
  price: toRupees(sent),
  reason,
  state,
  date: promisedAt.toISOString(),
});

const wireEvent = z.object({
  date: z.iso.datetime(),
  from: z.string().nullable(),
  to: z.string(),
  note: z.string().nullable(),
  byShop: z.boolean(),
});
const wireOrderFile = z
  .object({
    order: wireOrder,
    events: z.array(wireEvent),
    shipments: z.array(wireShipment),
    units: z.array(wireUnit).openapi({ description: 'Those with serial numbers' }),
    returns: z.array(wireReturn),
    refunds: z.array(wireRefund),
    documents: z.array(wireDocument),
  })
  .openapi('OrderFile');
export const orderFileAnswer = z.object({ status: success, data: wireOrderFile });

export const encodeOrderFile = ({
  order,
  events,
  shipments,
  units,
  returns,
  refunds,
  documents,
}: OrderFile): z.infer<typeof wireOrderFile> => ({
  order: encodeOrder(order),
  events: events.map(({ at, from, to, note, byShop }) => ({
    date: at.toISOString(),
    from: from ?? null,
    to,
    note: note ?? null,
    byShop,
  })),
  shipments: shipments.map(encodeShipment),
  units,
  returns: returns.map(encodeReturn),
  refunds: refunds.map(encodeRefund),
  documents: documents.map(encodeDocument),
});
