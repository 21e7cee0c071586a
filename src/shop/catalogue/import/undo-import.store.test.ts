import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromRupees, ZERO_PAISE } from '#src/kernel/money.ts';
import { transact } from '#src/platform/database/transact.ts';
import { noteStock, takeStock } from '#src/shop/catalogue/products/stock.ts';
import { updateProduct } from '#src/shop/catalogue/products/update-product.ts';
import { seedCatalogue } from '#src/shop/catalogue/seed/seed-catalogue.ts';
import { OWNER, openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { checkImport, IMPORT_QUEUE, showImport, startImport } from './check-import.ts';
import { HOLDING } from './import-line.store.ts';
import { planImport } from './plan-import.ts';
import { runImport } from './run-import.ts';
import { undoImport } from './undo-import.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform();
  await seedCatalogue(platform);
  platform.jobs.handle(IMPORT_QUEUE, async () => {});
  await platform.jobs.start('web');
});
afterAll(() => platform?.close());

async function imported(text: string, create = false) {
  const file = await checkImport(platform, OWNER, { name: 'file.csv', bytes: Buffer.from(text) });
  if (create)
    await planImport(platform, file.id, {
      names: file.report.unknown.map(({ kind, name }) => ({ kind, name, become: 'create' as const })),
    });
  await startImport(platform, file.id, { leaveOut: false });
  await runImport(platform, file.id);
  return showImport(platform, file.id);
}
const undo = (id: string) => undoImport(platform, OWNER, id);
const everything = async () => {
  const products = await platform.db.selectFrom('product').selectAll().orderBy('id').execute();
  return products.map(({ version: _, updatedAt: __, ...product }) => product);
};
type Row = Awaited<ReturnType<typeof everything>>[number];
const bySku = (sku: string) => platform.db.selectFrom('product').selectAll().where('sku', '=', sku).executeTakeFirst();
const sell = (id: string, units: number) =>
  transact(platform, async ({ trx }) => {
    await noteStock(trx, [{ productId: id, change: -units }], {
      reason: 'reserved',
      reference: 'a sale',
      at: new Date(),
    });
    await takeStock(trx, id, units);
  });
/** Products whose stock is not the sum of their stock movements. */
const booksDiffer = async () =>
  (
    await sql<{ id: string }>`select p.id from product p left join stock_movement m on m.product_id = p.id
      group by p.id, p.stock having coalesce(sum(m.change), 0) <> p.stock`.execute(platform.db)
  ).rows;
const PANEL = 'ruvanta-550w-mono-perc-half-cut-panel';

it('leaves the shop as it was, to the last field', async () => {
  const [one, two] = (await everything()).slice(0, 2) as [Row, Row];
  const before = await everything();
  const cells = (row: Row) => [row.pricePaise / 100, row.listPricePaise / 100, row.stock, row.brand, row.category];
  const rows = [
    ['id', 'sku', 'name', 'price', 'list_price', 'stock', 'brand', 'category', 'title', 'main_image'],
    [one.id, '', 'New name of one', 12_345, 20_000, one.stock + 4, 'Undone Brand', 'Undone Category', 'T', ''],
    [two.id, 'UNDO-2', two.name, ...cells(two), 'Another title', two.mainImage],
    ['', 'UNDO-3', 'A new thing', 100, 200, 7, 'Undone Brand', 'Undone Category', '', ''],
  ];
  const done = await imported(rows.map((row) => row.join(',')).join('\n'), true);
  expect(done.report.counts).toMatchObject({ new: 1, changed: 2, refused: 0 });
  expect(await everything()).not.toEqual(before);
  const undone = await undo(done.id);
  expect(undone).toMatchObject({
    state: 'undone',
    undone: { removed: 1, archived: 0, restored: 2, keptCount: 0, brands: 1, categories: 1 },
  });
  expect(await everything()).toEqual(before);
  expect(
    (await platform.db.selectFrom('brand').select('slug').where('name', '=', 'Undone Brand').execute()).length,
  ).toBe(0);
  expect(
    (await platform.db.selectFrom('category').select('slug').where('name', '=', 'Undone Category').execute()).length,
  ).toBe(0);
  expect(await booksDiffer()).toEqual([]);
  const line = await platform.db
    .selectFrom('auditEntry')
    .selectAll()
    .where('act', '=', 'products.import-undone')
    .executeTakeFirstOrThrow();
  expect(line).toMatchObject({ subject: `import:${done.id}`, after: { removed: 1, restored: 2, file: 'file.csv' } });
  await expect(undo(done.id)).rejects.toMatchObject({ code: 'conflict' });
});

