import { formatPaise } from '#src/kernel/money.ts';
import type { Write } from '#src/platform/database/transact.ts';
import { mailWords, shopAddress } from '#src/platform/mail/mail-words.ts';
import { markTest } from '#src/platform/mail/mark-test.ts';
import { isMailAddress } from '#src/platform/mail/message.ts';
import { queueMail } from '#src/platform/mail/queue-mail.ts';
import type { MailPart } from '#src/platform/mail/render-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import { hasProved } from '#src/shop/customers/identity/has-proved.ts';
import { localeOf } from '#src/shop/notifications/language.ts';
import { wordedOrNothing } from '#src/shop/notifications/worded-or-nothing.ts';
import { linesOf, type Payment } from './payment.ts';

/** What the payer of something that is no order hears: it failed, or its money goes back. */
export type PayerNews = { kind: 'payment-failed'; reason: string } | { kind: 'payment-sent-back' };

/** Queues the mail with the transaction of what it tells. */
export async function notifyPayer(
  { trx }: Pick<Write, 'trx'>,
  platform: Platform,
  payment: Payment,
  news: PayerNews,
): Promise<void> {
  const { contact, locale: spoken } = payment.snapshot;
  if (!isMailAddress(contact.email)) return;
  const locale = localeOf(spoken);
  const said = wordedOrNothing(platform, news.kind, () => {
    const words = mailWords(locale);
    const places = {
      name: contact.name,
      total: formatPaise(payment.amount),
      reason: news.kind === 'payment-failed' ? news.reason : '',
    };
    const say = (key: string) => words(`payments.${news.kind}.${key}`, places);
    const parts: MailPart[] = [
      { paragraph: say('text') },
      ...(places.reason ? [{ quote: places.reason }] : []),
      {
        table: linesOf(payment).map(({ name, quantity, price }): [string, string] => [
          `${name} × ${quantity}`,
          formatPaise(price * quantity),
        ]),
      },
      { button: say('button'), url: `${shopAddress(platform.settings)}${backTo(payment, news)}` },
    ];
    return markTest(words, { subject: say('subject'), heading: say('heading'), parts }, payment.test);
  });
  if (!said) return;
  const reference = payment.providerOrderId ?? undefined;
  // What was paid under a link is the address's, whosever account has that name.
  const theirs = !('link' in payment.snapshot) || (await hasProved(trx, payment.uid, contact.email));
  const mail = {
    kind: news.kind,
    to: contact.email,
    toName: contact.name,
    locale,
    ...(reference && { reference }),
    ...said,
  };
  await queueMail(trx, platform, mail, theirs ? payment.uid : null);
}

/** Where the payer can try again, or see what there is. */
function backTo({ kind, snapshot }: Payment, news: PayerNews): string {
  if (kind === 'service') return news.kind === 'payment-failed' ? `/Service/${snapshot.plan.id}` : '/MyService';
  return news.kind === 'payment-failed' ? '/cart' : '/orderManage';
}
