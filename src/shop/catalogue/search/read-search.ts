import type { Queryable } from '#src/platform/database/database.ts';
import type { Platform } from '#src/platform/platform.ts';
import { looksLikeSku, skusIn } from '#src/shop/catalogue/products/sku.ts';
import { catalogueIndexOf } from './catalogue-index.ts';
import {
  type Asked,
  BROAD,
  findSkus,
  findStems,
  type Pool,
  type RankedSearch,
  selectCalledCategories,
  selectPool,
} from './search.store.ts';
import { type CalledCategory, commonStems, isCommon, nameCategories, type Stems } from './search-intent.ts';
import { searchMemoOf } from './search-memo.ts';
import { type Placed, readTokens, termsOf, withStems, wordsIn } from './search-tokens.ts';
import { type Term, toQuery, type Wording, wordsOf } from './search-words.ts';

type Shop = Pick<Platform, 'db' | 'cache'>;

export type Search = {
  /** The query for the database; undefined when the input had nothing to search for. */
  asked: RankedSearch | undefined;
  /** The words that were searched for instead, where some were mistyped. */
  corrected: string | undefined;
  /** The categories that the search means, the best first, three at most. */
  categories: Pick<CalledCategory, 'slug' | 'name' | 'words'>[];
};

/**
 * Interprets a search: synonyms (table search_synonym, Hindi and Gujarati too), word beginnings, figures with units, and typing errors by likeness to
 * the shop's own words. It then works out which categories are named, and where to look: among products that have all the words and those of the
 * category that is meant, or else among products that have any of them. A SKU, or the beginning of one, finds its product before all of that.
 */
export const readSearch = (shop: Shop, typed: string): Promise<Search> =>
  searchMemoOf(shop).find(typed, () => understand(shop, typed));

async function understand(shop: Shop, typed: string): Promise<Search> {
  const [understood, skus] = await Promise.all([readWords(shop, typed), findSkus(shop.db, skusIn(typed))]);
  if (skus.length === 0) return understood;
  const ids = skus.map(({ id }) => id);
  // The input is a SKU, not a misspelt word: nothing is searched for instead.
  if (understood.corrected || !understood.asked)
    return { asked: { ...NOTHING_ELSE, first: ids }, corrected: undefined, categories: [] };
  // A beginning of letters only counts as a SKU's when nothing else matches it.
  const first = looksLikeSku(typed) ? ids : skus.flatMap(({ id, exact }) => (exact ? [id] : []));
  return { ...understood, asked: { ...understood.asked, first, otherwise: ids } };
}

const NOTHING_ELSE: RankedSearch = {
  pool: { within: 'called', categories: [] },
  ids: [],
  terms: [],
  categories: [],
  first: [],
  otherwise: [],
};

/** The same for every search, so they are remembered like one. */
const CALLED_CATEGORIES = Symbol('the names of all categories');

async function readWords(shop: Shop, typed: string): Promise<Search> {
  const { db } = shop;
  const tokens = await readTokens(db, wordsOf(typed));
  const read = termsOf(tokens);
  if (read.length === 0) return { asked: undefined, corrected: undefined, categories: [] };
  const [stems, categories] = await Promise.all([
    findStems(db, wordsIn(read)),
    searchMemoOf(shop).find(CALLED_CATEGORIES, () => selectCalledCategories(db)),
  ]);
  const all = read.flatMap((term) => withStems(term, stems));
  if (all.length === 0) return { asked: undefined, corrected: undefined, categories: [] };
  const common = commonStems(categories);
  // Words such as "solar" count only when there are no others.
  const terms = all.map((term): Said => ({ ...term, common: isCommon(term, stems, common) }));
  const onlyCommon = terms.every((term) => term.common);
  const said = onlyCommon ? terms.map((term) => ({ ...term, common: false })) : terms;
  const named = nameCategories(said, headOf(said), stems, categories);
  const asked = await askFor(
    shop,
    said.map((term) => withoutCovered(term, stems)),
    named.filter(({ whole }) => whole).map(({ slug }) => slug),
    onlyCommon,
  );
  return {
    asked: { ...asked, categories: named, first: [], otherwise: [] },
    corrected: tokens.some(({ corrected }) => corrected) ? tokens.map(({ shown }) => shown).join(' ') : undefined,
    categories: (onlyCommon ? calledSo(said, stems, categories) : named)
      .slice(0, 3)
      .map(({ slug, name, words }) => ({ slug, name, words })),
  };
}

/** `common` words affect the order but are not required. */
type Said = Placed & { common: boolean };

/** The word for the thing wanted is the last one before its description. */
function headOf(terms: readonly Said[]): number | undefined {
  const heads = terms.flatMap((term, at) => ('wordings' in term && !term.common ? [at] : []));
  return heads.filter((at) => !terms[at]?.after).at(-1) ?? heads.at(-1);
}

const calledSo = (terms: readonly Term[], stems: Stems, categories: readonly CalledCategory[]) => {
  const said = new Set(wordsIn(terms).flatMap((word) => stems.get(word) ?? []));
  return categories.filter(({ called }) => called.flat().some((stem) => said.has(stem)));
};

/** Leaves out words that a beginning finds anyway: for each the index would collect its products again. */
function withoutCovered(term: Said, stems: Stems): Said {
  if ('figure' in term) return term;
  const stemOf = ({ words }: Wording) => (words.length === 1 ? stems.get(words[0] as string)?.join() : undefined);
  const begun = term.wordings.flatMap((one) => (one.beginning && !isShort(one) ? (stemOf(one) ?? []) : []));
  const isCovered = (one: Wording) => !one.beginning && begun.some((stem) => stemOf(one)?.startsWith(stem));
  return { ...term, wordings: term.wordings.filter((one) => !isCovered(one)) };
}

