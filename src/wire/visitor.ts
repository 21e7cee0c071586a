/** What kind of page a visitor gets. It selects a public page and guards nothing (docs/decisions/0006). */
export type VisitorKind = 'guest' | 'customer' | 'administrator';

/**
 * Plain cookies that scripts may read: the kind of page, whose lists to load, and the chosen language. Over https they have the prefix that
 * keeps a neighbouring host from setting them (RFC 6265bis §4.1.3.2).
 */
export const KIND_COOKIE = 'kiran_kind';
export const UID_COOKIE = 'kiran_uid';
export const LANGUAGE_COOKIE = 'kiran_lang';

/** Marks a browser in which somebody has signed in before, who then gets the sign-in form; scripts cannot read it. */
export const DEVICE_COOKIE = 'device';

export const HOST_PREFIX = '__Host-';

/**
 * The address of a page in one language: with `?lang=`, except in the shop's main language, whose address is the plain one. So every page
 * has one address per language, and each names itself as canonical (rules.md §6).
 */
export function inLanguage(address: string, language: string, mainLanguage = 'en'): string {
  if (language === mainLanguage) return address;
  const url = new URL(address);
  url.searchParams.set('lang', language);
  return url.href;
}

/** Where "Browse without an account" posts to. */
export const BROWSE_PATH = '/browse';

export const isVisitorKind = (value: unknown): value is VisitorKind =>
  value === 'guest' || value === 'customer' || value === 'administrator';

/** Reads one cookie from a Cookie header or from `document.cookie`; the one with the host prefix takes precedence. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  if (!header) return undefined;
  let plain: string | undefined;
  // Every page from memory reads two cookies: only the pairs in which the name occurs are taken apart.
  for (let named = header.indexOf(name), end = 0; named >= 0; named = header.indexOf(name, end)) {
    const begin = header.lastIndexOf(';', named) + 1;
    const next = header.indexOf(';', named);
    end = next < 0 ? header.length : next;
    const pair = header.slice(begin, end);
    const at = pair.indexOf('=');
    if (at < 1) continue;
    const found = pair.slice(0, at).trim();
    if (found === HOST_PREFIX + name) return pair.slice(at + 1).trim();
    if (found === name) plain ??= pair.slice(at + 1).trim();
  }
  return plain;
}
