import { perLanguage } from '#src/kernel/locales.ts';
import type { ByLanguage } from '#src/wire/client/catalogue-desk.ts';
import type { Language } from '#src/wire/domain.ts';

/** A form's texts in each language; English is stored on the record itself, the others beside it. */
export type Said<P extends string> = Record<Language, Record<P, string>>;
type Known<P extends string> = Partial<Record<P, string>> & { words?: ByLanguage<Record<P, string>> };

/** The initial values of the fields. */
export function wordsOf<P extends string>(parts: readonly P[], known: Known<P> | undefined): Said<P> {
  const full = (some: Partial<Record<P, string>> | undefined) =>
    Object.fromEntries(parts.map((part) => [part, some?.[part] ?? ''])) as Record<P, string>;
  return perLanguage((language) => full(language === 'en' ? known : known?.words?.[language]));
}

/** The texts as the API takes them. */
export const toSent = <P extends string>({ en, ...words }: Said<P>) => ({ ...en, words });
