import type { Locale } from '#src/kernel/locales.ts';
import type { NamedPart } from '#src/shop/catalogue/compatibility/list-parts.ts';
import { cardsById } from '#src/shop/catalogue/products/find-product.ts';
import type { Shop } from '#src/shop/shop.ts';
import { toTile } from '#src/web/features/product-card/product-tile.server.ts';
import type { ProductTile } from '#src/web/features/product-card/product-tile.ts';

/** The products of a result as tiles, by id. */
export async function tilesOf(
  { shop, locale }: { shop: Pick<Shop, 'db'>; locale: Locale },
  parts: readonly Pick<NamedPart, 'id'>[],
): Promise<(id: string) => ProductTile | undefined> {
  const ids = [...new Set(parts.map(({ id }) => id))];
  const cards = ids.length ? await cardsById(shop.db, ids) : new Map<string, never>();
  return (id) => {
    const card = cards.get(id)?.product;
    return card && toTile(card, locale);
  };
}
