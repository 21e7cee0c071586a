import type { Platform } from '#src/platform/platform.ts';
import { BROAD, countFound, findSynonyms, knowWords } from '#src/shop/catalogue/search.store.ts';
import { type Term, toQuery, wordsOf } from '#src/shop/catalogue/search-words.ts';

/** What a search asks the database. */
export type Search = {
  /** In PostgreSQL's query language; undefined when nothing that could be searched was typed. */
  query: string | undefined;
  /** The words that were searched instead, where some were mistyped. */
  corrected: string | undefined;
  /** So many match that ranking them all would take too long: the popular ones first. */
  broad: boolean;
};

/**
 * Understands what was typed: other words for the same (table search_synonym, Hindi and Gujarati too), beginnings, figures
 * with units, and typing errors by likeness to the shop's own words. Where not all words are found together, any will do.
 */
export async function readSearch({ db }: Pick<Platform, 'db'>, typed: string): Promise<Search> {
  const words = wordsOf(typed);
  if (words.length === 0) return { query: undefined, corrected: undefined, broad: false };
  const synonyms = await findSynonyms(db, words);
  const said = words.filter((word) => synonyms.get(word) !== '');
  const searched = said.length ? said : words; // nothing but filler words is better than nothing at all
  const knowledge = await knowWords(
    db,
    searched.filter((word) => /^\p{L}{3,}/u.test(word)),
  );
  let corrected = false;
  const terms = searched.map((word): Term => {
    const { known = true, whole = [], like } = knowledge.get(word) ?? {};
    const means = synonyms.get(word);
    // A name of ours may hold the very word that has another meaning too: a flat-plate heater, a three-lamp kit.
    if (means) return { text: word, prefix: false, others: [means] };
    if (!known && like) {
      corrected = true;
      return { text: like, prefix: false };
    }
    return { text: word, prefix: true, others: whole.filter((other) => other !== word) };
  });
  // A word of two letters is rather itself (EV) than the beginning of another (evacuated).
  const exact = terms.map((term) => (term.text.length < 3 ? { ...term, prefix: false } : term));
  let query: string | undefined;
  let found = 0;
  for (const attempt of [toQuery(exact), toQuery(terms), terms.length > 1 ? toQuery(exact, 'any') : undefined]) {
    if (found > 0 || !attempt || attempt === query) continue;
    query = attempt;
    found = await countFound(db, query, BROAD + 1);
  }
  return { query, corrected: corrected ? terms.map(({ text }) => text).join(' ') : undefined, broad: found > BROAD };
}
