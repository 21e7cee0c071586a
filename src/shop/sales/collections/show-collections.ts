import type { Paise } from '#src/kernel/money.ts';
import type { Shop } from '#src/shop/shop.ts';
import {
  type CashOrder,
  countRefundsToSend,
  selectCandidates,
  selectDue,
  selectSetAside,
  selectUnclear,
  sumDue,
} from './desk.store.ts';

/** Most rows of each list of the desk. */
const LIMIT = 200;

/** Why a row has settled nothing: no order of ours in it; less or more than is due; for something that is paid, or whose order has ended. */
type Unclear = 'unnamed' | 'short' | 'over' | 'paid' | 'ended';

/** A row to look at. `named`: the order that it names; `candidates`: those that wait for this amount. */
type UnclearCollection = {
  id: string;
  waybill: string;
  orderRef: string;
  day: string | null;
  utr: string;
  amount: Paise;
  why: Unclear;
  named: CashOrder | undefined;
  candidates: CashOrder[];
};

/** Everything that the owner's desk shows. */
export async function showCollectionDesk(shop: Shop) {
  const { test } = shop.gateways['cash-on-delivery'];
  const { db } = shop;
  const [due, total, rows, aside, refunds] = await Promise.all([
    selectDue(db, test, LIMIT),
    sumDue(db, test),
    selectUnclear(db, test, LIMIT),
    selectSetAside(db, test, 20),
    countRefundsToSend(db, test),
  ]);
  const orders = rows.length
    ? await selectCandidates(db, {
        ids: rows.flatMap(({ paymentId }) => paymentId ?? []),
        amounts: rows.map(({ amount }) => amount),
        test,
      })
    : [];
  const unclear = rows.map(({ paymentId, ...row }): UnclearCollection => {
    const named = orders.find((one) => one.paymentId === paymentId);
    const candidates = named ? [] : orders.filter(({ amount, state }) => amount === row.amount && state === 'due');
    return { ...row, why: whyUnclear(row.amount, named), named, candidates };
  });
  return { due, total, unclear, aside, refunds };
}

function whyUnclear(amount: Paise, named: CashOrder | undefined): Unclear {
  if (!named) return 'unnamed';
  if (named.state !== 'due') return named.state === 'settled' ? 'paid' : 'ended';
  return amount < named.amount ? 'short' : 'over';
}
