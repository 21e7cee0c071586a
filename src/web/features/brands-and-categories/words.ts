import type { ByLanguage } from '#src/wire/client/catalogue-desk.ts';
import type { Language } from '#src/wire/domain.ts';

/** The words of a form in its languages; English is the thing's own, the others stand beside it. */
export type Said<P extends string> = Record<Language, Record<P, string>>;
type Known<P extends string> = Partial<Record<P, string>> & { words?: ByLanguage<Record<P, string>> };

/** What stands in the fields at first. */
export function wordsOf<P extends string>(parts: readonly P[], known: Known<P> | undefined): Said<P> {
  const full = (some: Partial<Record<P, string>> | undefined) =>
    Object.fromEntries(parts.map((part) => [part, some?.[part] ?? ''])) as Record<P, string>;
  return { en: full(known), hi: full(known?.words?.hi), gu: full(known?.words?.gu) };
}

/** As the calls take them. */
export const toSent = <P extends string>({ en, hi, gu }: Said<P>) => ({ ...en, words: { hi, gu } });
