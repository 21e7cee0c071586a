import { LOCALES, type Locale } from '#src/kernel/locales.ts';

/** The locale that something was bought or asked in; one that the shop no longer speaks reads as English. */
export const localeOf = (locale: string | undefined): Locale => LOCALES.find((one) => one === locale) ?? 'en';
