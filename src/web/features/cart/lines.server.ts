import type { Locale } from '#src/kernel/locales.ts';
import { spokenIn } from '#src/kernel/product-words.ts';
import { toSource } from '#src/web/features/product-card/product-tile.server.ts';
import { decidingLine } from '#src/web/features/product-facts/deciding.server.ts';
import type { CartLine } from '#src/wire/domain.ts';
import type { LineView } from './line-view.ts';

export const toLineView = ({ product, quantity, gone, seen }: CartLine, locale: Locale): LineView => ({
  id: product.id,
  name: spokenIn(locale, product).name,
  facts: decidingLine(product.figures, product.price, locale),
  price: product.price,
  listPrice: product.listPrice,
  stock: product.stock,
  quantity,
  gone,
  seen,
  picture: toSource(product.picture),
});
