import { OTHER_LANGUAGES, type OtherLanguage } from './locales.ts';

type Text = { kind: 'text' | 'list'; sheet: string; form?: { section?: string; rows?: number } };

/** A text's key in the form and its column in a sheet: `nameHi`, `name_hi`. */
export type WordInput<K extends string> = `${K}${Capitalize<OtherLanguage>}`;
export const wordInput = <K extends string>(key: K, language: OtherLanguage) =>
  `${key}${language.charAt(0).toUpperCase()}${language.slice(1)}` as WordInput<K>;
export const wordSheet = (sheet: string, language: OtherLanguage): string => `${sheet}_${language}`;

/** The rows of texts that a product has in each language besides English, language by language. */
export const inEachLanguage = <const T extends Record<string, Text>>(texts: T): InEachLanguage<T> =>
  Object.fromEntries(
    OTHER_LANGUAGES.flatMap((language) =>
      Object.entries(texts).map(([key, field]) => [
        wordInput(key, language),
        {
          ...field,
          sheet: wordSheet(field.sheet, language),
          form: field.form?.rows ? { rows: field.form.rows } : {},
          of: key,
          language,
        },
      ]),
    ),
  ) as InEachLanguage<T>;

type InEachLanguage<T extends Record<string, Text>> = {
  [K in keyof T & string as WordInput<K>]: Omit<T[K], 'sheet' | 'form'> & {
    sheet: `${T[K]['sheet']}_${OtherLanguage}`;
    form: { rows?: number };
    of: K;
    language: OtherLanguage;
  };
};
