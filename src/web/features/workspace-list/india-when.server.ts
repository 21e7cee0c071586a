import { dateFormat } from '#src/kernel/format.ts';
import type { Locale } from '#src/kernel/locales.ts';

/** Day and time in India, in the reader's language. */
export const indiaWhen =
  (locale: Locale) =>
  (at: Date): string =>
    dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
