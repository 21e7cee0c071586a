/** The languages that the shop speaks. */
export const LANGUAGES = ['en', 'hi', 'gu'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What its texts are written in: a language, or English with the specification's own spelling. */
export const LOCALES = ['en', 'en-x-spec', 'hi', 'gu'] as const satisfies readonly (Language | 'en-x-spec')[];
export type Locale = (typeof LOCALES)[number];

/** The language that texts are in: the specification's own English is English. */
export const languageOf = (locale: Locale): Language => (locale === 'en-x-spec' ? 'en' : locale);
