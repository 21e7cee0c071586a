import { useState } from 'react';
import type { ByLanguage } from '#src/wire/client/catalogue-desk.ts';
import type { Language } from '#src/wire/domain.ts';

type Said<P extends string> = Record<Language, Record<P, string>>;
type Known<P extends string> = Partial<Record<P, string>> & { words?: ByLanguage<Record<P, string>> };

/** The words of a form in its languages; English is the thing's own, the others stand beside it. */
export function useWords<P extends string>(parts: readonly P[], known: Known<P> | undefined) {
  const full = (some: Partial<Record<P, string>> | undefined) =>
    Object.fromEntries(parts.map((part) => [part, some?.[part] ?? ''])) as Record<P, string>;
  const [said, setSaid] = useState<Said<P>>(() => ({
    en: full(known),
    hi: full(known?.words?.hi),
    gu: full(known?.words?.gu),
  }));
  const set = (language: Language, part: P, text: string) =>
    setSaid((now) => ({ ...now, [language]: { ...now[language], [part]: text } }));
  /** As the calls take them. */
  const fields = (): Record<P, string> & { words: { hi: Record<P, string>; gu: Record<P, string> } } => ({
    ...said.en,
    words: { hi: said.hi, gu: said.gu },
  });
  return { said, set, fields };
}
