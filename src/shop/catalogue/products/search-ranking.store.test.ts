import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromRupees } from '#src/kernel/money.ts';
import { transact } from '#src/platform/database/transact.ts';
import { readSearch } from '#src/shop/catalogue/search/read-search.ts';
import { BROAD } from '#src/shop/catalogue/search/search.store.ts';
import { suggestProducts } from '#src/shop/catalogue/search/suggest-products.ts';
import { openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { browseProducts } from './browse-products.ts';
import { createProduct } from './create-product.ts';

const COPIES = 80;
const KINDS: [category: string, names: string[]][] = [
  ['Bicycles', ['Road Bicycle', 'Mountain Bicycle with Lamp and Pump', 'Folding Bicycle']],
  ['Bicycle Lamps', ['Front Lamp', 'Rear Lamp', 'Lamp for Helmets']],
  ['Bicycle Pumps', ['Floor Pump', 'Hand Pump', 'Pump with Gauge']],
  ['Bicycle Helmets', ['Town Helmet', 'Helmet with Lamp', 'Race Helmet']],
  ['Bicycle Tyres', ['28 inch Tyre', '26 inch Tyre', 'Winter Tyre']],
];

/** A shop whose owner entered it by hand: other things, other categories, no word of it known beforehand. */
let platform: TestPlatform;
const named = new Map<string, string>();
beforeAll(async () => {
  platform = await openPlatform();
  for (const [category, names] of KINDS) {
    for (const name of names) {
      await transact(platform, async (write) => {
        const description = 'Fits every bicycle, lamp, pump, tyre and helmet in this shop.';
        named.set(
          await createProduct(platform, write, {
            name,
            category,
            title: 'For every day',
            description,
            price: fromRupees(900),
            stock: 5,
          }),
          name,
        );
      });
    }
  }
});
afterAll(() => platform?.close());

const found = async (q: string) => (await suggestProducts(platform, q)).products.map(({ name }) => name);
const total = async (q: string) => {
  const { asked } = await readSearch(platform, q);
  return (await browseProducts(platform, { filter: { search: asked }, sort: 'relevance', page: 1, limit: 24 })).total;
};

describe('a shop of other goods', () => {
  it('ranks a category’s own products above names that only contain the word', async () => {
    expect(await found('lamp')).toEqual(['Front Lamp', 'Rear Lamp', 'Lamp for Helmets']);
    expect((await found('bicycle pump')).slice(0, 3)).toEqual(['Floor Pump', 'Hand Pump', 'Pump with Gauge']);
    expect((await found('bicycle')).slice(0, 3)).toEqual([
      'Road Bicycle',
      'Mountain Bicycle with Lamp and Pump',
      'Folding Bicycle',
    ]);
  });
  it('finds what the words mean where they are not a category', async () => {
    expect((await found('helmet with lamp'))[0]).toBe('Helmet with Lamp');
    expect((await found('26 inch'))[0]).toBe('26 inch Tyre');
    expect((await found('hemlet'))[0]).toContain('Helmet');
  });
  it('leaves out what only mentions the word', async () => {
    expect(await total('tyre')).toBe(3);
    expect(await total('lamp')).toBe(3);
  });
  it('shows mere mentions where nothing has that name', async () =>
    expect(await total('everyday shop')).toBeGreaterThan(0));
});

describe('a shop with thousands of products', () => {
  beforeAll(async () => {
    await sql`
      insert into product (id, name, title, description, category, placement, price_paise, list_price_paise, stock, created_at, updated_at, units_sold)
      select id || '-' || at, name || ' ' || at, title, description, category, placement, price_paise, list_price_paise, stock, created_at, updated_at, at % 50
        from product, generate_series(1, ${COPIES}::int) as at`.execute(platform.db);
    await sql`
      insert into product (id, name, title, description, category, placement, price_paise, list_price_paise, stock, created_at, updated_at, units_sold)
      select 'lamp-' || at, 'Road Lamp ' || at, 'Bright', 'A lamp.', category, placement, price_paise, list_price_paise, stock, created_at, updated_at, at % 50
        from product, generate_series(1, ${BROAD + 100}::int) as at where name = 'Front Lamp'`.execute(platform.db);
    await sql`vacuum analyze product, product_search`.execute(platform.db);
  });

  it('answers with the category that is meant, also where more match than can be ranked', async () => {
    for (const q of ['pump', 'helmet', 'lamp', 'bicycle lamps']) {
      const { products } = await suggestProducts(platform, q);
      const category = q.includes('lamp') ? 'Bicycle Lamps' : q === 'pump' ? 'Bicycle Pumps' : 'Bicycle Helmets';
      expect([...new Set(products.map((product) => product.category))], q).toEqual([category]);
    }
  });

  it('finds a single product among them', async () => {
    expect((await found('road lamp 777'))[0]).toBe('Road Lamp 777');
    expect((await found('hand pump 41'))[0]).toBe('Hand Pump 41');
  });
});
