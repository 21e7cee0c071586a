import { takesCash, whyNoCash } from '#src/kernel/cash-terms.ts';
import { LANGUAGES } from '#src/kernel/locales.ts';
import { because } from '#src/kernel/refusals.ts';
import type { Tx } from '#src/platform/database/database.ts';
import { Fault, invalid } from '#src/platform/fault.ts';
import { toMobile } from '#src/platform/mail/message.ts';
import type { Platform } from '#src/platform/platform.ts';
import { templateOf } from '#src/platform/sms/sms-provider.ts';
import { loadShopSettings } from '#src/shop/back-office/settings/watch-shop-settings.ts';
import type { Payment, Sold } from '../payment.ts';
import { countOwed } from './cash.store.ts';

type CodeSender = { settings: Pick<Platform['settings'], 'sms' | 'testPayments'> };

/** Orders of one account that may be on their way unpaid. */
const MOST_OWED = 2;

/** The kind of the SMS with the code, by which its template is registered. */
export const ORDER_CODE = 'order-code';

/** Whether the shop can send the code by SMS in every language: a shop in trial has its outbox. */
export const canSendCodes = ({ settings: { sms, testPayments } }: CodeSender): boolean =>
  testPayments || (sms !== undefined && LANGUAGES.every((language) => templateOf(sms, ORDER_CODE, language) !== null));

/**
 * Refuses cash on delivery that the owner does not offer for this purchase, before any stock is taken. Only goods are delivered, and a link is paid at
 * once. Throws `invalid`.
 */
export async function needCashOffered(
  platform: Pick<Platform, 'db' | 'settings'>,
  offer: Sold & { total: Payment['amount'] },
): Promise<void> {
  const { cash } = await loadShopSettings(platform.db);
  if (offer.kind !== 'goods' || offer.snapshot.link || !takesCash(cash) || !canSendCodes(platform)) throw notOffered();
  const { address, contact } = offer.snapshot;
  if (whyNoCash(cash, { total: offer.total, zipcode: address.zipcode })) throw notOffered();
  if (!toMobile(contact.phone)) throw invalid({ method: 'cash-needs-mobile' }, 'cash-needs-mobile');
}

const notOffered = () => invalid({ method: 'cash-not-offered' }, 'cash-not-offered');

/** Refuses one more order that is paid on delivery, with the account locked. Throws `over-limit`. */
export async function needFewOwed(trx: Tx, uid: string): Promise<void> {
  if ((await countOwed(trx, uid)) >= MOST_OWED)
    throw new Fault('over-limit', because('cash-owed', { most: MOST_OWED }));
}
