import { DAY_MS } from '#src/kernel/india-time.ts';
import type { Paise } from '#src/kernel/money.ts';
import type { TransferAccount } from '#src/kernel/transfer-terms.ts';
import { forbidden, notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { loadShopSettings } from '#src/shop/back-office/settings/watch-shop-settings.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import type { Shop } from '#src/shop/shop.ts';
import { findPaymentRow } from '../payment.store.ts';
import type { Payment } from '../payment.ts';
import { listSetAside } from './credit.store.ts';
import {
  selectCandidates,
  selectRefundsToSend,
  selectUnclear,
  selectWaiting,
  selectWaitingOf,
  type TransferRow,
} from './transfer.store.ts';

/** Most rows of each list of the desk. */
const LIMIT = 200;
/** Days in which money may still come for what waited. */
const LATE_DAYS = 60;

/** The account's own orders that wait for a transfer, the newest first. */
export const listWaitingOf = ({ db }: Pick<Platform, 'db'>, uid: string): Promise<TransferRow[]> =>
  selectWaitingOf(db, uid);

/** A payment by transfer, and the account that it goes to. Throws `not-found`, `forbidden`. */
export async function showTransfer(
  shop: Shop,
  customer: Principal,
  reference: string,
): Promise<{ payment: Payment; to: TransferAccount }> {
  const payment = await findPaymentRow(shop.db, { method: 'bank-transfer', providerOrderId: reference });
  if (!payment) throw notFound('payment');
  if (payment.uid !== customer.uid && !isAdministrator(customer)) throw forbidden();
  const { name, account, ifsc, bank } = (await loadShopSettings(shop.db)).transfer;
  return { payment, to: { name, account, ifsc, bank } };
}

/**
 * Why a credit has not made an order: no reference in its words; less or more than asked; for something that is paid, or that its customer has
 * cancelled; or its goods are gone.
 */
export type Unclear = 'unnamed' | 'short' | 'over' | 'paid' | 'cancelled' | 'gone';

/** A credit to look at. `named`: the payment whose reference it has; `candidates`: those that wait, or waited, for this amount. */
export type UnclearCredit = {
  id: string;
  day: string;
  narration: string;
  amount: Paise;
  why: Unclear;
  named: TransferRow | undefined;
  candidates: TransferRow[];
};

/** Everything that the owner's desk shows. */
export async function showTransferDesk(shop: Shop) {
  const { test } = shop.gateways['bank-transfer'];
  const { db } = shop;
  const [waiting, credits, refunds, aside] = await Promise.all([
    selectWaiting(db, { test, limit: LIMIT }),
    selectUnclear(db, test, LIMIT),
    selectRefundsToSend(db, test, LIMIT),
    listSetAside(db, test, 20),
  ]);
  const rows = credits.length
    ? await selectCandidates(db, {
        ids: credits.flatMap(({ paymentId }) => paymentId ?? []),
        amounts: credits.map(({ amount }) => amount),
        test,
        since: new Date(shop.clock.now().getTime() - LATE_DAYS * DAY_MS),
      })
    : [];
  const unclear = credits.map(({ paymentId, ...credit }): UnclearCredit => {
    const named = rows.find(({ id }) => id === paymentId);
    const candidates = named ? [] : rows.filter(({ amount, state }) => amount === credit.amount && isUnpaid(state));
    return { ...credit, why: whyUnclear(credit.amount, named), named, candidates };
  });
  return { waiting, unclear, refunds, aside };
}

const isUnpaid = (state: Payment['state']) => state !== 'settled' && state !== 'refunding';

function whyUnclear(amount: Paise, named: TransferRow | undefined): Unclear {
  if (!named) return 'unnamed';
  if (!isUnpaid(named.state)) return 'paid';
  if (amount !== named.amount) return amount < named.amount ? 'short' : 'over';
  return named.state === 'abandoned' ? 'cancelled' : 'gone';
}
