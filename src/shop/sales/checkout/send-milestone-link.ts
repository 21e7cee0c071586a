import { formatPaise } from '#src/kernel/money.ts';
import { transact } from '#src/platform/database/transact.ts';
import { newId } from '#src/platform/ids.ts';
import { queueMail } from '#src/platform/mail/queue-mail.ts';
import { queueSms } from '#src/platform/sms/queue-sms.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { needOwnFacts } from '#src/shop/back-office/opening/need-open.ts';
import { localeOf } from '#src/shop/notifications/language.ts';
import { mailWords, writtenDay } from '#src/shop/notifications/mail-words.ts';
import { markTest } from '#src/shop/notifications/mark-test.ts';
import { tokenLink } from '#src/shop/notifications/page-link.ts';
import { beginLink } from '#src/shop/sales/installations/note-link.ts';
import type { Shop } from '#src/shop/shop.ts';
import { insertLink } from './payment-link.store.ts';
import { hashOf, LINK_HOURS, newToken } from './payment-link.ts';
import { quoteMilestone } from './quote-milestone.ts';

/**
 * Sends the link by which the milestone that is due is paid, by mail and SMS; one that was sent before no longer works. Answers its address, which is
 * told only once. Throws what {@link beginLink} and {@link quoteMilestone} throw, and `shop-closed`.
 */
export async function sendMilestoneLink(
  shop: Shop,
  actor: Actor,
  installation: string,
  position: number,
): Promise<{ address: string }> {
  await needOwnFacts(shop);
  const at = shop.clock.now();
  const token = newToken();
  const id = newId('pyl', at.getTime());
  const url = tokenLink(shop.settings, 'pay', token);
  await transact(shop, async (write) => {
    const { trx } = write;
    const { order } = await beginLink(write, actor, { id: installation, position }, at);
    const { total, snapshot } = await quoteMilestone(
      { ...shop, db: trx as never },
      { milestone: { installation, position }, link: { id } },
    );
    const expiresAt = new Date(at.getTime() + LINK_HOURS * 3_600_000);
    await insertLink(trx, {
      id,
      tokenHash: hashOf(token),
      uid: order.uid,
      name: order.name,
      email: order.email,
      items: '[]',
      address: JSON.stringify(order.address),
      note: '',
      locale: order.locale,
      totalPaise: total,
      createdBy: actor.uid,
      createdAt: at,
      expiresAt,
      cancelledAt: null,
      paymentId: null,
      installationId: order.id,
      milestone: position,
    });
    const after = { milestone: position, totalPaise: total };
    await recordAction(write, actor, { act: 'installation.link-sent', subject: `installation:${order.id}`, after }, at);
    write.expire(live('orders'));
    const locale = localeOf(order.locale);
    const words = mailWords(locale);
    const places = {
      shop: shop.shopSettings.current.name,
      name: order.name,
      title: snapshot.title,
      total: formatPaise(total),
      until: writtenDay(locale, expiresAt),
      url,
    };
    const say = (key: string) => words(`installations.link.${key}`, places);
    const parts = [{ paragraph: say('text') }, { button: say('button'), url }, { paragraph: say('until') }];
    const said = { subject: say('subject'), heading: say('heading'), parts };
    const uid = order.awaitsProof ? null : order.uid;
    // The text holds a link that grants access, so it is erased once it has been handed over.
    const known = { kind: 'payment-link', locale, secret: true };
    await queueMail(
      trx,
      shop,
      { ...known, to: order.email, toName: order.name, ...markTest(words, said, order.test) },
      uid,
    );
    // The registered text of links by telephone (docs/operations.md).
    await queueSms(trx, shop, { ...known, to: order.address.phone, text: words('payments.link.sms', places) }, uid);
  });
  return { address: url };
}
