import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromRupees } from '#src/kernel/money.ts';
import { transact } from '#src/platform/database/transact.ts';
import { archiveProduct } from '#src/shop/catalogue/products/archive-product.ts';
import { browseProducts, type Filter } from '#src/shop/catalogue/products/browse-products.ts';
import { createProduct } from '#src/shop/catalogue/products/create-product.ts';
import { updateProduct } from '#src/shop/catalogue/products/update-product.ts';
import { OWNER, openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { readSearch } from './read-search.ts';
import { selectPool } from './search.store.ts';
import { suggestProducts } from './suggest-products.ts';

let platform: TestPlatform;
const ids: Record<string, string> = {};
beforeAll(async () => {
  platform = await openPlatform();
  await platform.db
    .insertInto('category')
    .values([
      { slug: 'solar-panels', name: 'Solar Panels', noun: 'solar panel', blurb: '', position: 1, picture: null },
      { slug: 'solar-pumps', name: 'Solar Pumps', noun: 'solar pump', blurb: '', position: 2, picture: null },
      {
        slug: 'solar-inverters',
        name: 'Solar Inverters',
        noun: 'solar inverter',
        blurb: '',
        position: 3,
        picture: null,
      },
      {
        slug: 'solar-batteries',
        name: 'Solar Batteries',
        noun: 'solar battery',
        blurb: '',
        position: 4,
        picture: null,
      },
      { slug: 'ev-chargers', name: 'EV Chargers', noun: 'EV charger', blurb: '', position: 6, picture: null },
      {
        slug: 'solar-water-heaters',
        name: 'Solar Water Heaters',
        noun: 'solar water heater',
        blurb: '',
        position: 5,
        picture: null,
      },
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
  await make('tube', '100 L Evacuated-Tube Geyser with Lamp', 'Solar Water Heaters', 19_000);
  await make('charger', '7 kW EV Charger', 'EV Chargers', 19_500);
  await transact(platform, (write) =>
    updateProduct(platform, write, ids['panel'] as string, { description: 'Comes with a clamp.' }),
  );
});
afterAll(() => platform?.close());

const found = async (q: string) =>
  (await suggestProducts(platform, q)).products.map(({ id }) => Object.keys(ids).find((key) => ids[key] === id));
const browse = (filter: Filter) => browseProducts(platform, { filter, page: 1, limit: 24 });

describe('a SKU', () => {
  beforeAll(async () => {
    const give = (key: string, sku: string) =>
      transact(platform, (write) => updateProduct(platform, write, ids[key] as string, { sku }));
    await give('panel', 'WR-540');
    await give('tube', 'WR-540/T');
    await give('battery', 'Inver-150');
    await give('charger', 'QZX/7 K');
  });
  it.each([
    ['in upper or lower case', 'wr-540', ['panel', 'tube']],
    ['without its punctuation', 'wr540', ['panel', 'tube']],
    ['among other words', 'price of WR-540', ['panel']],
    ['by its first characters', 'wr-5', ['panel', 'tube']],
    ['by first letters that mean nothing else', 'qzx', ['charger']],
    ['with punctuation at its end', 'WR-540/', ['panel', 'tube']],
    ['that the shop has generated', 'P-00', ['pump', 'inverter']],
  ])('finds its product first %s', async (_, q, keys) => {
    expect((await found(q)).slice(0, keys.length)).toEqual(keys);
    const { asked, corrected } = await readSearch(platform, q);
    expect(corrected).toBeUndefined();
    expect((await browse({ search: asked })).items[0]?.id).toBe(ids[keys[0] as string]);
  });
  it('does not displace what a word finds', async () => {
    expect((await found('inver'))[0]).toBe('inverter');
    expect((await found('540 w'))[0]).toBe('panel');
  });
  it('of a draft or an archived product finds nothing', async () => {
    await transact(platform, (write) => createProduct(platform, write, { name: 'Draft', sku: 'HID-1' }));
    expect(await found('hid-1')).toEqual([]);
  });
});

describe('a search finds', () => {
  it.each([
    ['the beginning of a word', 'inver', 'inverter'],
    ['a plural', 'panels', 'panel'],
    ['a typo', 'invertr', 'inverter'],
    ['another', 'tubulr batery', 'battery'],
    ['figures joined to their unit', '5kw', 'inverter'],
    ['and apart from it', '150 ah', 'battery'],
    ['a synonym', 'geyser', 'heater'],
    ['two words for one', 'pump set', 'pump'],
    ['Hindi in Latin letters', 'saur panal', 'panel'],
    ['Hindi', 'इन्वर्टर', 'inverter'],
    ['Gujarati', 'બેટરી', 'battery'],
    ['a Hindi sentence', 'घर के लिए बैटरी', 'battery'],
    ['Hindi with a joiner that the keyboard put in', 'इन्\u200dवर्टर', 'inverter'],
    ['a beginning longer than the stem', 'submersib', 'pump'],
    ['a word that a name and a synonym share', 'flat plate', 'heater'],
    ['a word that is only in a description', 'clamp', 'panel'],
    ['a short word before words that merely begin with it', 'ev', 'charger'],
  ])('%s', async (_, q, key) => expect((await found(q))[0]).toBe(key));

  it('what can be bought before what is sold out', async () =>
    expect(await found('inverter')).toEqual(['inverter', 'small']));

  it('something where not all words match together', async () =>
    expect(await found('battery pump')).toEqual(expect.arrayContaining(['battery', 'pump'])));

  it('a product under its new name at once, and no longer under the old one', async () => {
    await transact(platform, (write) =>
      updateProduct(platform, write, ids['panel'] as string, { name: 'Zephyr module', title: 'Zephyr' }),
    );
    expect(await found('zephyr')).toEqual(['panel']);
    expect(await found('540')).toEqual([]);
    await transact(platform, (write) =>
      updateProduct(platform, write, ids['panel'] as string, { name: '540 W Mono Panel', title: '540' }),
    );
  });

  it('nothing, without failing, for what is not a word', async () => {
    for (const q of [
      '',
      '  ',
      `'"\\&|!():*<->`,
      '%%%',
      '\u0001\u0002',
      'qqqqqqqq',
      'a'.repeat(100_000),
      "'; drop table product; --",
      '☀️',
      '5:*',
      '-1',
    ])
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
    const { items, total, facets } = await browse({ priceFrom: 2_000_000, available: true });
    expect(items.map(({ name }) => name).sort()).toEqual([
      '200 L Geyser, Flat Plate',
      '5 HP Submersible Pump',
      '5 kW Hybrid Inverter',
    ]);
    expect(total).toBe(3);
    expect(facets.categories).toEqual({ 'solar-pumps': 1, 'solar-inverters': 1, 'solar-water-heaters': 1 });
    expect(facets.available).toBe(3);
    expect((await browse({ priceFrom: 2_000_000 })).facets.categories['solar-inverters']).toBe(2);
  });

  it('counts a facet without its own choice', async () => {
    const { facets, total } = await browse({ category: 'solar-panels' });
    expect(total).toBe(1);
    expect(facets.categories).toMatchObject({ 'solar-panels': 1, 'solar-inverters': 2, 'solar-pumps': 1 });
  });

  it('shows a change at once: stock, price, a new product, a removed one', async () => {
    const stockOf = async () => (await browse({ category: 'solar-inverters', available: true })).total;
    expect(await stockOf()).toBe(1);
    await transact(platform, (write) => updateProduct(platform, write, ids['small'] as string, { stock: 3 }));
    expect(await stockOf()).toBe(2);
    const cheapest = async () =>
      (await browseProducts(platform, { filter: {}, sort: 'price-up', page: 1, limit: 1 })).items[0]?.id;
    expect(await cheapest()).toBe(ids['panel']);
    await transact(platform, (write) =>
      updateProduct(platform, write, ids['pump'] as string, { price: fromRupees(10) }),
    );
    expect(await cheapest()).toBe(ids['pump']);
    await transact(
      platform,
      async (write) =>
        void (await createProduct(platform, write, {
          name: 'New',
          category: 'Solar Pumps',
          price: fromRupees(5),
          stock: 1,
        })),
    );
    expect((await browse({ category: 'solar-pumps' })).total).toBe(2);
    await archiveProduct(platform, OWNER, ids['pump'] as string);
    expect((await browse({ category: 'solar-pumps' })).total).toBe(1);
  });
});

describe('the database', () => {
  it.each(['document', 'called'] as const)('finds the same products by the index alone (%s)', async (within) => {
    for (const query of ["'5'", "'kw' & ('inverter')", "'battery' | 'panel'", "'nothing'", "('pan':*) & '540'"]) {
      const [any, indexed] = await Promise.all(
        [false, true].map((by) => selectPool(platform.db, { query, within, categories: [], indexed: by })),
      );
      expect(indexed?.toSorted()).toEqual(any?.toSorted());
      if (query.includes('battery')) expect(indexed?.length).toBeGreaterThan(1);
    }
  });

  it('is not asked for words that a beginning finds anyway', async () => {
    const queryOf = async (typed: string) => (await readSearch(platform, typed)).asked?.terms[0]?.anywhere;
    expect(await queryOf('inv')).toBe("(('inv':*))");
    // The beginning of a word can be longer than its stem.
    expect(await queryOf('submersib')).toBe("(('submersib':*) | ('submersible'))");
  });
});
