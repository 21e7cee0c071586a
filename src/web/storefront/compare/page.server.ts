import { bestOf } from '#src/kernel/better-figures.ts';
import { SPECIFICATION_GROUPS, type SpecificationGroup } from '#src/kernel/product-fields.ts';
import { spokenIn } from '#src/kernel/product-words.ts';
import { productsById } from '#src/shop/catalogue/products/find-product.ts';
import { type Product, TAGS } from '#src/shop/catalogue/products/product.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import type { ComparedRow, CompareView } from '#src/web/features/compare/compare-view.ts';
import { catalogueWords, categoryOf } from '#src/web/features/product-card/catalogue-words.server.ts';
import { tagsWithStars, toTile } from '#src/web/features/product-card/product-tile.server.ts';
import { keyedRows, specificationWords } from '#src/web/features/product-facts/specification.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

const MOST = 4;

/** Up to four products of one category, their specifications in one table: the first one's category counts, others are left out. */
export const loader = pageLoader('compare', async ({ shop, tag, locale, origin, searchParams }) => {
  const ids = [...new Set((searchParams.get('ids') ?? '').split(',').filter(Boolean))].slice(0, MOST);
  tag(TAGS.categories, ...tagsWithStars(ids.map((id) => ({ id }))));
  const found = await productsById(shop.db, ids);
  const products = ids.flatMap((id) => {
    const one = found.get(id);
    return one && !one.gone ? [spokenIn(locale, one.product)] : [];
  });
  const same = products.filter(({ categorySlug }) => categorySlug === products[0]?.categorySlug);
  const words = catalogueWords(locale);
  const { compare, product } = texts(locale, 'compare', 'product') as unknown as Texts;
  const labels = specificationWords(locale);
  const rows = same.map((one) => keyedRows(one, labels));
  const inGroup = (group: SpecificationGroup) =>
    rows.map((one) => new Map(one.flatMap((row) => (row.group === group ? [[row.key, row.row] as const] : []))));
  const fact = (name: string, of: (one: Product) => string): ComparedRow => ({ name, values: same.map(of) });
  const years = bestOf(
    'warrantyYears',
    same.map(({ warranty }) => warranty.years),
  );
  const groups = [
    ...SPECIFICATION_GROUPS.map((group) => ({
      heading: product.groups[group] ?? '',
      rows: comparedRows(same, inGroup(group)),
    })),
    {
      heading: product.groups.sale ?? '',
      rows: [
        {
          ...fact(compare.warranty, ({ warranty }) => warranty.words ?? ''),
          ...(years.includes(true) && { best: years }),
        },
        fact(compare.brand, ({ brand }) => (brand ? words.brand(brand) : '')),
        fact(compare.origin, ({ countryOfOrigin }) => words.country(countryOfOrigin)),
        fact(compare.stock, ({ stock }) => (stock > 0 ? compare.inStock : compare.soldOut)),
      ].filter(({ values }) => values.some(Boolean)),
    },
  ];
  const view: CompareView = {
    products: same.map((one) => toTile(one, locale)),
    groups: groups.filter((group) => group.rows.length),
    category: same[0] ? { slug: same[0].categorySlug, name: words.category(categoryOf(same[0])) } : undefined,
  };
  return { origin, texts: texts(locale, 'compare'), view };
});

type Texts = {
  compare: Record<'warranty' | 'brand' | 'origin' | 'stock' | 'inStock' | 'soldOut', string>;
  product: { groups: Record<string, string> };
};

/** A row for each figure that at least one product has; `rows` has those of one heading, by key, for each product. */
function comparedRows(products: Product[], rows: Map<string, { label: string; value: string }>[]): ComparedRow[] {
  const keys = new Set(rows.flatMap((one) => [...one.keys()]));
  return [...keys].map((key) => {
    const figures = rows.map((one) => one.get(key));
    const best = bestOf(
      key,
      products.map(({ specification }) => specification[key]),
    );
    return {
      name: figures.find(Boolean)?.label ?? '',
      values: figures.map((figure) => figure?.value ?? ''),
      ...(best.includes(true) && { best }),
    };
  });
}
