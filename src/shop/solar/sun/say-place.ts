import type { Locale } from '#src/kernel/locales.ts';
import { wordsFrom } from '#src/shop/notifications/mail-words.ts';

/** What a place of seed/climate.json or seed/pin-points.json is called in a language; a test looks for those without a name. */
export const sayPlace = (locale: Locale, name: string): string =>
  wordsFrom(locale, ['places'])(name.toLowerCase().replaceAll(' ', '-'));
