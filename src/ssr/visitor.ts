import { LOCALES, type Locale, languageAsked, languageOf } from '#src/kernel/locales.ts';
import type { Settings } from '#src/platform/settings/settings.ts';
import { isVisitorKind, KIND_COOKIE, LANGUAGE_COOKIE, readCookie, type VisitorKind } from '#src/wire/visitor.ts';

/** `stranger`: neither signed in nor a guest; the gate asks them to choose. */
export type Visitor = Readonly<{ kind: VisitorKind | 'stranger'; locale: Locale }>;

/** One object for each of the few kinds and languages: what is kept for a visitor is found by it. */
const VISITORS: Record<Visitor['kind'], Partial<Record<Locale, Visitor>>> = {
  guest: {},
  customer: {},
  administrator: {},
  stranger: {},
};

export function readVisitor(
  headers: { cookie: string | null; acceptLanguage: string | null },
  lang: string | null,
  settings: Settings,
): Visitor {
  const cookie = readCookie(headers.cookie, KIND_COOKIE);
  const kind = isVisitorKind(cookie) ? cookie : settings.guestAccess === 'open' ? 'guest' : 'stranger';
  const locale = chooseLocale(
    lang,
    readCookie(headers.cookie, LANGUAGE_COOKIE),
    headers.acceptLanguage,
    settings.locale,
  );
  VISITORS[kind][locale] ??= { kind, locale };
  return VISITORS[kind][locale];
}

const isSpoken = (value: string | null | undefined): value is Locale => LOCALES.includes(value as Locale);

/** `?lang=`, else the cookie, else Accept-Language, else LOCALE (rules.md §6). */
function chooseLocale(
  query: string | null,
  cookie: string | undefined,
  header: string | null,
  fallback: Locale,
): Locale {
  if (isSpoken(query)) return query;
  if (isSpoken(cookie)) return cookie;
  for (const wish of header?.split(',') ?? []) {
    const language = languageAsked(wish.split(';')[0]?.trim() ?? '');
    // A shop set to the specification's own English uses that for visitors who ask for English.
    if (language) return language === languageOf(fallback) ? fallback : language;
  }
  return fallback;
}
