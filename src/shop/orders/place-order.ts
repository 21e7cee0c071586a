import type { Write } from '#src/platform/database/transact.ts';
import { newId } from '#src/platform/ids.ts';
import type { Paise } from '#src/platform/money.ts';
import type { AddressDraft } from '#src/shop/addresses/address.ts';
import { insertOrder } from '#src/shop/orders/order.store.ts';
import type { Order } from '#src/shop/orders/order.ts';

type Placed = {
  uid: string;
  paymentId: string;
  providerOrderId: string;
  providerPaymentId: string;
  total: Paise;
  address: AddressDraft;
  contact: { name: string; email: string };
  items: { productId: string; name: string; quantity: number; price: Paise; discount?: Paise; hsn: string | null; gstRateBp: number }[];
  charges?: { subtotal: Paise; discount: Paise; delivery: Paise };
  saving?: { code: string };
  delivery?: Order['delivery'];
  note?: string;
  buyer?: Order['buyer'];
  locale?: string;
};

/**
 * Writes the order of a captured payment, inside the transaction that settles it. The unique `payment_id` makes a second
 * one impossible, whoever tries.
 */
export async function placeOrder({ trx }: Write, placed: Placed, at: Date): Promise<string> {
  const id = newId('ord', at.getTime());
  await insertOrder(
    trx,
    {
      id,
      uid: placed.uid,
      paymentId: placed.paymentId,
      providerOrderId: placed.providerOrderId,
      providerPaymentId: placed.providerPaymentId,
      status: 'created',
      paymentStatus: 'success',
      name: placed.contact.name,
      email: placed.contact.email,
      address: JSON.stringify(placed.address),
      totalPaise: placed.total,
      subtotalPaise: placed.charges?.subtotal ?? placed.total,
      discountPaise: placed.charges?.discount ?? 0,
      deliveryPaise: placed.charges?.delivery ?? 0,
      coupon: placed.saving?.code ?? null,
      note: placed.note ?? '',
      buyer: placed.buyer ? JSON.stringify(placed.buyer) : null,
      delivery: placed.delivery ? JSON.stringify(placed.delivery) : null,
      locale: placed.locale ?? 'en',
      createdAt: at,
      updatedAt: at,
      toldAt: null,
    },
    placed.items.map((item, position) => ({
      orderId: id,
      position,
      productId: item.productId,
      name: item.name,
      quantity: item.quantity,
      pricePaise: item.price,
      hsn: item.hsn,
      gstRateBp: item.gstRateBp,
      discountPaise: item.discount ?? 0,
    })),
    { orderId: id, at, actor: placed.uid, fromStatus: null, toStatus: 'created', note: null },
  );
  return id;
}
