import { sql } from 'kysely';
import type { Queryable } from '#src/platform/database/database.ts';
import type { SkuLookup } from '#src/shop/catalogue/products/sku.ts';
import type { CalledCategory } from './search-intent.ts';
import { isSlip } from './search-words.ts';

export type Synonym = { means: string; headEnds: boolean };

/** The meanings of words and phrases in this shop (migrations/0007_search.sql, 0048_search_ranking.sql). */
export async function findSynonyms(db: Queryable, words: readonly string[]): Promise<Map<string, Synonym>> {
  if (words.length === 0) return new Map();
  const rows = await db.selectFrom('searchSynonym').selectAll().where('word', 'in', words).execute();
  return new Map(rows.map(({ word, means, headEnds }) => [word, { means, headEnds }]));
}

/** What is known about a word: the shop's words that begin with it, whether any product has it, and if not, the word most like it. */
export type Knowledge = { known: boolean; whole: string[]; like: string | undefined };

/**
 * Looks words up in the shop's vocabulary. `whole` is needed because a beginning can be longer than the indexed stem: 'submersib' is not a beginning
 * of 'submers'. A word that only specifications or descriptions have is known too, not mistyped.
 */
export async function knowWords(db: Queryable, words: string[]): Promise<Map<string, Knowledge>> {
  if (words.length === 0) return new Map();
  const { rows } = await sql<{ word: string; known: boolean; whole: string[]; like: string | null; others: string[] }>`
    with own_word as (
      select distinct word from category cross join lateral (${ownNames}) as said, regexp_split_to_table(said.name, '[[:space:][:punct:]]+') as word
       where retired_at is null and word <> '')
    select wanted.word, known.it as known, whole.them as whole, nearest.word as like, others.them as others
      from unnest(${words}::text[]) as wanted (word)
      cross join lateral (select array(
        select word from (
          select word from search_word where search_word.word like wanted.word || '%'
          union select word from own_word where starts_with(own_word.word, wanted.word)) as begun
         order by length(word), word limit 3) as them) as whole
      cross join lateral (select case when cardinality(whole.them) > 0 then true else exists (
        select from product_search where document @@ plainto_tsquery('english', wanted.word)) end as it) as known
      left join lateral (
        select near.word from (
          select word from search_word where search_word.word % wanted.word
          union select word from search_synonym where means <> '' and search_synonym.word not like '% %' and search_synonym.word % wanted.word) as near
         where not known.it and length(wanted.word) >= 4
         order by similarity(near.word, wanted.word) desc, length(near.word), near.word limit 1) as nearest on true
      cross join lateral (select array(
        select word from search_word
         where not known.it and nearest.word is null and length(wanted.word) >= 4 and similarity(search_word.word, wanted.word) > 0.15
         order by similarity(search_word.word, wanted.word) desc, word limit 8) as them) as others`.execute(db);
  // Two swapped letters leave few trigrams in common.
  const likeOf = (word: string, like: string | null, others: string[]) =>
    like ?? others.find((other) => isSlip(word, other));
  return new Map(
    rows.map(({ word, known, whole, like, others }) => [word, { known, whole, like: likeOf(word, like, others) }]),
  );
}

/** The stems of words as the documents have them, in order; a word that is never indexed (on, off) has none. */
export async function findStems(db: Queryable, words: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ word: string; stems: string[] }>`
    select word, array(select lexeme from unnest(to_tsvector('english', word)) order by positions[1], lexeme) as stems
      from unnest(${words}::text[]) as wanted (word)`.execute(db);
  return new Map(rows.map(({ word, stems }) => [word, stems]));
}

/** The owner's names for a category in other languages, each letter in its searchable form (wordsOf in search-words.ts). */
const ownNames = sql`
  select translate(normalize(lower(texts ->> given), nfkc), U&'\\200c\\200d', '') as name
    from jsonb_each(words) as spoken (language, texts), unnest(array['name', 'noun']) as given
   where texts ->> given <> ''`;

/** The names of all categories, in stems. */
export async function selectCalledCategories(db: Queryable): Promise<CalledCategory[]> {
  const { rows } = await sql<
    Pick<CalledCategory, 'slug' | 'name' | 'words'> & { byName: string[]; byNoun: string[]; others: string[][] }
  >`
    select slug, name, words,
           array(select lexeme from unnest(to_tsvector('english', search_text(name))) order by positions[1], lexeme) as by_name,
           array(select lexeme from unnest(to_tsvector('english', search_text(noun))) order by positions[1], lexeme) as by_noun,
           array(select to_jsonb(array(select lexeme from unnest(to_tsvector('english', search_text(said.name))) order by positions[1], lexeme))
                   from (${ownNames}) as said) as others
      from category where retired_at is null order by position, slug`.execute(db);
  return rows.map(({ byName, byNoun, others, ...named }) => ({ ...named, called: [byName, byNoun, ...others] }));
}

/** Above this many, ranking by relevance says little and costs much: "solar" matches everything. */
export const BROAD = 1000;

/**
 * Where to look for products: those that match `query`, in the whole document or only in what they are called, and all those of some categories.
 * `indexed`: the query asks for whole words, which the index finds at once. Of beginnings it has to collect all words first, and the planner knows
 * better.
 */
export type Pool = {
  query?: string | undefined;
  indexed?: boolean;
  within: 'document' | 'called';
  categories: readonly string[];
};

