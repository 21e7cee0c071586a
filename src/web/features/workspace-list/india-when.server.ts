import type { Locale } from '#src/kernel/languages.ts';
import { languageTag } from '#src/wire/visitor.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Day and time in India, in the reader's language; one formatter a language. */
export function indiaWhen(locale: Locale): (at: Date) => string {
  const tag = languageTag(locale);
  const format =
    formats.get(tag) ??
    new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });
  formats.set(tag, format);
  return (at) => format.format(at);
}
