/**
 * The languages of the shop, one row each: its key is the language in addresses, cookies, stored texts and the folder of its messages; `tag` is what
 * HTML and `Intl` want, `name` its own name, `script` (ISO 15924) that of its letters, which decides about fonts and spacing. Everything that has a
 * language (types, schemas, forms, sheets of texts) is derived from this table. CONTRIBUTING.md says what else a new row needs.
 */
const LANGUAGE_TABLE = {
  en: { tag: 'en-IN', name: 'English', script: 'Latn' },
  hi: { tag: 'hi-IN', name: 'हिन्दी', script: 'Deva' },
  gu: { tag: 'gu-IN', name: 'ગુજરાતી', script: 'Gujr' },
} as const;

/** English with the specification's own spelling; visitors cannot choose it. */
const SPECIFICATION = 'en-x-spec';

/** The languages that a visitor can choose. */
export type Language = keyof typeof LANGUAGE_TABLE;
export const LANGUAGES = Object.keys(LANGUAGE_TABLE) as Language[];

/** Texts are written in English first: it is never missing, and stands in for what another language lacks. */
export type OtherLanguage = Exclude<Language, 'en'>;
export const OTHER_LANGUAGES = LANGUAGES.filter((language): language is OtherLanguage => language !== 'en');

/** What texts are written in: a language, or English with the specification's own spelling. */
export type Locale = Language | typeof SPECIFICATION;
export const LOCALES: Locale[] = [...LANGUAGES, SPECIFICATION];

/** Something in English and in as many other languages as there are words for it. */
export type InLanguages<T> = Record<'en', T> & Partial<Record<OtherLanguage, T>>;

/** A record with something for each language. */
export const perLanguage = <T>(make: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;

/** The languages in which something is written, with what is written. */
export const writtenIn = <T>(
  words: Partial<Record<Language, T>>,
  isWritten: (words: T) => boolean = Boolean,
): Partial<Record<Language, T>> =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const own = words[language];
      return own !== undefined && isWritten(own) ? [[language, own]] : [];
    }),
  ) as Partial<Record<Language, T>>;

/** Each language's name in that language. */
export const LANGUAGE_NAMES = perLanguage((language): string => LANGUAGE_TABLE[language].name);

/** The language that texts are in: the specification's own English is English. */
export const languageOf = (locale: Locale): Language => (locale === SPECIFICATION ? 'en' : locale);

/** A locale's tag as HTML and `Intl` want it. A tag is returned as is; anything unknown is English. */
export const languageTag = (locale: string | undefined): string => LANGUAGE_TABLE[known(locale)].tag;

/** The script of a locale's letters. */
export const scriptOf = (locale: string | undefined): string => LANGUAGE_TABLE[known(locale)].script;

const known = (locale: string | undefined): Language =>
  LANGUAGES.find((one) => one === locale || LANGUAGE_TABLE[one].tag === locale) ?? 'en';

const BY_TAG = new Map(LANGUAGES.map((language) => [language.toLowerCase(), language]));

/** The language that a browser asks for by this tag, in this variety or any: `hi-IN` is Hindi. */
export function languageAsked(tag: string): Language | undefined {
  const wish = tag.toLowerCase();
  return BY_TAG.get(wish) ?? BY_TAG.get(wish.split('-')[0] ?? '');
}

/** Texts in the reader's language, or in English if they have not been translated. */
export const wordsIn = <T>(words: InLanguages<T>, locale: Locale): T => words[languageOf(locale)] ?? words.en;

/** Texts in the reader's language, else in the first one in which there are any. */
export const anyWordsIn = <T>(words: Partial<Record<Language, T>>, locale: Locale = 'en'): T | undefined =>
  [languageOf(locale), ...LANGUAGES].map((language) => words[language]).find(Boolean);
