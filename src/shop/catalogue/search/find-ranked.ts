import type { Platform } from '#src/platform/platform.ts';
import { catalogueIndexOf } from './catalogue-index.ts';
import { BROAD, type Pool, type RankedSearch, selectMatching, selectRanked } from './search.store.ts';
import { searchMemoOf } from './search-memo.ts';

type Shop = Pick<Platform, 'db' | 'cache'>;

/** How many of the most popular products a broad query looks at: of 100,000 at least a hundredth matches it. */
const LOOKED_AT = 5_000;
/** Looked up in one statement: of a common word's products, a thousand are soon found. */
const AT_ONCE = 1_500;
/** Looked up first for each product wanted, where only a few are. */
const FOR_EACH = 25;

/**
 * Products on sale that match a search, the best first: by what they are called and whether their category is meant, in stock before sold out, then
 * by popularity. Weak matches are left out beside good ones, so the best is never cut. For a broad search, the thousand bestsellers. Products asked
 * for by SKU come before all others.
 */
export const findRanked = (shop: Shop, search: RankedSearch): Promise<string[]> =>
  searchMemoOf(shop).find(search, () => rank(shop, search, BROAD));

/** The first few of them. Those of a broad search are not remembered: a list may ask for all next. */
export const findBest = async (shop: Shop, search: RankedSearch, most: number): Promise<string[]> =>
  (await (search.ids ? findRanked(shop, search) : rank(shop, search, most))).slice(0, most);

/** `most`: as many as a broad search finds. */
async function rank(shop: Shop, search: RankedSearch, most: number): Promise<string[]> {
  const others = search.terms.length ? await rankOthers(shop, search, most) : [];
  const all = [...new Set([...search.first, ...others])];
  return all.length ? all : [...search.otherwise];
}

async function rankOthers(shop: Shop, search: RankedSearch, most: number): Promise<string[]> {
  if (search.ids) return selectRanked(shop.db, search.ids, search);
  const ids = await findPopular(shop, search.pool, most);
  if (ids.length || search.pool.categories.length === 0) return ids;
  return findPopular(shop, { ...search.pool, categories: [] }, most);
}

/** The most popular products that match, of these categories or of all: their order is in memory, and the database compares one part at a time. */
async function findPopular(shop: Shop, pool: Pool, most: number): Promise<string[]> {
  const held = await catalogueIndexOf(shop).current();
  const popular = held.idsInOrder('popularity', pool.categories, pool.categories.length ? undefined : LOOKED_AT);
  const found: string[] = [];
  let atOnce = Math.min(AT_ONCE, FOR_EACH * most);
  for (let at = 0; at < popular.length && found.length < most; ) {
    const part = popular.slice(at, at + atOnce);
    const matching = await selectMatching(shop.db, part, pool);
    found.push(...part.filter((id) => matching.has(id)));
    at += atOnce;
    atOnce = AT_ONCE;
  }
  return found.slice(0, most);
}