it('archives what was sold or edited since, and keeps the names that it uses', async () => {
  const done = await imported(
    'sku,name,price,stock,brand\nSOLD-1,Sold since,100,5,Kept Brand\nWORK-1,Worked on since,100,5,Kept Brand\nFREE-1,Left alone,100,5,Kept Brand',
    true,
  );
  const [sold, worked] = [await bySku('SOLD-1'), await bySku('WORK-1')];
  await sell(String(sold?.id), 2);
  await transact(platform, (write) =>
    updateProduct(platform, write, String(worked?.id), { description: 'Written by hand' }),
  );
  expect((await undo(done.id)).undone).toMatchObject({ removed: 1, archived: 2, brands: 0 });
  expect(await bySku('FREE-1')).toBeUndefined();
  expect(await bySku('SOLD-1')).toMatchObject({ stock: 3, archivedAt: expect.any(Date) });
  expect(await bySku('WORK-1')).toMatchObject({ description: 'Written by hand', archivedAt: expect.any(Date) });
  expect(await booksDiffer()).toEqual([]);
});

it('keeps what was changed since, says which, and takes stock back as a difference', async () => {
  const panel = await platform.db.selectFrom('product').selectAll().where('id', '=', PANEL).executeTakeFirstOrThrow();
  const other = await platform.db
    .selectFrom('product')
    .selectAll()
    .where('id', '<>', PANEL)
    .where('pricePaise', '>', ZERO_PAISE)
    .orderBy('number')
    .executeTakeFirstOrThrow();
  const done = await imported(
    `id,name,title,price,list_price,stock\n${PANEL},${panel.name},Imported title,11111,22222,${panel.stock + 10}\n${other.id},Imported name,${other.title},${Number(other.pricePaise) / 100},${Number(other.listPricePaise) / 100},${other.stock}`,
  );
  await sell(PANEL, 3);
  await transact(platform, (write) => updateProduct(platform, write, PANEL, { price: fromRupees(11_000) }));
  const { undone } = await undo(done.id);
  expect(undone).toMatchObject({
    restored: 2,
    keptCount: 1,
    kept: [{ id: PANEL, name: panel.name, fields: ['price', 'listPrice'] }],
  });
  const after = await platform.db.selectFrom('product').selectAll().where('id', '=', PANEL).executeTakeFirstOrThrow();
  expect(after).toMatchObject({
    title: panel.title,
    pricePaise: 1_100_000,
    listPricePaise: 2_222_200,
    stock: panel.stock - 3,
  });
  expect(
    await platform.db.selectFrom('product').select('name').where('id', '=', other.id).executeTakeFirstOrThrow(),
  ).toEqual({ name: other.name });
  expect(await booksDiffer()).toEqual([]);
});

describe('an import that cannot be undone', () => {
  it('is one from yesterday, one that never ran, and one that does not exist', async () => {
    const file = await checkImport(platform, OWNER, { name: 'file.csv', bytes: Buffer.from('name,price\nNever,1') });
    await expect(undo(file.id)).rejects.toMatchObject({ code: 'conflict' });
    await expect(undo('imp_none')).rejects.toMatchObject({ code: 'not-found' });
    const done = await imported('name,price\nLate lamp,1');
    platform.clock.pass(24 * 60 * 60 + 1);
    await expect(undo(done.id)).rejects.toMatchObject({ code: 'conflict' });
    expect(
      (await platform.db.selectFrom('product').select('id').where('name', '=', 'Late lamp').execute()).length,
    ).toBe(1);
  });
});

it('knows every table that prevents a product from being removed', async () => {
  const { rows } = await sql<{ name: string }>`select conrelid::regclass::text as name from pg_constraint
    where confrelid = 'product'::regclass and contype = 'f' and confdeltype <> 'c' order by 1`.execute(platform.db);
  expect(rows.map(({ name }) => name)).toEqual([...HOLDING, 'stock_movement'].sort());
});

it('undoes many at once', async () => {
  const count = 3000;
  const lines = Array.from({ length: count }, (_, at) => `Many ${at},${at + 1},4,BULK-${at}`).join('\n');
  const done = await imported(`name,price,stock,sku\n${lines}`);
  const began = performance.now();
  expect((await undo(done.id)).undone).toMatchObject({ removed: count });
  console.log(`undo: ${count} added products in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  expect((await platform.db.selectFrom('product').select('id').where('name', 'like', 'Many %').execute()).length).toBe(
    0,
  );
});
