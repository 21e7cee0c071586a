import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromRupees } from '#src/kernel/money.ts';
import { transact, type Write } from '#src/platform/database/transact.ts';
import { archiveProduct } from '#src/shop/catalogue/products/archive-product.ts';
import { createProduct } from '#src/shop/catalogue/products/create-product.ts';
import { noteStock, returnStock } from '#src/shop/catalogue/products/stock.ts';
import { updateProduct } from '#src/shop/catalogue/products/update-product.ts';
import { FETCH_QUEUE } from '#src/shop/catalogue/remote-pictures/remote-picture.ts';
import { changeBrand } from '#src/shop/catalogue/taxonomy/manage-brands.ts';
import { changeCategory } from '#src/shop/catalogue/taxonomy/manage-categories.ts';
import { OWNER, openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { checkImport, IMPORT_QUEUE, showImport, startImport } from './check-import.ts';
import { planImport } from './plan-import.ts';
import { runImport } from './run-import.ts';
import { undoImport } from './undo-import.ts';

// What others do to an import's products before and while it is undone.

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform();
  for (const queue of [IMPORT_QUEUE, FETCH_QUEUE]) platform.jobs.handle(queue, async () => {});
  await platform.jobs.start('web');
});
afterAll(() => platform?.close());

async function imported(text: string) {
  const file = await checkImport(platform, OWNER, { name: 'file.csv', bytes: Buffer.from(text) });
  await planImport(platform, file.id, {
    names: file.report.unknown.map(({ kind, name }) => ({ kind, name, become: 'create' as const })),
  });
  await startImport(platform, file.id, { leaveOut: false });
  await runImport(platform, file.id);
  return showImport(platform, file.id);
}
const undo = async (id: string) => (await undoImport(platform, OWNER, id)).undone;
const named = (name: string) =>
  platform.db.selectFrom('product').selectAll().where('name', '=', name).executeTakeFirst();
const idOf = async (name: string) => String((await named(name))?.id);
const change = (id: string, draft: Parameters<typeof updateProduct>[3]) =>
  transact(platform, (write) => updateProduct(platform, write, id, draft));
/** A transaction that stays open until the returned function commits it. */
async function held(work: (write: Write) => Promise<unknown>): Promise<() => Promise<void>> {
  const [ready, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const done = transact(platform, async (write) => {
    await work(write);
    ready.resolve();
    await end.promise;
  });
  await Promise.race([ready.promise, done]);
  return () => {
    end.resolve();
    return done;
  };
}
const waiting = () =>
  expect
    .poll(
      async () =>
        (
          await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
            platform.db,
          )
        ).rows.length,
    )
    .toBeGreaterThan(0);

it('counts what is restored to an archived product meanwhile', async () => {
  await imported('sku,name,price,stock\nARC-1,Archived lamp,10,5');
  const { id } = await imported('sku,stock\nARC-1,15');
  const productId = await idOf('Archived lamp');
  await archiveProduct(platform, OWNER, productId);
  const commit = await held(async ({ trx }) => {
    await returnStock(trx, productId, 2);
    await noteStock(trx, [{ productId, change: 2 }], { reason: 'released', reference: 'a sale', at: new Date() });
  });
  const undoing = undo(id);
  await waiting();
  await commit();
  await undoing;
  const { rows } = await sql<{
    sum: number;
  }>`select sum(change)::integer as sum from stock_movement where product_id = ${productId}`.execute(platform.db);
  expect([(await named('Archived lamp'))?.stock, rows[0]?.sum]).toEqual([7, 7]);
});

it('keeps a name that another product gets meanwhile', async () => {
  const { id } = await imported('name,price,brand,category\nFirst of them,10,Beside Brand,Beside Category');
  const commit = await held((write) =>
    createProduct(platform, write, {
      name: 'Second of them',
      price: fromRupees(5),
      brand: 'Beside Brand',
      category: 'Beside Category',
    }),
  );
  const undoing = undo(id);
  await waiting();
  await commit();
  expect(await undoing).toMatchObject({ removed: 1, brands: 0, categories: 0 });
  expect(await named('Second of them')).toMatchObject({ brand: 'beside-brand', category: 'beside-category' });
});

it('leaves a SKU that another product gets meanwhile', async () => {
  await imported('sku,name,price\nFORMER-1,Renamed lamp,10');
  const productId = await idOf('Renamed lamp');
  const { id } = await imported(`id,sku\n${productId},LATER-1`);
  const commit = await held((write) =>
    createProduct(platform, write, { sku: 'former-1', name: 'Quicker lamp', price: fromRupees(5) }),
  );
  const undoing = undo(id);
  await waiting();
  await commit();
  expect(await undoing).toMatchObject({ keptCount: 1, kept: [{ id: productId, fields: ['sku'] }] });
  expect(await named('Renamed lamp')).toMatchObject({ sku: 'LATER-1' });
});

