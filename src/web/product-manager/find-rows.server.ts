import type { Placement, ProductCard } from '#src/contract/domain.ts';
import { listCards } from '#src/shop/catalogue/list-products.ts';
import type { Shop } from '#src/shop/shop.ts';

const PAGE_SIZE = 20;
/** More than a shop of one administrator holds; what lies beyond is found by its placement. */
const SEARCHED = 5000;

type Found = { items: ProductCard[]; total: number; page: number; pages: number };

/** One page of all products, drafts too, the newest first. A page beyond the end is the last one. */
export async function findRows(shop: Shop, wanted: { q?: string; placement?: Placement; page?: number }): Promise<Found> {
  const query = { placement: wanted.placement, drafts: true, sort: 'newest' } as const;
  if (wanted.q) {
    const { items } = await listCards(shop, { ...query, page: 1, limit: SEARCHED });
    const fitting = items.filter(fits(wanted.q));
    const { page, pages } = pageOf(fitting.length, wanted.page);
    return { items: fitting.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total: fitting.length, page, pages };
  }
  const asked = wanted.page ?? 1;
  const first = await listCards(shop, { ...query, page: asked, limit: PAGE_SIZE });
  const { page, pages } = pageOf(first.total, asked);
  const { items } = page === asked ? first : await listCards(shop, { ...query, page, limit: PAGE_SIZE });
  return { items, total: first.total, page, pages };
}

function pageOf(total: number, asked = 1) {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return { pages, page: Math.min(asked, pages) };
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Every word that was typed stands somewhere in name, title, category or id. */
function fits(q: string) {
  const words = plain(q).split(/\s+/).filter(Boolean);
  return ({ id, name, title, category }: ProductCard) => {
    const text = plain(`${name} ${title} ${category} ${id}`);
    return words.every((word) => text.includes(word));
  };
}
