/**
 * The locales of the shop, one row each: the language of its texts, its tag for HTML and `Intl`, its own name. To add a language, add a
 * row, its texts in src/web/messages and its font. The first row is the main language.
 */
const LOCALE_TABLE = {
  en: { language: 'en', tag: 'en-IN', name: 'English' },
  /** English with the specification's own spelling; visitors cannot choose it. */
  'en-x-spec': { language: 'en', tag: 'en-IN', name: undefined },
  hi: { language: 'hi', tag: 'hi-IN', name: 'हिन्दी' },
  gu: { language: 'gu', tag: 'gu-IN', name: 'ગુજરાતી' },
} as const;

/** What texts are written in: a language, or English with the specification's own spelling. */
export type Locale = keyof typeof LOCALE_TABLE;
export const LOCALES = Object.keys(LOCALE_TABLE) as Locale[];

/** The languages that a visitor can choose. */
export type Language = (typeof LOCALE_TABLE)[Locale]['language'];
export const LANGUAGES = ['en', 'hi', 'gu'] as const satisfies readonly Language[];

/** Each language's name in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: LOCALE_TABLE.en.name,
  hi: LOCALE_TABLE.hi.name,
  gu: LOCALE_TABLE.gu.name,
};

/** The language that texts are in: the specification's own English is English. */
export const languageOf = (locale: Locale): Language => LOCALE_TABLE[locale].language;

/** A locale's tag as HTML and `Intl` want it. A tag is returned as is; anything unknown is the main language. */
export function languageTag(locale: string | undefined): string {
  const known = LOCALES.find((one) => one === locale || LOCALE_TABLE[one].tag === locale);
  return LOCALE_TABLE[known ?? 'en'].tag;
}

/** Texts in the reader's language, or in the main one if they have not been translated. */
export function wordsIn<T>(words: { en: T } & Partial<Record<Language, T>>, locale: Locale): T {
  return words[languageOf(locale)] ?? words.en;
}
