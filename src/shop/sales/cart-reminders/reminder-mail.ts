import type { Locale } from '#src/kernel/locales.ts';
import { formatPaise, type Paise } from '#src/kernel/money.ts';
import { spokenIn } from '#src/kernel/product-words.ts';
import type { MailContent } from '#src/platform/mail/render-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { CartLine } from '#src/shop/engagement/cart/cart.ts';
import type { MailWords } from '#src/shop/notifications/mail-words.ts';
import { tokenLink, unsubscribeLink } from '#src/shop/notifications/page-link.ts';

export const MAIL_KIND = 'cart-reminder';

type Abandoned = { lines: readonly CartLine[]; token: string; locale: Locale };

/** The cart at today's prices, with what has become cheaper, is sold out or is no longer sold. */
export function reminderMail(
  t: MailWords,
  settings: Platform['settings'],
  { lines, token, locale }: Abandoned,
): MailContent {
  const first = lines.find(({ gone, product }) => !gone && product.stock > 0) as CartLine;
  const name = ({ product }: CartLine) => spokenIn(locale, product).name;
  return {
    subject: t('cartReminder.subject', { product: name(first), others: lines.length - 1 }),
    heading: t('cartReminder.heading'),
    parts: [
      { paragraph: t('cartReminder.text') },
      { table: lines.map((line) => [`${line.quantity} × ${name(line)}`, worth(t, line)]) },
      { button: t('cartReminder.button'), url: tokenLink(settings, 'cart', token) },
      { paragraph: t('cartReminder.why') },
      { link: t('cartReminder.end'), url: tokenLink(settings, 'endReminders', token) },
    ],
    unsubscribeUrl: unsubscribeLink(settings, 'cart-reminders', token),
  };
}

function worth(t: MailWords, { product, quantity, gone, seen }: CartLine): string {
  if (gone) return t('cartReminder.gone');
  if (product.stock <= 0) return t('cartReminder.soldOut');
  const price = formatPaise((product.price * quantity) as Paise);
  return seen && seen.price > product.price
    ? t('cartReminder.cheaper', { price, before: formatPaise((seen.price * quantity) as Paise) })
    : price;
}
