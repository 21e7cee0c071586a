/** What was typed, made comparable: one form of each letter, no control characters, at most 100 characters and 8 words. */
export function wordsOf(typed: string): string[] {
  // Joiners that Indian keyboards put inside a word are no part of it.
  const text = typed
    .slice(0, 400)
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase()
    .slice(0, 100);
  // Figures and units part company, as in the documents: 5kw and 5 kw are the same.
  return (text.replaceAll(/(\p{N})(\p{L})/gu, '$1 $2').match(/[\p{L}\p{M}]+|\p{N}+(?:\.\p{N}+)?/gu) ?? []).slice(0, 8);
}

/** A word that is searched: as it stands, or its beginning; or else any of `others`, each of which may be several words (water heater). */
export type Term = { text: string; prefix: boolean; others?: readonly string[] };

/** A full-text query that asks for all terms, or for any; figures and the unit behind them as neighbours. Undefined when nothing is asked. */
export function toQuery(terms: readonly Term[], how: 'all' | 'any' = 'all'): string | undefined {
  const parts: string[] = [];
  for (let at = 0; at < terms.length; at++) {
    const [here, next] = [terms[at] as Term, terms[at + 1]];
    if (how === 'all' && /^\p{N}/u.test(here.text) && next && /^\p{L}{1,3}$/u.test(next.text)) {
      parts.push(`(${written({ ...here, prefix: false })} <-> ${written(next)})`);
      at += 1;
    } else parts.push(written(here));
  }
  return parts.length ? parts.join(how === 'all' ? ' & ' : ' | ') : undefined;
}

// Quoted, so that no character of it is an operator; words hold letters, marks, figures and dots alone (see wordsOf).
const written = ({ text, prefix, others = [] }: Term): string => {
  const itself = quoted(text) + (prefix ? ':*' : '');
  return others.length ? `(${[itself, ...others.map((other) => `(${other.split(' ').map(quoted).join(' & ')})`)].join(' | ')})` : itself;
};
const quoted = (text: string): string => `'${text.replaceAll("'", '')}'`;
