/** What kind of page a visitor gets. It picks a public page and guards nothing (design.md §2). */
export type VisitorKind = 'guest' | 'customer' | 'administrator';

/** Plain cookies that scripts may read: the kind of page, whose lists to ask for, and the chosen language. */
export const KIND_COOKIE = 'kiran_kind';
export const UID_COOKIE = 'kiran_uid';
export const LANGUAGE_COOKIE = 'kiran_lang';

/** The languages that a visitor can choose, each by its own name. */
export const LANGUAGES = { en: 'English', hi: 'हिन्दी', gu: 'ગુજરાતી' } as const;

/** The tag of a page's language as HTML and `Intl` want it; the specification's own English is English. */
export const languageTag = (locale: string | undefined): string => (locale === 'hi' ? 'hi-IN' : locale === 'gu' ? 'gu-IN' : 'en-IN');

/**
 * The address of a page in one language: `?lang=` on it, except in the shop's main language, whose address is the plain
 * one. So every page has one address a language, and each names itself as canonical (decisions.md §6).
 */
export function inLanguage(address: string, language: string, mainLanguage = 'en'): string {
  if (language === mainLanguage) return address;
  const url = new URL(address);
  url.searchParams.set('lang', language);
  return url.href;
}

/** Where "Browse without an account" posts to. */
export const BROWSE_PATH = '/browse';

export const isVisitorKind = (value: unknown): value is VisitorKind => value === 'guest' || value === 'customer' || value === 'administrator';

/** Reads one cookie from a Cookie header or from `document.cookie`. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  if (!header) return undefined;
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}