it('keeps names that have been edited since', async () => {
  const { id } = await imported(
    'name,price,brand,category\nWorked a,10,Worked Brand,Worked Category\nWorked b,10,Plain Brand,Plain Category',
  );
  await changeBrand(platform, OWNER, 'worked-brand', { words: { hi: { name: 'ब्रांड' } } });
  await changeCategory(platform, OWNER, 'worked-category', { blurb: 'What the owner says of it' });
  expect(await undo(id)).toMatchObject({ removed: 2, brands: 1, categories: 1 });
  expect(
    await platform.db.selectFrom('brand').select('slug').where('slug', 'in', ['worked-brand', 'plain-brand']).execute(),
  ).toEqual([{ slug: 'worked-brand' }]);
});

it('removes no product whose SKU or pictures have been changed since', async () => {
  const { id } = await imported(
    'name,price,sku\nNew SKU,10,WAS-1\nNew SKU of a made one,10,\nNew picture,10,\nLeft alone,10,\nLeft with a SKU,10,LEFT-1',
  );
  await change(await idOf('New SKU'), { sku: 'OWN-1' });
  await change(await idOf('New SKU of a made one'), { sku: 'OWN-2' });
  await change(await idOf('New picture'), { mainImage: '/brands/ruvanta.svg' });
  expect(await undo(id)).toMatchObject({ removed: 2, archived: 3 });
  for (const name of ['New SKU', 'New SKU of a made one', 'New picture'])
    expect(await named(name), name).toMatchObject({ archivedAt: expect.any(Date) });
  for (const name of ['Left alone', 'Left with a SKU']) expect(await named(name), name).toBeUndefined();
});

it('removes a product with the pictures fetched for it, and none that lost a picture of its own', async () => {
  const address = 'https://pictures.example/fetched.jpg';
  const { id } = await imported(
    `name,price,main_image,other_images\nFetched lamp,10,${address},\nStripped lamp,10,/brands/ruvanta.svg,/brands/orvani.svg\nOwn lamp,10,/brands/ruvanta.svg,`,
  );
  const productId = await idOf('Fetched lamp');
  // As the fetching job leaves it.
  const stem = `p-${'f'.repeat(24)}`;
  const url = `/media/${stem}-640.webp`;
  await platform.db
    .updateTable('remotePicture')
    .set({ state: 'done', stem })
    .where('productId', '=', productId)
    .execute();
  await platform.db
    .insertInto('productPicture')
    .values({ productId, position: 0, url, stem, width: 640, height: 640, widths: '[640]', webp: 640, placeholder: '' })
    .execute();
  await platform.db.updateTable('product').set({ mainImage: url }).where('id', '=', productId).execute();
  await change(await idOf('Stripped lamp'), { otherImages: [] });
  expect(await undo(id)).toMatchObject({ removed: 2, archived: 1 });
  expect(await named('Stripped lamp')).toMatchObject({ archivedAt: expect.any(Date) });
});

it('keeps the alternative texts that the owner has written, and brings back those of the pictures that it replaced', async () => {
  const [former, later] = ['/brands/ruvanta.svg', '/brands/orvani.svg'];
  const added = await imported(`name,price,main_image\nDescribed lamp,10,${former}\nPlain lamp,10,${former}`);
  await change(await idOf('Described lamp'), { pictureAlts: { [former]: 'A lamp on a wall' } });
  expect(await undo(added.id)).toMatchObject({ removed: 1, archived: 1 });
  expect(await named('Plain lamp')).toBeUndefined();

  await imported(`name,price,main_image\nReturning lamp,10,${former}\nStaying lamp,10,${former}`);
  const [returning, staying] = [await idOf('Returning lamp'), await idOf('Staying lamp')];
  for (const id of [returning, staying]) await change(id, { pictureAlts: { [former]: 'Former text' } });
  const { id } = await imported(`id,main_image\n${returning},${later}\n${staying},${later}`);
  await change(staying, { pictureAlts: { [later]: 'Later text' } });
  expect(await undo(id)).toMatchObject({ restored: 1, kept: [{ id: staying, fields: ['mainImage'] }] });
  const pictures = (productId: string) =>
    platform.db.selectFrom('productPicture').select(['url', 'alt']).where('productId', '=', productId).execute();
  expect(await pictures(returning)).toEqual([{ url: former, alt: 'Former text' }]);
  expect(await pictures(staying)).toEqual([{ url: later, alt: 'Later text' }]);
});
