import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '#src/platform/database/transact.ts';
import { fromRupees } from '#src/platform/money.ts';
import { browseProducts } from '#src/shop/catalogue/browse-products.ts';
import { createProduct } from '#src/shop/catalogue/create-product.ts';
import { readSearch } from '#src/shop/catalogue/read-search.ts';
import { suggestProducts } from '#src/shop/catalogue/suggest-products.ts';
import { updateProduct } from '#src/shop/catalogue/update-product.ts';
import { openPlatform, type TestPlatform } from '#tests/support/platform.ts';

let platform: TestPlatform;
const ids: Record<string, string> = {};
beforeAll(async () => {
  platform = await openPlatform();
  await platform.db
    .insertInto('category')
    .values([
      { slug: 'solar-panels', name: 'Solar Panels', noun: 'solar panel', blurb: '', position: 1, picture: null },
      { slug: 'solar-pumps', name: 'Solar Pumps', noun: 'solar pump', blurb: '', position: 2, picture: null },
      { slug: 'solar-inverters', name: 'Solar Inverters', noun: 'solar inverter', blurb: '', position: 3, picture: null },
      { slug: 'solar-batteries', name: 'Solar Batteries', noun: 'solar battery', blurb: '', position: 4, picture: null },
      { slug: 'solar-water-heaters', name: 'Solar Water Heaters', noun: 'solar water heater', blurb: '', position: 5, picture: null },
    ])
    .execute();
  const make = async (key: string, name: string, category: string, price: number, stock = 5) => {
    await transact(platform, async (write) => {
      ids[key] = await createProduct(platform, write, { name, category, price: fromRupees(price), stock, title: name });
    });
  };
  await make('panel', '540 W Mono Panel', 'Solar Panels', 13_000);
  await make('pump', '5 HP Submersible Pump', 'Solar Pumps', 90_000);
  await make('inverter', '5 kW Hybrid Inverter', 'Solar Inverters', 65_000);
  await make('small', '3 kW String Inverter', 'Solar Inverters', 23_000, 0);
  await make('battery', '150 Ah Tubular Battery', 'Solar Batteries', 15_000);
  await make('heater', '200 L Geyser, Flat Plate', 'Solar Water Heaters', 30_000);
}, 60_000);
afterAll(() => platform?.close());

const found = async (q: string) => (await suggestProducts(platform, q)).products.map(({ id }) => Object.keys(ids).find((key) => ids[key] === id));
const query = { page: 1, limit: 24 };
const KNOWN = { categories: ['solar-panels', 'solar-inverters'], brands: [] };

describe('a search finds', () => {
  it.each([
    ['the beginning of a word', 'inver', 'inverter'],
    ['a plural', 'panels', 'panel'],
    ['a typing error', 'invertr', 'inverter'],
    ['another', 'tubulr batery', 'battery'],
    ['figures with their unit, written together', '5kw', 'inverter'],
    ['and apart', '150 ah', 'battery'],
    ['another word for the same', 'geyser', 'heater'],
    ['two words for one', 'pump set', 'pump'],
    ['Hindi in Latin letters', 'saur panal', 'panel'],
    ['Hindi', 'इन्वर्टर', 'inverter'],
    ['Gujarati', 'બેટરી', 'battery'],
    ['a Hindi sentence', 'घर के लिए बैटरी', 'battery'],
  ])('%s', async (_, q, key) => expect((await found(q))[0]).toBe(key));

  it('what can be bought before what is sold out', async () => expect(await found('inverter')).toEqual(['inverter', 'small']));

  it('something where not all words fit together', async () => expect(await found('battery pump')).toEqual(expect.arrayContaining(['battery', 'pump'])));

  it('a product under its new name at once, and no longer under the old', async () => {
    await transact(platform, (write) => updateProduct(platform, write, ids['panel'] as string, { name: 'Zephyr module', title: 'Zephyr' }));
    expect(await found('zephyr')).toEqual(['panel']);
    expect(await found('540')).toEqual([]);
    await transact(platform, (write) => updateProduct(platform, write, ids['panel'] as string, { name: '540 W Mono Panel', title: '540' }));
  });

  it('nothing, and does not fail, for what is no word', async () => {
    for (const q of ['', '  ', `'"\\&|!():*<->`, '%%%', '\u0001\u0002', 'qqqqqqqq', 'a'.repeat(100_000), "'; drop table product; --", '☀️', '5:*', '-1'])
      await expect(suggestProducts(platform, q)).resolves.toBeDefined();
    expect(await found('qqqqqqqq')).toEqual([]);
  });

  it('and says which words it searched instead', async () => {
    expect((await readSearch(platform, 'submersble')).corrected).toBe('submersible');
    expect((await readSearch(platform, 'submersible')).corrected).toBeUndefined();
  });
});

describe('the list', () => {
  it('filters by price, availability and category, and counts what each further choice would show', async () => {
    const { items, total, facets } = await browseProducts(platform, { ...query, priceFrom: 2_000_000, available: true }, KNOWN);
    expect(items.map(({ name }) => name).sort()).toEqual(['200 L Geyser, Flat Plate', '5 HP Submersible Pump', '5 kW Hybrid Inverter']);
    expect(total).toBe(3);
    expect(facets.categories).toEqual({ 'solar-panels': 0, 'solar-inverters': 1 });
    expect(facets.available).toBe(3);
    expect((await browseProducts(platform, { ...query, priceFrom: 2_000_000 }, KNOWN)).facets.categories['solar-inverters']).toBe(2);
  });

  it('counts a dimension with its own choice left out', async () => {
    const { facets, total } = await browseProducts(platform, { ...query, category: 'solar-panels' }, KNOWN);
    expect(total).toBe(1);
    expect(facets.categories).toEqual({ 'solar-panels': 1, 'solar-inverters': 2 });
  });
});
