import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromRupees } from '#src/kernel/money.ts';
import { transact } from '#src/platform/database/transact.ts';
import { createProduct } from '#src/shop/catalogue/products/create-product.ts';
import { updateProduct } from '#src/shop/catalogue/products/update-product.ts';
import { openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { suggestProducts } from './suggest-products.ts';

// migrations/0120_search_lexemes.sql: a query with beginnings finds the same as one in which they are spelled out.

const NAMES = [
  '5 kW Hybrid Inverter, Off-Grid',
  '3 kW String Inverter, On-Grid',
  '540 W Mono Panel 17',
  'Inverter Trolley 17 with Investor Plate',
  "O'Brien \\ Hybrid Panel 17",
  'सौर पैनल Hybridised 17',
  ...Array.from({ length: 45 }, (_, at) => `Word${String.fromCharCode(97 + (at % 26))}${at > 25 ? 'x' : 'y'}z Panel`),
];

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform();
  await platform.db
    .insertInto('category')
    .values({ slug: 'solar-panels', name: 'Solar Panels', noun: 'solar panel', blurb: '', position: 1, picture: null })
    .execute();
  for (const name of NAMES) await make(name);
});
afterAll(() => platform.close());

const make = (name: string) =>
  transact(platform, (write) =>
    createProduct(platform, write, { name, category: 'Solar Panels', price: fromRupees(1_000), stock: 1, title: name }),
  );

async function found(words: string, spelledOut: boolean, called: boolean): Promise<string[]> {
  const column = sql.ref(called ? 'called' : 'document');
  const { rows } = await sql<{ id: string }>`${
    spelledOut
      ? sql`select id from products_with(${words}, ${called}, 1000) as id`
      : sql`select product_id as id from product_search where ${column} @@ to_tsquery('english', ${words})`
  } order by id`.execute(platform.db);
  return rows.map(({ id }) => id);
}

const quoted = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

const term = fc
  .tuple(
    fc.constantFrom(
      'hybrid',
      'inverter',
      'investor',
      'panel',
      'word',
      'wordaxz',
      'off-grid',
      '17',
      'पैनल',
      "o'brien",
      'nothing',
      '\\',
      'the',
    ),
    fc.nat(10),
    fc.boolean(),
  )
  .map(([word, letters, begins]) => `${quoted(word.slice(0, Math.max(1, letters)))}${begins ? ':*' : ''}`);

it('finds the same with beginnings spelled out', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(term, fc.constantFrom('&', '|', '<->')), { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      async (terms, called) => {
        const words = terms.map(([one, join], at) => (at ? `${join} ${one}` : one)).join(' ');
        expect(await found(words, true, called)).toEqual(await found(words, false, called));
      },
    ),
    { numRuns: 150 },
  );
});

it.each([
  ["'hybrid':* & '17'", "( 'hybrid' | 'hybridis' ) & '17'"],
  ["'inve':*", "'invert' | 'investor'"],
  ["'nothing':*", "'noth':*"],
  ["'word':*", "'word':*"], // more than forty
  ["'hybrid':*A", "'hybrid':*A"],
])('%s asks for the words that products have', async (words, wanted) => {
  const { rows } = await sql<{
    query: string;
  }>`select spelled_out(to_tsquery('english', ${words}))::text as query`.execute(platform.db);
  expect(rows).toEqual([{ query: wanted }]);
});

it('knows a new word from the moment on at which a product has it', async () => {
  const names = async () => (await suggestProducts(platform, 'zeph 17')).products.map(({ name }) => name);
  expect(await names()).not.toContain('Zephyr Panel 17');
  const id = await make('Breeze Panel 17');
  await transact(platform, (write) => updateProduct(platform, write, id, { name: 'Zephyr Panel 17' }));
  expect(await names()).toEqual(['Zephyr Panel 17']);
});
