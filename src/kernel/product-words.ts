import { type Locale, languageOf, OTHER_LANGUAGES, type OtherLanguage } from './locales.ts';
import { type WordInput, wordInput } from './word-fields.ts';

/** What a product says in words; its own fields are English. */
export type ProductText = {
  name: string;
  title: string;
  description: string;
  inTheBox: string[];
  warrantyWords: string;
};
/** The same in the other languages, as far as there are words. */
export type ProductWords<K extends keyof ProductText = keyof ProductText> = Partial<
  Record<OtherLanguage, Partial<Pick<ProductText, K>>>
>;
/** The same part by part, as the form and sheets hold it. */
type WordInputs = { [K in keyof ProductText as WordInput<K>]: ProductText[K] };

const BLANK: ProductText = { name: '', title: '', description: '', inTheBox: [], warrantyWords: '' };
const KEYS = Object.keys(BLANK) as (keyof ProductText)[];

export const toWordInputs = (words: ProductWords): WordInputs =>
  Object.fromEntries(
    OTHER_LANGUAGES.flatMap((language) =>
      KEYS.map((key) => [wordInput(key, language), words[language]?.[key] ?? BLANK[key]]),
    ),
  ) as WordInputs;

/** The words among the parts, only what is written, and the other parts. */
export function splitWords<T extends WordInputs>(inputs: T): { words: ProductWords; plain: Omit<T, keyof WordInputs> } {
  const words = Object.fromEntries(
    OTHER_LANGUAGES.map((language) => [
      language,
      Object.fromEntries(KEYS.map((key) => [key, inputs[wordInput(key, language)]])),
    ]),
  );
  const parts = new Set<string>(OTHER_LANGUAGES.flatMap((language) => KEYS.map((key) => wordInput(key, language))));
  const plain = Object.fromEntries(Object.entries(inputs).filter(([key]) => !parts.has(key)));
  return { words: tidyWords(words), plain: plain as Omit<T, keyof WordInputs> };
}

/** Words without empty texts and without empty languages. */
export const tidyWords = (words: ProductWords): ProductWords =>
  Object.fromEntries(
    OTHER_LANGUAGES.flatMap((language) => {
      const written = KEYS.flatMap((key) => {
        const text = words[language]?.[key];
        return text?.length ? [[key, text] as const] : [];
      });
      return written.length ? [[language, Object.fromEntries(written)]] : [];
    }),
  );

/** Anything that shows some of a product's texts, with those in the other languages. */
type Spoken = Partial<Omit<ProductText, 'warrantyWords'>> & {
  warranty?: { words?: string };
  words?: ProductWords;
};

/** A product with its texts in the reader's language; where a text has not been translated, it stays English. */
export function spokenIn<T extends Spoken>(locale: Locale, product: T): T {
  const language = languageOf(locale);
  const said = language === 'en' ? undefined : product.words?.[language];
  if (!said) return product;
  const { warrantyWords, ...texts } = said;
  const shown = Object.entries(texts).filter(([key, text]) => key in product && text.length > 0);
  return {
    ...product,
    ...Object.fromEntries(shown),
    ...(warrantyWords && product.warranty && { warranty: { ...product.warranty, words: warrantyWords } }),
  };
}
