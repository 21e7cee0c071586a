import type { Paise } from '#src/kernel/money.ts';
import type { Write } from '#src/platform/database/transact.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import type { AddressDraft } from '#src/shop/customers/addresses/address.ts';
import { holdProof } from '#src/shop/customers/identity/has-proved.ts';
import type { PaymentReference } from '#src/shop/sales/payments/payment-reference.ts';
import { notifyCustomer } from './notify-customer.ts';
import { insertOrder } from './order.store.ts';
import type { Order } from './order.ts';

type Placed = {
  uid: string;
  paymentId: string;
  paid: PaymentReference;
  /** Whether its money comes on delivery. */
  due: boolean;
  total: Paise;
  test: boolean;
  address: AddressDraft;
  contact: { name: string; email: string };
  items: {
    productId: string;
    name: string;
    shownName?: string;
    sku?: string;
    quantity: number;
    price: Paise;
    discount?: Paise;
    hsn: string | null;
    gstRateBp: number;
  }[];
  charges?: { subtotal: Paise; discount: Paise; delivery: Paise };
  saving?: { code: string };
  delivery?: Order['delivery'];
  note?: string;
  buyer?: Order['buyer'];
  /** The payment link by which it was paid. */
  link?: string;
  locale?: string;
};

/**
 * Writes the order of a payment that is captured, or due on delivery, and its confirmation mail, inside the transaction that settles it. The unique
 * `payment_id` makes a second order impossible.
 */
export async function placeOrder(platform: Platform, write: Write, placed: Placed, at: Date): Promise<Order> {
  const awaitsProof = placed.link !== undefined && !(await holdProof(write.trx, placed.uid, placed.contact.email));
  const order = { ...toOrder(placed, at), awaitsProof, number: 0 };
  const { id } = order;
  order.number = await insertOrder(
    write.trx,
    {
      id,
      uid: order.uid,
      awaitsProof,
      test: order.test,
      paymentId: placed.paymentId,
      status: order.status,
      paymentStatus: order.paymentStatus,
      name: order.name,
      email: order.email,
      address: JSON.stringify(order.address),
      totalPaise: order.total,
      subtotalPaise: order.subtotal,
      discountPaise: order.discount,
      deliveryPaise: order.deliveryCharge,
      coupon: order.coupon ?? null,
      note: order.note,
      buyer: order.buyer ? JSON.stringify(order.buyer) : null,
      delivery: order.delivery ? JSON.stringify(order.delivery) : null,
      locale: order.locale,
      createdAt: at,
      updatedAt: at,
      toldAt: null,
    },
    order.lines.map(({ productId, name, shownName, sku, quantity, price, discount, hsn, gstRateBp }, position) => ({
      orderId: id,
      position,
      productId,
      name,
      shownName: shownName ?? null,
      sku: sku ?? null,
      quantity,
      pricePaise: price,
      hsn: hsn ?? null,
      gstRateBp,
      discountPaise: discount,
    })),
    { orderId: id, at, actor: order.uid, fromStatus: null, toStatus: 'created', note: null },
  );
  await notifyCustomer(write, platform, { kind: 'placed', order });
  write.expire(live('orders'), live('payments'));
  return order;
}

const NOTHING = 0 as Paise;

const toOrder = (
  { contact, charges, saving, items, ...placed }: Placed,
  at: Date,
): Omit<Order, 'number' | 'awaitsProof'> => ({
  id: newId('ord', at.getTime()),
  uid: placed.uid,
  test: placed.test,
  name: contact.name,
  email: contact.email,
  at,
  address: placed.address,
  status: 'created',
  paymentStatus: placed.due ? 'due' : 'success',
  paid: placed.paid,
  total: placed.total,
  subtotal: charges?.subtotal ?? placed.total,
  discount: charges?.discount ?? NOTHING,
  deliveryCharge: charges?.delivery ?? NOTHING,
  coupon: saving?.code,
  note: placed.note ?? '',
  buyer: placed.buyer,
  delivery: placed.delivery,
  locale: placed.locale ?? 'en',
  shippedAt: undefined,
  deliveredAt: undefined,
  lines: items.map(({ sku, shownName, hsn, discount, ...line }) => ({
    ...line,
    shownName,
    sku,
    hsn: hsn ?? undefined,
    discount: discount ?? NOTHING,
  })),
});
