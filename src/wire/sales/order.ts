import { z } from '@hono/zod-openapi';
import { toRupees, twoDecimals } from '#src/kernel/money.ts';
import { ORDER_STATUSES } from '#src/kernel/order-lifecycle.ts';
import { PAYMENT_STATUSES } from '#src/kernel/payment-status.ts';
import type { Claim } from '#src/shop/sales/checkout/show-order-of-payment.ts';
import type { Order } from '#src/shop/sales/orders/order.ts';
import { coded } from '#src/wire/coded.ts';
import { encodeAddress, wireAddress } from '#src/wire/customers/user.ts';
import { id, isPlain, isTest, listed, paging, success } from '#src/wire/values.ts';

const line = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  sku: z
    .string()
    .nullable()
    .openapi({ description: 'As it was when it was bought; null in orders from before there were any' }),
  quantity: z.number().int(),
  price: z.string().openapi({ description: 'Rupees with two decimals' }),
});

export const wireOrder = z
  .object({
    _id: z.string(),
    number: z.number().int(),
    uid: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    date: z.iso.datetime(),
    address: wireAddress,
    orderStatus: z.enum(ORDER_STATUSES),
    orderId: z.string(),
    paymentId: z.string(),
    paymentStatus: z.enum(PAYMENT_STATUSES),
    totalPrice: z.number(),
    subtotalPrice: z.number(),
    discountPrice: z.number(),
    deliveryPrice: z.number(),
    coupon: z.string().nullable(),
    note: z.string(),
    gstin: z.string().nullable(),
    businessName: z.string().nullable(),
    deliveryDates: z.object({ area: z.string(), earliest: z.string(), latest: z.string() }).nullable(),
    deliveredAt: z.iso.datetime().nullable(),
    test: isTest,
    products: z.array(line),
    Products: z.array(line),
  })
  .openapi('Order');

export const orderAnswer = z.object({ status: success, data: z.object({ order: wireOrder }) });
export const movedOrderAnswer = orderAnswer.extend({ success: z.literal(true) });
export const ordersAnswer = z.object({ status: success, ...listed, data: z.object({ orders: z.array(wireOrder) }) });

/** An order as in spec.md §3; its products under both spellings (rules.md §1). */
export function encodeOrder(order: Order): z.infer<typeof wireOrder> {
  const products = order.lines.map((one) => ({
    _id: one.productId,
    id: one.productId,
    name: one.name,
    sku: one.sku ?? null,
    quantity: one.quantity,
    price: twoDecimals(one.price),
  }));
  return {
    _id: order.id,
    number: order.number,
    uid: order.uid,
    name: order.name,
    email: order.email,
    phone: order.address.phone,
    date: order.at.toISOString(),
    address: encodeAddress(order.address),
    orderStatus: order.status,
    orderId: order.paid.orderId,
    paymentId: order.paid.paymentId,
    paymentStatus: order.paymentStatus,
    totalPrice: toRupees(order.total),
    subtotalPrice: toRupees(order.subtotal),
    discountPrice: toRupees(order.discount),
    deliveryPrice: toRupees(order.deliveryCharge),
    coupon: order.coupon ?? null,
    note: order.note,
    gstin: order.buyer?.gstin ?? null,
    businessName: order.buyer?.name ?? null,
    deliveryDates: order.delivery ?? null,
    deliveredAt: order.deliveredAt?.toISOString() ?? null,
    test: order.test,
    products,
    Products: products,
  };
}

export const orderListQuery = z.object({
  email: z.string().max(254).optional(),
  q: z.string().max(200).refine(isPlain, coded('unsearchable-characters')).optional().openapi({
    description: 'Number, product, name, e-mail, phone or payment; finds at most the newest 1,000',
  }),
  orderStatus: z.enum(ORDER_STATUSES).optional(),
  ...paging,
});
export const orderStatusBody = z
  .object({ orderStatus: z.enum(ORDER_STATUSES, { error: coded('one-of') }) })
  .openapi('OrderStatusBody');

const claimed = z
  .array(z.object({ _id: id.optional(), id: id.optional(), quantity: z.number().int() }).loose())
  .max(500);

/** POST /order: an order entity, of which only the payment's id is trusted. */
export const orderBody = z
  .object({
    paymentId: id,
    totalPrice: z.union([z.number(), z.string()]).optional(),
    products: claimed.optional(),
    Products: claimed.optional(),
  })
  .loose()
  .openapi('OrderBody');

export function decodeClaim(body: z.infer<typeof orderBody>): Claim {
  const items = body.products ?? body.Products;
  const total = body.totalPrice === undefined ? undefined : Math.round(Number(body.totalPrice) * 100);
  return { total, items: items?.map((one) => ({ productId: one._id ?? one.id ?? '', quantity: one.quantity })) };
}
