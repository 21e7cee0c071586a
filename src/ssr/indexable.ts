import { PAGES } from '#src/kernel/page-table.ts';
import type { Target } from './target.ts';

/** Filters of a list that search engines may index; every other one makes just another page of the same products. */
const KEPT: readonly string[] = ['category', 'placement', 'page'];

/**
 * Whether a search engine may index this answer: never a personal page, a failure, one visitor's answers, or yet another filter of
 * a list.
 */
export function isIndexable({ found, query }: Pick<Target, 'found' | 'query'>, status: number): boolean {
  if (status !== 200 || !found || found.page.unlisted) return false;
  if (found.page.access !== 'open' && found.page.access !== 'public') return false;
  if (found.page.uncached && found.page.query.some((name) => query.has(name))) return false;
  if (found.name !== 'products') return true;
  return PAGES.products.query.every((name) => KEPT.includes(name) || !query.get(name));
}
