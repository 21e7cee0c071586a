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
  const meant = words.flatMap((word) => (synonyms.get(word) ?? word).split(' ').filter(Boolean));
  const searched = meant.length ? meant : words; // nothing but filler words is better than nothing at all
  const knowledge = await knowWords(
    db,
    searched.filter((word) => /^\p{L}{3,}/u.test(word)),
  );
  let corrected = false;
  const terms = searched.map((word, at): Term => {
    const { known = true, like } = knowledge.get(word) ?? {};
    if (!known && like) {
      corrected = true;
      return { text: like, prefix: false };
    }
    // The last word may not be typed to its end yet; an earlier one may be a plural or a beginning that we know.
    return { text: word, prefix: at === searched.length - 1 || !/^\p{N}/u.test(word) };
  });
  const all = toQuery(terms);
  let query = all;
  let found = all ? await countFound(db, all, BROAD + 1) : 0;
  if (found === 0 && terms.length > 1) {
    query = toQuery(terms, 'any');
    found = query ? await countFound(db, query, BROAD + 1) : 0;
  }
  return { query, corrected: corrected ? terms.map(({ text }) => text).join(' ') : undefined, broad: found > BROAD };
}
