import type { Locale } from '#src/kernel/languages.ts';

const TAGS: Record<Locale, string> = { en: 'en-IN', 'en-x-spec': 'en-IN', hi: 'hi-IN', gu: 'gu-IN' };
const formats = new Map<Locale, Intl.DateTimeFormat>();

/** `Friday 27 November, 10:00 am` in the reader's language and India's time. */
export function writtenTime(locale: Locale, at: Date): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(TAGS[locale], {
      timeZone: 'Asia/Kolkata',
      numberingSystem: 'latn',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
    });
    formats.set(locale, format);
  }
  return format.format(at);
}
