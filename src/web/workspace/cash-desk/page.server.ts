import { takesCash } from '#src/kernel/cash-terms.ts';
import { dateFormat } from '#src/kernel/format.ts';
import { showCollectionDesk } from '#src/shop/sales/collections/show-collections.ts';
import { canSendCodes } from '#src/shop/sales/payments/cash-on-delivery/need-cash-offered.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('cashDesk', async ({ shop, locale }) => {
  const { due, total, unclear, aside, refunds } = await showCollectionDesk(shop);
  const day = dateFormat(locale, { dateStyle: 'medium' });
  const dayOf = (on: string | null) => (on === null ? '' : day.format(new Date(`${on}T06:00:00Z`)));
  type Order = (typeof due)[number];
  const order = ({
    orderId,
    number,
    name,
    amount,
    status,
    carrier,
    tracking,
    createdAt,
    shippedAt,
    deliveredAt,
  }: Order) => ({
    ...{ orderId, number: String(number), name, amount, status, carrier, tracking },
    on: day.format(deliveredAt ?? shippedAt ?? createdAt),
  });
  return {
    texts: texts(locale, 'cashDesk'),
    isOn: takesCash(shop.shopSettings.current.cash),
    lacksSms: !canSendCodes(shop),
    total,
    refunds,
    due: due.map(order),
    unclear: unclear.map(({ named, candidates, day: on, ...row }) => ({
      ...row,
      on: dayOf(on),
      named: named && order(named),
      candidates: candidates.map(order),
      /** Rows for one order that pay for it together, this one among them. */
      together: named ? partsFor(named, unclear) : [],
    })),
    aside: aside.map(({ id, day: on, waybill, orderRef, amount }) => ({
      id,
      waybill,
      orderRef,
      amount,
      on: dayOf(on),
    })),
  };
});

type Desk = Awaited<ReturnType<typeof showCollectionDesk>>;

/** The rows for an order that is due, if there are several and they are enough. */
function partsFor({ paymentId, amount }: { paymentId: string; amount: number }, all: Desk['unclear']): string[] {
  const parts = all.filter(({ named, why }) => named?.paymentId === paymentId && why === 'short');
  const enough = parts.reduce((sum, part) => sum + part.amount, 0) >= amount;
  return parts.length > 1 && enough ? parts.map((part) => part.id) : [];
}

export type CashData = Awaited<ReturnType<typeof loader>>;
