import { formatPaise, type Paise } from '#src/kernel/money.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, notFound } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import { queueMail } from '#src/platform/mail/queue-mail.ts';
import { queueSms } from '#src/platform/sms/queue-sms.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { needOwnFacts } from '#src/shop/back-office/opening/need-open.ts';
import type { AddressDraft } from '#src/shop/customers/addresses/address.ts';
import { findOrAddCustomer } from '#src/shop/customers/identity/add-customer.ts';
import { hasProved } from '#src/shop/customers/identity/has-proved.ts';
import { localeOf } from '#src/shop/notifications/language.ts';
import { mailWords, writtenDay } from '#src/shop/notifications/mail-words.ts';
import { markTest } from '#src/shop/notifications/mark-test.ts';
import { tokenLink } from '#src/shop/notifications/page-link.ts';
import type { Shop } from '#src/shop/shop.ts';
import { cancelLinkRow, findLink, insertLink, selectLinks } from './payment-link.store.ts';
import { hashOf, LINK_HOURS, newToken } from './payment-link.ts';
import { quote } from './quote.ts';

export type LinkDraft = {
  name: string;
  email: string;
  address: AddressDraft;
  items: { productId: string; quantity: number }[];
  note: string;
  locale: string;
  /** The total quoted to the customer on the telephone, in paise. */
  amount: number;
};

/**
 * Takes an order by telephone: finds or adds the customer, and sends them a payment link by mail and SMS. Nothing is held
 * yet: stock and price count when the payment is opened, and the page says what has changed.
 * Throws `price-changed` where `amount` is not today's total, `out-of-stock`, `not-found`, `conflict`, `shop-closed`.
 */
export async function sendPaymentLink(
  shop: Shop,
  actor: Actor,
  draft: LinkDraft,
): Promise<{ id: string; address: string }> {
  await needOwnFacts(shop);
  const at = shop.clock.now();
  const token = newToken();
  const id = newId('pyl', at.getTime());
  const url = tokenLink(shop.settings, 'pay', token);
  await transact(shop, async (write) => {
    const { customer, added } = await findOrAddCustomer(write.trx, { name: draft.name, email: draft.email, at });
    const offer = await quote({ ...shop, db: write.trx }, customer, {
      items: draft.items,
      link: { id, address: draft.address },
    });
    if (offer.total !== draft.amount)
      throw new Fault('price-changed', 'total-changed', {
        detail: { total: offer.total },
      });
    const expiresAt = new Date(at.getTime() + LINK_HOURS * 3_600_000);
    await insertLink(write.trx, {
      id,
      tokenHash: hashOf(token),
      uid: customer.uid,
      name: draft.name,
      email: customer.email,
      items: JSON.stringify(draft.items),
      address: JSON.stringify(draft.address),
      note: draft.note,
      locale: draft.locale,
      totalPaise: offer.total,
      createdBy: actor.uid,
      createdAt: at,
      expiresAt,
      cancelledAt: null,
      paymentId: null,
    });
    const told = { customer: customer.uid, newCustomer: added, items: draft.items, totalPaise: offer.total };
    await recordAction(write, actor, { act: 'payment-link.sent', subject: `payment-link:${id}`, after: told }, at);
    write.expire(live('orders'));
    const uid = (await hasProved(write.trx, customer.uid, customer.email)) ? customer.uid : null;
    await tell(
      shop,
      write.trx,
      { ...draft, email: customer.email, uid },
      { url, total: offer.total, until: expiresAt },
    );
  });
  return { id, address: url };
}

async function tell(
  shop: Shop,
  trx: Parameters<typeof queueMail>[0],
  to: LinkDraft & { uid: string | null },
  link: { url: string; total: Paise; until: Date },
): Promise<void> {
  const locale = localeOf(to.locale);
  const words = mailWords(locale);
  const places = {
    shop: shop.shopSettings.current.name,
    name: to.name,
    total: formatPaise(link.total),
    until: writtenDay(locale, link.until),
    url: link.url,
  };
  const say = (key: string) => words(`payments.link.${key}`, places);
  const parts = [{ paragraph: say('text') }, { button: say('button'), url: link.url }, { paragraph: say('until') }];
  const said = { subject: say('subject'), heading: say('heading'), parts };
  // The text holds a link that grants access, so it is erased once it has been handed over.
  const mail = {
    kind: 'payment-link',
    to: to.email,
    toName: to.name,
    locale,
    secret: true,
    ...markTest(words, said, shop.settings.testPayments),
  };
  await queueMail(trx, shop, mail, to.uid);
  await queueSms(
    trx,
    shop,
    { kind: 'payment-link', to: to.address.phone, text: say('sms'), locale, secret: true },
    to.uid,
  );
}

/** Cancels a link. Throws `not-found`, `wrong-step` once it is paid or cancelled. */
export async function cancelPaymentLink(shop: Shop, actor: Actor, id: string): Promise<void> {
  const at = shop.clock.now();
  await transact(shop, async (write) => {
    if (!(await findLink(write.trx, { id }))) throw notFound('link');
    if (!(await cancelLinkRow(write.trx, id, at))) throw new Fault('wrong-step', 'link-closed');
    await recordAction(
      write,
      actor,
      { act: 'payment-link.cancelled', subject: `payment-link:${id}`, after: { cancelled: true } },
      at,
    );
    write.expire(live('orders'));
  });
}

/** The newest links, for the administrator. */
export const listPaymentLinks = ({ db }: Pick<Shop, 'db'>) => selectLinks(db, 100);
