import { sql } from 'kysely';
import type { Queryable } from '#src/platform/database/database.ts';

export async function findSynonyms(db: Queryable, words: string[]): Promise<Map<string, string>> {
  if (words.length === 0) return new Map();
  const rows = await db.selectFrom('searchSynonym').selectAll().where('word', 'in', words).execute();
  return new Map(rows.map(({ word, means }) => [word, means]));
}

/** What is known of a word: the shop's own words that begin so, whether any product holds it, and otherwise the word most like it. */
export type Knowledge = { known: boolean; whole: string[]; like: string | undefined };

/**
 * Looks words up in the shop's vocabulary. `whole` is needed because a beginning can be longer than the stem that is indexed:
 * 'submersib' is no beginning of 'submers'. A word that only specifications or descriptions hold is known too, not mistyped.
 */
export async function knowWords(db: Queryable, words: string[]): Promise<Map<string, Knowledge>> {
  if (words.length === 0) return new Map();
  const { rows } = await sql<{ word: string; known: boolean; whole: string[]; like: string | null }>`
    select wanted.word, known.it as known, whole.them as whole, nearest.word as like
      from unnest(${words}::text[]) as wanted (word)
      cross join lateral (select array(
        select word from search_word where search_word.word like wanted.word || '%' order by length(word), word limit 3) as them) as whole
      cross join lateral (select case when cardinality(whole.them) > 0 then true else exists (
        select from product_search where document @@ plainto_tsquery('english', wanted.word)) end as it) as known
      left join lateral (
        select search_word.word from search_word
         where not known.it and length(wanted.word) >= 4 and search_word.word % wanted.word
         order by similarity(search_word.word, wanted.word) desc, length(search_word.word) limit 1) as nearest on true`.execute(db);
  return new Map(rows.map(({ word, known, whole, like }) => [word, { known, whole, like: like ?? undefined }]));
}

/** How many products a query finds, counted no further than `most`; those that were archived too. */
export async function countFound(db: Queryable, query: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select 1 from product_search where document @@ to_tsquery('english', ${query}) limit ${most}) as found`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Categories that a query names, three at most. */
export async function findCategoriesBySearch(db: Queryable, query: string): Promise<{ slug: string; name: string }[]> {
  const { rows } = await sql<{ slug: string; name: string }>`
    select slug, name from category
     where to_tsvector('english', name || ' ' || noun) @@ to_tsquery('english', ${query}) order by position limit 3`.execute(db);
  return rows;
}

/** Forgets words that nothing on sale is called by any more, so that no search is "corrected" to one of them. */
export const forgetWords = (db: Queryable) => sql`select forget_search_words()`.execute(db);

/** Beyond this many, ranking by relevance says little and costs much: "solar" fits everything. */
export const BROAD = 1000;
/** Of a broad query so many of the most popular products are looked at: a hundredth of 100,000 at least fits it. */
const LOOKED_AT = 5000;

/**
 * Products on sale that a query finds, the best first: by relevance, what can be bought before what is sold out, then what
 * others buy. Of a broad query the thousand that sell best.
 */
export async function findRanked(db: Queryable, { query, broad }: { query: string; broad: boolean }): Promise<string[]> {
  const words = sql`to_tsquery('english', ${query})`;
  const { rows } = broad
    ? await sql<{ id: string }>`
        select id
          from (select id, units_sold + favourite_count as liked, number from product
                 where archived_at is null and price_paise > 0 order by units_sold + favourite_count desc, number limit ${LOOKED_AT}) as popular
          join product_search on product_id = id
         where document @@ ${words}
         order by liked desc, number limit ${BROAD}`.execute(db)
    : await sql<{ id: string }>`
        select id from product_search join product on id = product_id
         where document @@ ${words} and archived_at is null and price_paise > 0
         order by ts_rank(document, ${words}) * (case when stock > 0 then 1 else 0.5 end) desc, units_sold + favourite_count desc, number limit ${BROAD}`.execute(
        db,
      );
  return rows.map(({ id }) => id);
}
