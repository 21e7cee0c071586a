import { formatPaise } from '#src/kernel/money.ts';
import type { PageName } from '#src/kernel/page-table.ts';
import type { Write } from '#src/platform/database/transact.ts';
import { isMailAddress } from '#src/platform/mail/message.ts';
import type { MailPart } from '#src/platform/mail/render-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import { hasProved } from '#src/shop/customers/identity/has-proved.ts';
import { notify } from '#src/shop/notifications/notify.ts';
import { pageLink } from '#src/shop/notifications/page-link.ts';
import { linesOf, type Payment, type Sold } from './payment.ts';

/** What a payer is notified of when there is no order: the payment failed, or it is refunded. */
type PayerNews = { kind: 'payment-failed'; reason: string } | { kind: 'payment-sent-back' };

/** Notifies a payer, in the language in which they paid. */
export async function notifyPayer(
  write: Pick<Write, 'trx'>,
  platform: Platform,
  payment: Payment,
  news: PayerNews,
): Promise<void> {
  const { contact, locale } = payment.snapshot;
  if (!isMailAddress(contact.email)) return;
  // A payment by link belongs to the mail address, whichever account has it.
  const theirs = !('link' in payment.snapshot) || (await hasProved(write.trx, payment.uid, contact.email));
  await notify(write, platform, {
    kind: news.kind,
    to: { name: contact.name, email: contact.email },
    locale,
    reference: payment.providerOrderId ?? undefined,
    uid: theirs ? payment.uid : null,
    test: payment.test,
    compose(words) {
      const reason = news.kind === 'payment-failed' ? news.reason : '';
      const places = { name: contact.name, total: formatPaise(payment.amount), reason };
      const say = (key: string) => words(`payments.${news.kind}.${key}`, places);
      const parts: MailPart[] = [
        { paragraph: say('text') },
        ...(reason ? [{ quote: reason }] : []),
        {
          table: linesOf(payment).map(({ name, quantity, price }): [string, string] => [
            `${name} × ${quantity}`,
            formatPaise(price * quantity),
          ]),
        },
        { button: say('button'), url: pageLink(platform.settings, ...backTo(payment, news)) },
      ];
      return { mail: { subject: say('subject'), heading: say('heading'), parts } };
    },
  });
}

/** Where the payer can try again, or see their orders or bookings. */
function backTo({ kind, snapshot }: Sold, news: PayerNews): [page: PageName, ...parts: (string | number)[]] {
  if (kind === 'installation') return ['installation', snapshot.installation.id];
  if (kind === 'service') return news.kind === 'payment-failed' ? ['service', snapshot.plan.id] : ['myServices'];
  return news.kind === 'payment-failed' ? ['cart'] : ['orders'];
}