/** A two-letter word is more likely itself (EV) than the beginning of another (evacuated). */
const exact = (term: Said): Said =>
  'figure' in term
    ? term
    : {
        ...term,
        wordings: term.wordings.map((one) => (isShort(one) ? { ...one, beginning: false } : one)),
      };

const isShort = ({ words }: Wording) => (words.at(-1) ?? '').length < 3;

async function askFor(
  shop: Shop,
  terms: readonly Said[],
  categories: readonly string[],
  onlyCommon: boolean,
): Promise<Omit<RankedSearch, 'categories' | 'first' | 'otherwise'>> {
  const short = terms.map(exact);
  const read = readEachOnce(shop.db);
  const wanted = (some: readonly Said[]) => some.filter(({ common }) => !common);
  const attempts: [readonly Said[], () => Promise<Chosen | undefined>][] = [
    [
      short.map((term) => ({ ...term, common: true })),
      async () => (onlyCommon ? poolOfAll(shop, read, short, 'called', []) : undefined),
    ],
    [short, () => poolOfAll(shop, read, wanted(short), 'document', categories)],
    [terms, () => poolOfAll(shop, read, wanted(terms), 'document', categories)],
    [
      short,
      async () =>
        categories.length
          ? firstFit(read, [{ within: 'called', categories }], { within: 'called', categories })
          : undefined,
    ],
    [short, () => poolOfAny(read, wanted(short))],
    [terms, () => poolOfAny(read, terms)],
  ];
  for (const [used, attempt] of attempts) {
    const chosen = await attempt();
    if (chosen) return { ...chosen, terms: used.map(toAsked) };
  }
  return { pool: { within: 'called', categories: [] }, ids: [], terms: terms.map(toAsked) };
}

/** A loose wording counts no more than a match in the figures: a plate is more likely a flat plate than a panel. */
const toAsked = (term: Said): Asked => ({
  name: toQuery(itself(term), 'A'),
  called: toQuery(itself(term)),
  figures: toQuery(term, 'ABC'),
  anywhere: toQuery(term),
  common: term.common,
});

const itself = (term: Term): Term =>
  'figure' in term ? term : { wordings: term.wordings.filter(({ loose }) => !loose) };

const together = (terms: readonly Term[], how: '&' | '|') => terms.map((term) => toQuery(term)).join(` ${how} `);

/** No way to say it is a beginning. */
const isWhole = (term: Term) => 'figure' in term || term.wordings.every(({ beginning }) => !beginning);

type Chosen = Pick<RankedSearch, 'pool' | 'ids'>;

/** The products of a pool; undefined where they are more than can be ranked. */
type ReadPool = (pool: Pool) => Promise<string[] | undefined>;

/** Reads each pool of one search once: attempts often differ in how they rank only, and look at the same products. */
function readEachOnce(db: Queryable): ReadPool {
  const asked = new Map<string, Promise<string[] | undefined>>();
  const find = async (pool: Pool) => {
    const ids = await selectPool(db, pool);
    return ids.length > BROAD ? undefined : ids;
  };
  return (pool) => {
    const name = JSON.stringify(pool);
    const found = asked.get(name) ?? find(pool);
    asked.set(name, found);
    return found;
  };
}

/** Where to look for all of these words, and in all of these categories; undefined when no product has them all. */
async function poolOfAll(
  shop: Shop,
  read: ReadPool,
  terms: readonly Term[],
  within: Pool['within'],
  categories: readonly string[],
): Promise<Chosen | undefined> {
  const held: Pool = { query: together(terms, '&'), indexed: terms.some(isWhole), within, categories: [] };
  const wider: Pool = { ...held, categories };
  // Usually the categories alone have too many, and what the words would add need not be counted.
  const mayFit = categories.length > 0 && (await catalogueIndexOf(shop).current()).countIn(categories) <= BROAD;
  const [ids, all] = await Promise.all([read(held), mayFit ? read(wider) : []]);
  if (ids?.length === 0) return undefined;
  if (canBeRanked(all)) return { pool: wider, ids: all };
  if (canBeRanked(ids)) return { pool: held, ids };
  const called: Pool = { ...held, within: 'called' };
  return firstFit(read, within === 'called' ? [] : [called], { ...called, categories });
}

/** Where to look for any of them. */
async function poolOfAny(read: ReadPool, terms: readonly Term[]): Promise<Chosen | undefined> {
  const query = together(terms, '|');
  const held: Pool = { query, indexed: terms.every(isWhole), within: 'document', categories: [] };
  const ids = await read(held);
  if (ids?.length === 0) return undefined;
  if (canBeRanked(ids)) return { pool: held, ids };
  return firstFit(read, [{ ...held, within: 'called' }], held);
}

const canBeRanked = (ids: readonly string[] | undefined) => ids !== undefined && ids.length > 0;

/** The widest of these pools that can be ranked, or else all of `broad`. */
async function firstFit(read: ReadPool, pools: readonly Pool[], broad: Pool): Promise<Chosen> {
  for (const pool of pools) {
    const ids = await read(pool);
    if (canBeRanked(ids)) return { pool, ids };
  }
  return { pool: broad, ids: undefined };
}
