import { dateFormat } from '#src/kernel/format.ts';
import { hasAccount } from '#src/kernel/transfer-terms.ts';
import { showTransferDesk } from '#src/shop/sales/payments/bank-transfer/show-transfers.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('transfersDesk', async ({ shop, locale }) => {
  const { waiting, unclear, refunds, aside } = await showTransferDesk(shop);
  const day = dateFormat(locale, { dateStyle: 'medium' });
  const dayOf = (on: string) => day.format(new Date(`${on}T06:00:00Z`));
  type Waiting = (typeof waiting)[number];
  const order = ({ uid, reference, amount, name, email, until }: Waiting) => ({
    ...{ uid, reference, amount, name, email },
    until: day.format(until),
  });
  return {
    texts: texts(locale, 'transferDesk'),
    isOn: hasAccount(shop.shopSettings.current.transfer),
    waiting: waiting.map(order),
    unclear: unclear.map(({ named, candidates, day: on, ...credit }) => ({
      ...credit,
      on: dayOf(on),
      named: named && order(named),
      candidates: candidates.map(order),
      /** Transfers for one order that pay for it together, this one among them. */
      together: named ? partsFor(named, unclear) : [],
    })),
    refunds: refunds.map(({ createdAt, orderNumber, ...refund }) => ({
      ...refund,
      orderNumber: orderNumber === null ? undefined : String(orderNumber),
      on: day.format(createdAt),
    })),
    aside: aside.map(({ id, day: on, narration, amount }) => ({ id, narration, amount, on: dayOf(on) })),
  };
});

type Desk = Awaited<ReturnType<typeof showTransferDesk>>;

/** The credits for an order that is not paid, if there are several and they are enough. */
function partsFor({ id, amount }: { id: string; amount: number }, all: Desk['unclear']): string[] {
  const parts = all.filter(({ named, why }) => named?.id === id && why === 'short');
  return parts.length > 1 && parts.reduce((sum, part) => sum + part.amount, 0) >= amount
    ? parts.map((part) => part.id)
    : [];
}

export type TransfersData = Awaited<ReturnType<typeof loader>>;