const matching = ({ query, indexed, within }: Pool) => {
  if (query === undefined) return undefined;
  return indexed
    ? sql`select product_id from products_with(${query}, ${within === 'called'}, ${BROAD + 1}) as product_id`
    : sql`select product_id from product_search where ${sql.ref(within)} @@ to_tsquery('english', ${query})`;
};
const shelved = ({ categories }: Pool) =>
  categories.length === 0
    ? undefined
    : sql`select id as product_id from product where category = any(${[...categories]}::text[]) and archived_at is null and price_paise > 0`;

/** The products of a pool, archived ones too; each of its parts up to one more than can be ranked. */
export async function selectPool(db: Queryable, pool: Pool): Promise<string[]> {
  const parts = [matching(pool), shelved(pool)].filter((part) => part !== undefined);
  if (parts.length === 0) return [];
  const found = sql.join(
    parts.map((part) => sql`(${part} limit ${BROAD + 1})`),
    sql` union `,
  );
  const { rows } = await sql<{
    ids: string[] | null;
  }>`select array_agg(product_id) as ids from (${found}) as found`.execute(db);
  return rows[0]?.ids ?? [];
}

/** Removes words that nothing on sale is called by any more, so that no search is "corrected" to one of them. */
export const forgetWords = (db: Queryable) => sql`select forget_search_words()`.execute(db);

/** One term's queries: in the name, in anything that a product is called by, in its figures too, anywhere. */
export type Asked = { name: string; called: string; figures: string; anywhere: string; common: boolean };

/**
 * What a search asks the database: `terms` and `categories` decide how well a product in the pool matches. `first`: the products whose SKU was typed;
 * without `terms` they are the only ones. `otherwise`: those whose SKU may have been meant if nothing else was.
 */
export type RankedSearch = {
  pool: Pool;
  /** The products of the pool; undefined where they are too many to be ranked. */
  ids: readonly string[] | undefined;
  terms: readonly Asked[];
  categories: readonly { slug: string; points: number }[];
  first: readonly string[];
  otherwise: readonly string[];
};

/** The most products found by the beginning of a SKU. */
const MOST_BY_SKU = 50;

/** Products on sale with one of these SKUs, or whose SKU begins so; all as {@link skuKey} writes them. The exact one first. */
export async function findSkus(
  db: Queryable,
  { exact, beginning }: SkuLookup,
): Promise<{ id: string; exact: boolean }[]> {
  if (exact.length === 0 && beginning === undefined) return [];
  const begins = beginning === undefined ? sql`false` : sql`sku_key(sku) like ${`${beginning}%`}`;
  const { rows } = await sql<{ id: string; exact: boolean }>`
    select id, sku_key(sku) = any(${[...exact]}::text[]) as exact
      from product
     where archived_at is null and price_paise > 0 and (sku_key(sku) = any(${[...exact]}::text[]) or ${begins})
     order by exact desc, length(sku), lower(sku) limit ${MOST_BY_SKU}`.execute(db);
  return rows;
}

/** The points of a term by where it matches, and the share of the best product's points below which a product is left out. */
const POINTS = { name: 100, called: 95, figures: 72, anywhere: 15, common: 20 };
const LEAST_SHARE = 0.69;

type Weighing = Pick<RankedSearch, 'terms' | 'categories'>;

/** Those of these products that match a search well, the best first (find-ranked.ts). */
export async function selectRanked(db: Queryable, ids: readonly string[], weighing: Weighing): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await rankedOf(ids, weighing).execute(db);
  return rows.map(({ id }) => id);
}

function rankedOf(ids: readonly string[], { terms, categories }: Weighing) {
  const within = (query: string) => sql`to_tsquery('english', ${query})`;
  const points = [
    ...terms.map(({ name, called, figures, anywhere, common }) =>
      common
        ? sql`case when called @@ ${within(called)} then ${sql.lit(POINTS.common)} else 0 end`
        : sql`case when called @@ ${within(name)} then ${sql.lit(POINTS.name)} when called @@ ${within(called)} then ${sql.lit(POINTS.called)}
                   when document @@ ${within(figures)} then ${sql.lit(POINTS.figures)} when document @@ ${within(anywhere)} then ${sql.lit(POINTS.anywhere)} else 0 end`,
    ),
    ...categories.map(({ slug, points }) => sql`case when category = ${slug} then ${sql.lit(points)} else 0 end`),
  ];
  return sql<{ id: string }>`
    select id
      from (select *, max(points) over () as best
              from (select id, stock, number, units_sold + favourite_count as liked, ${sql.join(points, sql` + `)} as points
                      from product_search join product on id = product_id
                     where product_id = any(${[...ids]}::text[]) and archived_at is null and price_paise > 0) as weighed) as compared
     where points >= best * ${sql.lit(LEAST_SHARE)}
     order by points * (case when stock > 0 then 1 else 0.8 end) desc, liked desc, number limit ${BROAD}`;
}

/** Which of these products match the words of a pool. */
export async function selectMatching(
  db: Queryable,
  ids: readonly string[],
  { query, within }: Pick<Pool, 'query' | 'within'>,
): Promise<Set<string>> {
  if (query === undefined) return new Set(ids);
  const { rows } = await sql<{ id: string }>`
    select product_id as id from product_search
     where product_id = any(${[...ids]}::text[]) and ${sql.ref(within)} @@ to_tsquery('english', ${query})`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
