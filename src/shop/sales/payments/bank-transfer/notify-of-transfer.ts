import { dateFormat } from '#src/kernel/format.ts';
import { formatPaise, type Paise } from '#src/kernel/money.ts';
import type { TransferAccount } from '#src/kernel/transfer-terms.ts';
import type { Write } from '#src/platform/database/transact.ts';
import type { MailPart } from '#src/platform/mail/render-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import { loadShopSettings } from '#src/shop/back-office/settings/watch-shop-settings.ts';
import type { MailWords } from '#src/shop/notifications/mail-words.ts';
import { notify } from '#src/shop/notifications/notify.ts';
import { pageLink } from '#src/shop/notifications/page-link.ts';
import { linesOf, type Payment } from '../payment.ts';

type TransferNews = 'opened' | 'reminder' | 'released' | 'returned';

/** Tells the customer how their transfer stands, in the language in which they ordered. `amount`: what is returned, if not the whole. */
export async function notifyOfTransfer(
  write: Pick<Write, 'trx'>,
  platform: Platform,
  payment: Payment,
  news: TransferNews,
  amount: Paise = payment.amount,
): Promise<void> {
  const { contact, locale } = payment.snapshot;
  const { transfer: account } = await loadShopSettings(write.trx);
  await notify(write, platform, {
    kind: `transfer-${news}`,
    to: { name: contact.name, email: contact.email },
    locale,
    reference: payment.providerOrderId ?? undefined,
    uid: payment.uid,
    test: payment.test,
    compose(words, spoken) {
      const until = dateFormat(spoken, { dateStyle: 'long' }).format(payment.reservedUntil);
      const places = { name: contact.name, total: formatPaise(amount), until };
      const say = (key: string) => words(`transfers.${news}.${key}`, places);
      const asks = news === 'opened' || news === 'reminder';
      const parts: MailPart[] = [
        { paragraph: say('text') },
        ...(asks ? [{ table: accountOf(account, payment, words) }, { paragraph: words('transfers.exactly') }] : []),
        { table: goodsOf(payment) },
        { button: say('button'), url: linkOf(platform, payment, news) },
      ];
      return { mail: { subject: say('subject'), heading: say('heading'), parts } };
    },
  });
}

const linkOf = ({ settings }: Platform, { providerOrderId }: Payment, news: TransferNews): string =>
  news === 'returned' ? pageLink(settings, 'orders') : pageLink(settings, 'transfer', providerOrderId ?? '');

/** What is typed into the bank's form. */
function accountOf(
  { name, account, ifsc, bank }: TransferAccount,
  payment: Payment,
  words: MailWords,
): [string, string][] {
  return [
    [words('transfers.account.name'), name],
    [words('transfers.account.number'), account],
    [words('transfers.account.ifsc'), ifsc],
    ...(bank ? [[words('transfers.account.bank'), bank] as [string, string]] : []),
    [words('transfers.account.amount'), formatPaise(payment.amount)],
    [words('transfers.account.reference'), payment.providerOrderId ?? ''],
  ];
}

const goodsOf = (payment: Payment): [string, string][] =>
  linesOf(payment).map(({ name, quantity, price }) => [`${name} × ${quantity}`, formatPaise(price * quantity)]);
