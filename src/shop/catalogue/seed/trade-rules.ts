import { discountOf } from '#src/kernel/list-price.ts';
import { PLACEMENTS } from '#src/kernel/placements.ts';
import { sameSku } from '#src/shop/catalogue/products/sku.ts';
import type { Check, Checked } from './check.ts';
import type { AnyProduct } from './product-shape.ts';

type Named = { slug: string };
export type Shop = { brands: readonly Named[]; categories: readonly Named[]; products: readonly AnyProduct[] };

const LEAST_PRODUCTS = 60;
const LEAST_BRANDS = 6;
/** Bought because something else needs it: no deal to open the home page with. */
const PARTS = 'balance-of-system';
/** The discount in percent that a placement requires, so that its words promise no more than the price gives. */
const LEAST_DISCOUNT: Partial<Record<AnyProduct['placement'], number>> = { 'Flash Delas': 10, 'Big Discounts': 25 };

/** The rules for a product of any category. The law's two flags are about modules: a lamp or a pump cannot be on the list. */
export function productChecks(product: AnyProduct, { brands, categories }: Shop): Check[] {
  const { price, listPrice, placement, almm, dcr, family, certifications } = product;
  const discount = discountOf(price, listPrice);
  const module = product.category === 'solar-panels' || family === 'rooftop-kit';
  return [
    ['brand is listed', brands.some(({ slug }) => slug === product.brand), product.brand],
    ['category is listed', categories.some(({ slug }) => slug === product.category), product.category],
    ['price is at most the list price', price <= listPrice, `₹${price} against ₹${listPrice}`],
    [
      'placement is deserved by the discount',
      discount >= (LEAST_DISCOUNT[placement] ?? 0),
      `${discount} % in ${placement}`,
    ],
    [
      'ALMM and DCR are for modules and their kits',
      module || !(almm || dcr),
      `a ${family} has ALMM ${almm} and DCR ${dcr}`,
    ],
    ['DCR implies ALMM', almm || !dcr, `DCR ${dcr}, ALMM ${almm}`],
    [
      'DCR products list their certificate',
      dcr === certifications.some((one) => one.startsWith('DCR certificate')),
      certifications.join('; '),
    ],
  ];
}

/** The rules for the catalogue as a whole: enough of everything that no page of the shop is empty. */
export function shopChecks({ brands, categories, products }: Shop): Checked[] {
  const has = (test: (product: AnyProduct) => boolean) => products.some(test);
  const twice = repeated([
    ...brands.map(({ slug }) => `brand ${slug}`),
    ...categories.map(({ slug }) => `category ${slug}`),
    ...products.map(({ slug }) => slug),
  ]);
  const skusTwice = repeated(products.map(({ sku }) => sameSku(sku)));
  const unused = PLACEMENTS.filter((placement) => !has((product) => product.placement === placement));
  return [
    {
      subject: 'The catalogue',
      checks: [
        ['there are 60 products or more', products.length >= LEAST_PRODUCTS, `${products.length}`],
        ['there are 6 brands or more', brands.length >= LEAST_BRANDS, `${brands.length}`],
        ['no slug comes twice', twice.length === 0, twice.join(', ')],
        ['no SKU comes twice', skusTwice.length === 0, skusTwice.join(', ')],
        ['every placement has products', unused.length === 0, `none in ${unused.join(', ')}`],
      ],
    },
    ...brands.map(({ slug }) => ({
      subject: `Brand ${slug}`,
      checks: [['brand has products', has(({ brand }) => brand === slug), 'none'] as const],
    })),
    ...categories.map(({ slug }) => {
      const within = products.filter(({ category }) => category === slug);
      const placed = (placement: AnyProduct['placement']) =>
        within.filter((product) => product.placement === placement).length;
      const checks: Check[] = [
        ['category has products', within.length > 0, 'none'],
        [
          'Flash Delas holds one product of every category',
          placed('Flash Delas') === (slug === PARTS ? 0 : 1),
          `${placed('Flash Delas')}`,
        ],
        ['Top products holds one or more of every category', placed('Top products') >= 1, 'none'],
      ];
      return { subject: `Category ${slug}`, checks };
    }),
  ];
}

const repeated = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];
