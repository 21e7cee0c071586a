import { type PageName, pagePath } from '#src/kernel/page-table.ts';
import { shopAddress } from '#src/platform/mail/shop-address.ts';

type ShopAt = Parameters<typeof shopAddress>[0];

/** The whole address of a page, for a mail, an SMS or a calendar. */
export const pageLink = (settings: ShopAt, name: PageName, ...parts: (string | number)[]): string =>
  shopAddress(settings) + pagePath(name, ...parts);

/**
 * The address of a page for the holder of a token. The token follows the `#`, which browsers do not send: no server, proxy or log sees it
 * (ASVS 14.2.1).
 */
export const tokenLink = (settings: ShopAt, name: PageName, token: string): string =>
  `${pageLink(settings, name)}#token=${token}`;

/**
 * Where a mail program posts for its "Unsubscribe" button. RFC 8058 leaves no place for the token but the address itself, so it ends only mails
 * of its kind.
 */
export const unsubscribeLink = (settings: ShopAt, area: 'alerts' | 'cart-reminders', token: string): string =>
  `${shopAddress(settings)}/api/${area}/unsubscribe?token=${token}`;
