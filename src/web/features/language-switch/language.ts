import { LANGUAGE_NAMES } from '#src/kernel/locales.ts';
import { HOST_PREFIX, LANGUAGE_COOKIE, readCookie } from '#src/wire/visitor.ts';

/** Stores the chosen language for a year. A plain cookie: it selects a page and guards nothing. */
export function rememberLanguage(language: string): void {
  const secure = location.protocol === 'https:';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is absent in Firefox and Safari before 2025
  document.cookie = `${secure ? HOST_PREFIX : ''}${LANGUAGE_COOKIE}=${language}; Path=/; SameSite=Lax; Max-Age=31536000${secure ? '; Secure' : ''}`;
}

/** Keeps the language of a link with `?lang=`: the next page is fetched as data, whose address no longer has it. */
export function rememberLinkedLanguage(): void {
  const language = new URLSearchParams(location.search).get('lang');
  if (language && language in LANGUAGE_NAMES && readCookie(document.cookie, LANGUAGE_COOKIE) !== language)
    rememberLanguage(language);
}
