import { formatIndian } from './indian-grouping.ts';
import { languageTag } from './locales.ts';

// Building a formatter costs more than using it a hundred times.
const dates = new Map<string, Intl.DateTimeFormat>();

/** India's time zone; calendar days without a time (`YYYY-MM-DD`) are formatted in UTC. */
export const INDIA = 'Asia/Kolkata';

/**
 * A date format in a locale's language, in India's time unless `timeZone` says otherwise. Cached, so call it freely.
 *
 * @param locale a locale of the shop, or its tag
 */
export function dateFormat(locale: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const tag = languageTag(locale);
  const key = tag + JSON.stringify(options);
  const format = dates.get(key) ?? new Intl.DateTimeFormat(tag, { timeZone: INDIA, ...options });
  dates.set(key, format);
  return format;
}

/** `1,00,000.5`: a number in Indian grouping with at most `most` decimals. */
export const formatDecimal = (value: number, most = 3): string => formatIndian(value, { most });

/** `1,00,000`. */
export const formatCount = (count: number): string => formatDecimal(count);

// Documents, mails and reports: Latin digits in every language, as on Indian bills.
const LATIN = { numberingSystem: 'latn' } as const;

/** `Friday 27 November, 10:00 am` in the reader's language and India's time. */
export const formatMoment = (locale: string, at: Date): string =>
  dateFormat(locale, {
    ...LATIN,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);

/** `10:00 am` in the reader's language and India's time. */
export const formatTime = (locale: string, at: Date): string =>
  dateFormat(locale, { ...LATIN, hour: 'numeric', minute: '2-digit' }).format(at);

/** `27 Nov 2026`. */
export const formatDate = (locale: string, at: Date): string =>
  dateFormat(locale, { ...LATIN, day: 'numeric', month: 'short', year: 'numeric' }).format(at);

/** `Nov 26`, for the axis of a small chart. */
export const formatMonth = (locale: string, at: Date): string =>
  dateFormat(locale, { ...LATIN, month: 'short', year: '2-digit' }).format(at);

/** A range of hours, "9:00 – 18:00", in one line. */
export const unbrokenRange = (text: string): string => text.replaceAll(' – ', '\u00a0–\u00a0');
