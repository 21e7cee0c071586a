import { nameOfPlacement } from '#src/kernel/placements.ts';
import { listManaged } from '#src/shop/catalogue/products/list-managed.ts';
import { listCards } from '#src/shop/catalogue/products/list-products.ts';
import type { ManagedRow } from '#src/shop/catalogue/products/managed.ts';
import { showProduct } from '#src/shop/catalogue/products/show-product.ts';
import { specificationFields } from '#src/shop/catalogue/seed/specification-fields.ts';
import { listBrands, listCategories } from '#src/shop/catalogue/taxonomy/list-categories.ts';
import { withReviews } from '#src/shop/engagement/reviews/list-reviews.ts';
import { LOADED } from '#src/shop/engagement/reviews/sync-reviews.ts';
import type { Shop } from '#src/shop/shop.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { toSource } from '#src/web/features/product-card/product-tile.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import { encodeProductFile } from '#src/wire/catalogue/product.ts';
import { decodeProduct, type ManagedProduct } from '#src/wire/client/product-manager.ts';
import { readView } from './list-address.ts';
import { toManagedFilter } from './manager-filter.server.ts';
import type { ProductRow } from './row.ts';

export const loader = pageLoader('manageProduct', async ({ shop, locale, searchParams }) => {
  const words = texts(locale, 'desk', 'manage', 'specification', 'catalogueDesk');
  const view = readView(searchParams);
  const [{ items, total, page, pages }, categories, brands, product] = await Promise.all([
    listManaged(shop, toManagedFilter(view), { sort: view.sort, page: view.page, limit: PAGE_SIZE }),
    listCategories(shop),
    listBrands(shop),
    view.edit ? editable(shop, view.edit) : undefined,
  ]);
  return {
    texts: words,
    view: { ...view, page: page > 1 ? page : undefined },
    rows: items.map(toRow),
    total,
    pages,
    categories: categories.map(({ slug, name }) => ({ slug, name })),
    brands: brands.map(({ slug, name }) => ({ slug, name })),
    // Only the editor needs them; they depend on the category, which can be changed there.
    fields: product
      ? Object.fromEntries(categories.map(({ slug, name }) => [name.toLowerCase(), specificationFields(slug)]))
      : {},
    product,
  };
});

const PAGE_SIZE = 20;

/** The selected product, even a draft; undefined if it was archived in the meantime. */
async function editable(shop: Shop, id: string): Promise<ManagedProduct | undefined> {
  const [known] = await listCards(shop, { ids: [id], drafts: true, page: 1, limit: 1 });
  if (!known) return undefined;
  const [product] = await withReviews(shop, [await showProduct(shop, id, { drafts: true })], {
    each: LOADED,
    drafts: true,
  });
  return product && decodeProduct(encodeProductFile(product));
}

const toRow = ({ picture, ...row }: ManagedRow): ProductRow => ({
  ...row,
  placement: nameOfPlacement(row.placement),
  draft: row.price === 0,
  picture: toSource(picture),
});
