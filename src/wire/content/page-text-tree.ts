import { orGap, type ShopSettings, sellerOf } from '#src/kernel/brand.ts';
import type { FactName, LivePart, TextPage } from '#src/wire/domain.ts';
import { hrefs } from '#src/wire/pages.ts';

/** The paths of the pages whose text the owner may write. */
export const TEXT_PAGE_PATHS: Record<TextPage, string> = {
  about: hrefs.about,
  terms: hrefs.terms,
  privacy: hrefs.privacy,
  shipping: hrefs.shipping,
  returns: hrefs.returns,
};

/** The shop's facts as a text may name them. `area`: where it sells, worded for a sentence in the text's language. */
export type TextFacts = ShopSettings & { area: string };

/** Where in the settings each fact that a text may name is found. */
export const FACT_PATHS: Record<FactName, string> = {
  shop: 'name',
  longName: 'longName',
  seller: 'legal.seller',
  address: 'legal.address',
  city: 'contact.city',
  hours: 'contact.hours',
  phone: 'contact.phone',
  email: 'contact.email',
  officerName: 'legal.grievanceOfficer.name',
  officerTitle: 'legal.grievanceOfficer.title',
  officerPhone: 'legal.grievanceOfficer.phone',
  officerEmail: 'legal.grievanceOfficer.email',
  gstin: 'legal.tax.gstin',
  area: 'area',
  courts: 'legal.courts',
  paymentProvider: 'legal.paymentProvider',
  dispatchDays: 'legal.days.dispatch',
  deliveryDays: 'legal.days.delivery',
  returnDays: 'legal.days.returns',
  refundDays: 'legal.days.refund',
};

/** A fact's current value; a gap if the owner has not set it, as in the standard texts. */
export const factOf = (store: TextFacts, name: FactName): string =>
  name === 'seller'
    ? sellerOf(store)
    : orGap(
        String(
          FACT_PATHS[name].split('.').reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], store),
        ),
      );

/** The live parts that belong to each page; on any other page they would promise what it does not show. */
export const PARTS_OF: Partial<Record<TextPage, readonly LivePart[]>> = { privacy: ['data', 'cookies'] };

/** A fact as written in a line of plain text. */
export const FACT_IN_LINE = /\{([A-Za-z]+)\}/g;

const OWN = 'https://own.invalid';
const LONGEST_LINK = 500;

/**
 * An address that a text may link to: a path or an anchor of our own, https, mailto, tel. Checked before a text is saved and again before
 * it is shown, so that no address that runs code ever becomes a link. Undefined for any other.
 */
export function safeLink(href: unknown): string | undefined {
  // Characters that a browser strips from an address (tabs, line breaks, leading blanks) could hide a scheme from us.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
  if (typeof href !== 'string' || href.length > LONGEST_LINK || /[\u0000-\u0020\u007f\\<>"]/.test(href))
    return undefined;
  if (/^#[\p{L}\p{M}\p{N}_-]+$/u.test(href)) return href;
  if (/^\/(?!\/)/.test(href)) return URL.canParse(href, OWN) && new URL(href, OWN).origin === OWN ? href : undefined;
  if (/^mailto:[^@\s,;?]+@[^@\s,;?]+\.[^@\s,;?]+$/i.test(href) || /^tel:\+?[\d().-]{3,30}$/i.test(href)) return href;
  if (!/^https:\/\/[^/]/i.test(href) || !URL.canParse(href)) return undefined;
  const { protocol, username, password } = new URL(href);
  return protocol === 'https:' && !username && !password ? href : undefined;
}
