import { LOCALES, type Locale } from '#src/kernel/locales.ts';

/** The locale that was used when buying or asking; one that the shop no longer supports becomes English. */
export const localeOf = (locale: string | undefined): Locale => LOCALES.find((one) => one === locale) ?? 'en';
