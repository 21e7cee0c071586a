import type { Locale } from '#src/kernel/languages.ts';

const tag = (locale: Locale) => (locale === 'hi' ? 'hi-IN' : locale === 'gu' ? 'gu-IN' : 'en-IN');
const formats = new Map<string, Intl.DateTimeFormat>();

function format(locale: Locale, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${name} ${locale}`;
  const known =
    formats.get(key) ??
    new Intl.DateTimeFormat(tag(locale), { timeZone: 'Asia/Kolkata', numberingSystem: 'latn', ...options });
  formats.set(key, known);
  return known;
}

/** `Friday 27 November, 10:00 am` in the reader's language and India's time. */
export const writtenMoment = (locale: Locale, at: Date): string =>
  format(locale, 'moment', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);

export const writtenTime = (locale: Locale, at: Date): string =>
  format(locale, 'time', { hour: 'numeric', minute: '2-digit' }).format(at);

/** `27 Nov 2026`. */
export const writtenDate = (locale: Locale, at: Date): string =>
  format(locale, 'date', { day: 'numeric', month: 'short', year: 'numeric' }).format(at);

/** `Nov 26`, for the foot of a small chart. */
export const shortMonth = (locale: Locale, at: Date): string =>
  format(locale, 'month', { month: 'short', year: '2-digit' }).format(at);

const figures = new Map<Locale, Intl.NumberFormat>();

/** A reading as it is written in India: `1,04,210.5`. */
export function figure(locale: Locale, value: number): string {
  const known =
    figures.get(locale) ?? new Intl.NumberFormat(tag(locale), { maximumFractionDigits: 1, numberingSystem: 'latn' });
  figures.set(locale, known);
  return known.format(value);
}
