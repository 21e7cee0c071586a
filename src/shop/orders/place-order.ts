import type { Write } from '#src/platform/database/transact.ts';
import { newId } from '#src/platform/ids.ts';
import type { Paise } from '#src/platform/money.ts';
import type { AddressDraft } from '#src/shop/addresses/address.ts';
import { insertEvent, insertOrder } from '#src/shop/orders/order.store.ts';

type Placed = {
  uid: string;
  paymentId: string;
  providerOrderId: string;
  providerPaymentId: string;
  total: Paise;
  address: AddressDraft;
  contact: { name: string; email: string };
  items: { productId: string; name: string; quantity: number; price: Paise; hsn: string | null; gstRateBp: number }[];
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
    })),
  );
  await insertEvent(trx, { orderId: id, at, actor: placed.uid, fromStatus: null, toStatus: 'created', note: null });
  return id;
}
