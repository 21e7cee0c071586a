import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blankDetails } from '#src/kernel/product-details.ts';
import { COLUMN_FIELDS } from '#src/kernel/product-fields.ts';
import { transact } from '#src/platform/database/transact.ts';
import { openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { copyProduct } from './copy-product.ts';
import { createProduct } from './create-product.ts';
import { readDetails } from './detail-columns.store.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform?.close());

const row = (id: string) =>
  platform.db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const DETAILS = {
  ...blankDetails(),
  hsn: '854143',
  gstPercent: 12.5,
  gstFrom: '2025-09-22',
  countryOfOrigin: 'Japan',
  warranty: { years: 12, words: 'On the product' },
  specification: { vocV: 49.5, outputs: [12, 'USB-C'] },
  certifications: ['IS 14286'],
  almm: true,
  dimensionsMm: [2279, 1134, 35],
  weightKg: 28.5,
};

it('keeps the details of a product as given, and a copy has them too', async () => {
  const id = await transact(platform, (write) =>
    createProduct(platform, write, { name: 'Panel', stock: 3, ...DETAILS }),
  );
  const made = await row(id);
  expect(readDetails(made)).toEqual(DETAILS);
  expect(made.gstClass).toBeNull();
  const copy = await row(await transact(platform, (write) => copyProduct(platform, write, id)));
  expect(readDetails(copy)).toEqual(DETAILS);
  expect(copy).toMatchObject({ stock: 0, pricePaise: 0 });
  expect(copy.sku).not.toBe(made.sku);
});

it('says of each column whether the search index depends on it', async () => {
  const { rows } = await sql<{ name: string }>`
    select a.attname as name from pg_trigger t, unnest(t.tgattr) as followed, pg_attribute a
     where t.tgname = 'product_search_update' and a.attrelid = t.tgrelid and a.attnum = followed`.execute(platform.db);
  const searchable = COLUMN_FIELDS.flatMap(({ key, searchable: is }) => (is ? [key] : []));
  expect(rows.map(({ name }) => name).sort()).toEqual(searchable.sort());
});
