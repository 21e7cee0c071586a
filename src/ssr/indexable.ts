import { PAGES } from '#src/wire/page-table.ts';
import type { Target } from './target.ts';

/** What may narrow a list that search engines keep; every other filter makes one more page of the same products. */
const KEPT: readonly string[] = ['category', 'placement', 'page'];

/** Whether a search engine may list this answer: never what is personal, a failure, or one more filter of a list. */
export function isIndexable({ found, query }: Pick<Target, 'found' | 'query'>, status: number): boolean {
  if (status !== 200 || !found || found.page.unlisted) return false;
  if (found.page.access !== 'open' && found.page.access !== 'public') return false;
  if (found.name !== 'products') return true;
  return PAGES.products.query.every((name) => KEPT.includes(name) || !query.get(name));
}
