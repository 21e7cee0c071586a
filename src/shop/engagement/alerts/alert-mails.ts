import { formatPaise } from '#src/kernel/money.ts';
import type { MailContent } from '#src/platform/mail/render-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { MailWords } from '#src/shop/notifications/mail-words.ts';
import { pageLink, tokenLink, unsubscribeLink } from '#src/shop/notifications/page-link.ts';
import type { DueAlert } from './alert.store.ts';

type Settings = Platform['settings'];

/** The one mail of a stock alert. */
export function backInStock(
  t: MailWords,
  settings: Settings,
  { productId, productName, price }: DueAlert,
): MailContent {
  return {
    subject: t('alerts.stock.subject', { product: productName }),
    heading: t('alerts.stock.heading', { product: productName }),
    parts: [
      { paragraph: t('alerts.stock.text', { price: formatPaise(price) }) },
      { button: t('alerts.button'), url: pageLink(settings, 'product', productId) },
      { paragraph: t('alerts.stock.ended') },
    ],
  };
}

/** A mail of a price alert, with the link that ends it. */
export function cheaperNow(
  t: MailWords,
  settings: Settings,
  { productId, productName, price, below }: DueAlert,
  token: string,
): MailContent {
  return {
    subject: t('alerts.price.subject', { product: productName, price: formatPaise(price) }),
    heading: t('alerts.price.heading', { product: productName }),
    parts: [
      {
        table: [
          [t('alerts.price.before'), formatPaise(below ?? price)],
          [t('alerts.price.now'), formatPaise(price)],
        ],
      },
      { button: t('alerts.button'), url: pageLink(settings, 'product', productId) },
      { paragraph: t('alerts.price.again') },
      { link: t('alerts.price.end'), url: tokenLink(settings, 'endAlert', token) },
    ],
    unsubscribeUrl: unsubscribeLink(settings, 'alerts', token),
  };
}
