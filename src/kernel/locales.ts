/**
 * Everything the shop can be written in, a row each: the language a text is in, its tag for HTML and `Intl`, its own name.
 * Another language is another row, its texts in src/web/messages and its font. The first row is the main language.
 */
const LOCALE_TABLE = {
  en: { language: 'en', tag: 'en-IN', name: 'English' },
  /** English with the specification's own spelling; nobody can choose it. */
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

/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: LOCALE_TABLE.en.name,
  hi: LOCALE_TABLE.hi.name,
  gu: LOCALE_TABLE.gu.name,
};

/** The language that texts are in: the specification's own English is English. */
export const languageOf = (locale: Locale): Language => LOCALE_TABLE[locale].language;

/** A locale's tag as HTML and `Intl` want it. A tag stays what it is; anything unknown is the main language. */
export function languageTag(locale: string | undefined): string {
  const known = LOCALES.find((one) => one === locale || LOCALE_TABLE[one].tag === locale);
  return LOCALE_TABLE[known ?? 'en'].tag;
}

/** Words in the reader's language, or in the main one where they have not been translated. */
export function wordsIn<T>(words: { en: T } & Partial<Record<Language, T>>, locale: Locale): T {
  return words[languageOf(locale)] ?? words.en;
}
