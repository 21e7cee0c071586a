const formats = new Map<string, Intl.DateTimeFormat>();

/** A comment's date in words, as a calendar in India has it. */
export function dateOf(at: Date, locale: string): string {
  const language = locale === 'hi' || locale === 'gu' ? `${locale}-IN` : 'en-IN';
  const format =
    formats.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
  formats.set(language, format);
  return format.format(at);
}
