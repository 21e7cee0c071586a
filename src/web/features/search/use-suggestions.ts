import { useEffect, useState } from 'react';
import { languageOf } from '#src/kernel/locales.ts';
import { useRoot } from '#src/web/context/use-root.ts';
import { type Suggestions, suggestions } from '#src/wire/client/search.ts';

const NONE: Suggestions = { products: [], categories: [] };

/** Searches while the user types, 120 ms after the last key; an overtaken answer is dropped. A failure is silent: Enter still searches. */
export function useSuggestions(typed: string, active: boolean): Suggestions {
  const [known, setKnown] = useState<{ q: string; found: Suggestions }>();
  const q = typed.trim();
  const language = languageOf(useRoot().locale);
  useEffect(() => {
    if (!active || q.length < 2) return;
    const asking = new AbortController();
    const later = setTimeout(() => {
      suggestions(q, asking.signal, language)
        .then((found) => setKnown({ q, found }))
        .catch(() => {
          if (!asking.signal.aborted) setKnown(undefined); // nothing is better than the results of an earlier word
        });
    }, 120);
    return () => {
      clearTimeout(later);
      asking.abort();
    };
  }, [q, active, language]);
  return active && q.length >= 2 && known ? known.found : NONE;
}
