import { MILESTONES } from '#src/kernel/installation.ts';
import { formatPaise, type Paise } from '#src/kernel/money.ts';
import type { Write } from '#src/platform/database/transact.ts';
import { isMailAddress } from '#src/platform/mail/message.ts';
import type { MailPart } from '#src/platform/mail/render-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { MailWords } from '#src/shop/notifications/mail-words.ts';
import { notify } from '#src/shop/notifications/notify.ts';
import { pageLink } from '#src/shop/notifications/page-link.ts';
import type { Installation } from './installation.ts';

/** What the customer of an installed order is notified of by mail. */
export type InstallationNews =
  | { kind: 'paid'; order: Installation; position: number; amount: Paise }
  | { kind: 'completed'; order: Installation; amount: Paise }
  | {
      kind: 'cancelled' | 'refund-promised' | 'refund-processed' | 'refund-failed';
      order: Installation;
      amount: Paise;
    };

/** Notifies a customer of their installed order, in the language of the offer. */
export async function notifyOfInstallation(
  write: Pick<Write, 'trx'>,
  platform: Platform,
  news: InstallationNews,
): Promise<void> {
  const { kind, order, amount } = news;
  if (!isMailAddress(order.email)) return;
  await notify(write, platform, {
    kind: `installation-${kind}`,
    to: { name: order.name, email: order.email },
    locale: order.locale,
    reference: String(order.number),
    uid: order.awaitsProof ? null : order.uid,
    test: order.test,
    compose(words) {
      const places = { name: order.name, number: String(order.number), amount: formatPaise(amount) };
      const say = (key: string) => words(`installations.${kind}.${key}`, places);
      const parts: MailPart[] = [
        { paragraph: say('text') },
        ...(kind === 'paid' ? [{ table: milestoneRows(order, news.position, words) }] : []),
        { button: words('installations.open'), url: pageLink(platform.settings, 'installation', order.id) },
      ];
      return { mail: { subject: say('subject'), heading: say('heading'), parts } };
    },
  });
}

/** `On order  ₹17,459.26, paid` for each milestone. */
const milestoneRows = ({ milestones }: Installation, position: number, words: MailWords) =>
  milestones.map((one): [string, string] => [
    words(`installations.milestones.${MILESTONES[one.position - 1] ?? 'onOrder'}`),
    words(`installations.${one.paymentId || one.position === position ? 'paidAmount' : 'dueAmount'}`, {
      amount: formatPaise(one.amount),
    }),
  ]);
