import type { ManagedProduct } from '#src/contract/client/product-manager.ts';
import { PLACEMENT_ON_WIRE, placementOf } from '#src/contract/client/product-words.ts';
import type { Product, ProductCard } from '#src/contract/domain.ts';
import { pageContext } from '#src/pages/page-context.ts';
import { toRupees } from '#src/platform/money.ts';
import { listCategories } from '#src/shop/catalogue/list-categories.ts';
import { listCards } from '#src/shop/catalogue/list-products.ts';
import { isDraft } from '#src/shop/catalogue/product.ts';
import { showProduct } from '#src/shop/catalogue/show-product.ts';
import { withReviews } from '#src/shop/reviews/list-reviews.ts';
import { LOADED } from '#src/shop/reviews/sync-reviews.ts';
import type { Shop } from '#src/shop/shop.ts';
import { administratorOnly } from '../admin/administrator-only.server.ts';
import { answered } from '../answered.server.ts';
import { texts } from '../messages/messages.server.ts';
import { findRows } from '../product-manager/find-rows.server.ts';
import { readView } from '../product-manager/list-address.ts';
import type { ProductRow } from '../product-manager/row.ts';
import { toSource } from '../product-tile.server.ts';
import type { LoaderArgs } from '../signed-in.server.ts';

export const loadManager = ({ context, request }: LoaderArgs) =>
  answered(context, async () => {
    const { shop, locale } = context.get(pageContext);
    await administratorOnly({ context, request });
    const words = texts(locale, 'manage');
    const view = readView(new URL(request.url).searchParams);
    const [{ items, total, page, pages }, categories, product] = await Promise.all([
      findRows(shop, { ...view, placement: view.placement && PLACEMENT_ON_WIRE[view.placement] }),
      listCategories(shop),
      view.edit ? editable(shop, view.edit) : undefined,
    ]);
    return {
      texts: words,
      view: { ...view, page: page > 1 ? page : undefined },
      rows: items.map(toRow),
      total,
      pages,
      categories: categories.map(({ name }) => name),
      product,
    };
  });

/** The selected product, drafts too; undefined when it was archived meanwhile. */
async function editable(shop: Shop, id: string): Promise<ManagedProduct | undefined> {
  const [known] = (await listCards(shop, { ids: [id], drafts: true, page: 1, limit: 1 })).items;
  if (!known) return undefined;
  const [product] = await withReviews(shop, [await showProduct(shop, id, { drafts: true })], { each: LOADED, drafts: true });
  return product && toManaged(product);
}

const toManaged = (product: Product): ManagedProduct => ({
  id: product.id,
  name: product.name,
  title: product.title,
  category: product.category,
  price: toRupees(product.price),
  listPrice: toRupees(product.listPrice),
  discount: product.discount,
  stock: product.stock,
  placement: placementOf(product.placement),
  description: product.description,
  mainImage: product.mainImage,
  otherImages: product.pictures.map(({ url }) => url).filter((url) => url !== product.mainImage),
  reviews: product.reviews.map(({ id, name, msg, kind, draft }) => ({ id, name, msg, kind, draft })),
  reviewCount: product.reviewCount,
  rating: product.rating,
  ratingCount: product.ratingCount,
});

const toRow = (card: ProductCard): ProductRow => ({
  id: card.id,
  name: card.name,
  category: card.category,
  price: card.price,
  discount: card.discount,
  stock: card.stock,
  placement: placementOf(card.placement),
  draft: isDraft(card),
  picture: toSource(card.picture),
});
