import type { Selectable } from 'kysely';
import { decidingFigures } from '#src/kernel/deciding-figures.ts';
import { discountOf } from '#src/kernel/list-price.ts';
import type { Paise } from '#src/kernel/money.ts';
import type { Specification } from '#src/kernel/product-details.ts';
import { shownRating } from '#src/kernel/shown-figures.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import { markAddress } from '#src/shop/catalogue/taxonomy/category.store.ts';
import { readDetails } from './detail-columns.store.ts';
import type { Brand, Category, Picture, Product, ProductCard } from './product.ts';

type CardRow = Pick<
  Selectable<Schema['product']>,
  | 'id'
  | 'name'
  | 'title'
  | 'category'
  | 'pricePaise'
  | 'listPricePaise'
  | 'stock'
  | 'placement'
  | 'ratingCount'
  | 'ratingSum'
  | 'specification'
> & {
  picture: PictureRow | null;
  secondPicture?: PictureRow | null;
  categoryName: string | null;
  words: ProductCard['words'];
};
type PictureRow = Selectable<Schema['productPicture']>;
type ProductRow = Selectable<Schema['product']> &
  CardRow & { pictures: PictureRow[]; maker: Brand | null; categoryWords: Category['words'] | null };

export const toCard = (row: CardRow): ProductCard => ({
  id: row.id,
  name: row.name,
  title: row.title,
  category: row.categoryName ?? '',
  price: row.pricePaise as Paise,
  listPrice: row.listPricePaise as Paise,
  discount: discountOf(row.pricePaise, row.listPricePaise),
  stock: row.stock,
  placement: row.placement,
  rating: shownRating(row),
  ratingCount: row.ratingCount,
  picture: row.picture ? toPicture(row.picture) : undefined,
  ...(row.secondPicture && { secondPicture: toPicture(row.secondPicture) }),
  figures: decidingFigures((row.specification ?? {}) as Specification),
  words: row.words,
});

export const toPicture = (row: Omit<PictureRow, 'productId' | 'position'>): Picture => ({
  url: row.url,
  alt: row.alt,
  files:
    row.stem && row.widths
      ? {
          stem: row.stem,
          width: row.width ?? 0,
          height: row.height ?? 0,
          widths: row.widths,
          webp: row.webp ?? 640,
          placeholder: row.placeholder ?? '',
        }
      : undefined,
});

export const toProduct = (row: ProductRow): Product => ({
  ...toCard(row),
  ...readDetails(row),
  number: row.number,
  sku: row.sku,
  description: row.description,
  brand: row.maker ? { ...row.maker, mark: markAddress(row.maker.mark) } : undefined,
  categorySlug: row.category ?? '',
  categoryWords: row.categoryWords ?? {},
  mainImage: row.mainImage,
  pictures: row.pictures.map(toPicture),
  reviews: [],
  reviewCount: row.reviewCount,
  version: row.version,
  createdAt: row.createdAt,
});
