import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromRupees } from '#src/kernel/money.ts';
import { transact, type Write } from '#src/platform/database/transact.ts';
import { writeSheet } from '#src/platform/spreadsheet/write-sheet.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { createProduct } from '#src/shop/catalogue/products/create-product.ts';
import { ensureBrand } from '#src/shop/catalogue/taxonomy/category.store.ts';
import { OWNER, openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { checkImport, IMPORT_QUEUE, showImport, startImport } from './check-import.ts';
import { planImport } from './plan-import.ts';
import type { ProductImport } from './product-import.ts';
import { runImport } from './run-import.ts';
import { undoImport } from './undo-import.ts';

// Sheets that are valid but unusual, and what happens at the same time as an import.

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform();
  platform.jobs.handle(IMPORT_QUEUE, async () => {});
  await platform.jobs.start('web');
});
afterAll(() => platform?.close());

const check = (text: string) => checkImport(platform, OWNER, { name: 'file.csv', bytes: Buffer.from(text) });
const createAll = ({ id, report }: ProductImport) =>
  planImport(platform, id, {
    names: report.unknown.map(({ kind, name }) => ({ kind, name, become: 'create' as const })),
  });
async function run({ id }: ProductImport): Promise<ProductImport> {
  await startImport(platform, id, { leaveOut: false });
  await runImport(platform, id);
  return showImport(platform, id);
}
const products = (...names: string[]) =>
  platform.db.selectFrom('product').selectAll().where('name', 'in', names).orderBy('name').execute();
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
const waiting = (most = 1) =>
  expect
    .poll(
      async () =>
        (
          await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
            platform.db,
          )
        ).rows.length,
    )
    .toBe(most);

it('keeps texts whose limit falls inside a surrogate pair', async () => {
  const long = (before: number) => `${'x'.repeat(before)}😀${'y'.repeat(200)}`;
  const heading = await check(`name,price,${long(199)}\nHeading lamp,1,a`);
  expect(heading.report.reading?.columns[2]?.heading).toBe('x'.repeat(199));
  const sample = await check(`name,price,note\nSample lamp,1,${long(119)}`);
  expect(sample.report.reading?.columns[2]?.samples).toEqual(['x'.repeat(119)]);
  const first = await check(`${long(119)}\nname,price\nTitled lamp,1`);
  expect(first.report.reading?.firstRows[0]?.text).toBe('x'.repeat(119));
  const fault = await check(`name,price\nFaulty lamp,${long(199)}`);
  expect(fault.report.faults).toMatchObject([{ value: 'x'.repeat(199) }]);
  const woo = await check(
    `Type,SKU,Name,Regular price,Categories,Short description\nsimple,WOO-1,Woo lamp,10,,${long(198)}`,
  );
  expect(woo.report.counts).toMatchObject({ new: 1 });
  const title = `${'x'.repeat(113)}😀😀`;
  const shopify = await check(
    `Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\nlamp,${title},Size,S,SHOP-1,10\nlamp,,,M,SHOP-2,10`,
  );
  expect(shopify.report.counts).toMatchObject({ new: 2 });
  for (const { name } of shopify.report.sample) expect(name.isWellFormed(), name).toBe(true);
});

it('makes one category of two names with the same slug', async () => {
  const done = await run(
    await createAll(await check('name,price,category\nLight a,1,Yard Lights\nLight b,1,Yard-Lights')),
  );
  expect(done).toMatchObject({ state: 'done', report: { counts: { new: 2 } } });
  expect(new Set((await products('Light a', 'Light b')).map(({ category }) => category))).toEqual(
    new Set(['yard-lights']),
  );
  expect((await undoImport(platform, OWNER, done.id)).undone).toMatchObject({ removed: 2, categories: 1 });
});

it('creates a name with a non-ASCII first letter once', async () => {
  const done = await run(await createAll(await check('name,price,brand\nAccent a,1,Éclat\nAccent b,1,Éclat')));
  expect(done.state).toBe('done');
  const again = await run(await check('name,price,brand\nAccent c,1,Éclat'));
  expect(again.state).toBe('done');
  expect(new Set((await products('Accent a', 'Accent b', 'Accent c')).map(({ brand }) => brand))).toEqual(
    new Set(['eclat']),
  );
});

it('recognises a name with a non-ASCII first letter', async () => {
  await run(await check('name,price\nÉtoile lamp,1'));
  expect((await check('name,price\nÉtoile lamp,2')).report.faults).toMatchObject([{ code: 'name-taken' }]);
});

describe('a SKU', () => {
  it('is looked up as it is stored, however many spaces were typed', async () => {
    await run(await check('sku,name,price\nAB 12,Spaced lamp,10'));
    const file = await check('sku,name,price\nAB   12,Spaced lamp,20');
    expect(file.report.counts).toMatchObject({ changed: 1, refused: 0 });
    expect((await run(file)).state).toBe('done');
    expect(await products('Spaced lamp')).toMatchObject([{ pricePaise: 2000, sku: 'AB 12' }]);
    expect((await check('sku,name,price\nCD 1,One,1\nCD  1,Two,1')).report.faults.map(({ code }) => code)).toEqual([
      'sku-twice',
      'sku-twice',
    ]);
  });

  it('given to a product meanwhile makes its row a change of that product', async () => {
    const file = await check('sku,name,price\nRACE-1,Raced lamp,10');
    await startImport(platform, file.id, { leaveOut: false });
    const commit = await held((write) =>
      createProduct(platform, write, { sku: 'Race-1', name: 'By hand', price: fromRupees(5), stock: 3 }),
    );
    const running = runImport(platform, file.id);
    await waiting();
    await commit();
    await running;
    expect(await showImport(platform, file.id)).toMatchObject({
      state: 'done',
      report: { counts: { new: 0, changed: 1 } },
    });
    expect(await products('Raced lamp', 'By hand')).toMatchObject([{ name: 'Raced lamp', pricePaise: 1000 }]);
  });

  it('taken by other products again and again fails the import with a reason', async () => {
    const file = await check('sku,name,price\nLOST-1,Lost lamp,10');
    await startImport(platform, file.id, { leaveOut: false });
    // Stands for somebody who is faster every time, and whose product is gone again by the time the import looks.
    await sql
      .raw(`create function always_taken() returns trigger language plpgsql as $$ begin
      if new.sku = 'LOST-1' then raise unique_violation using constraint = 'product_sku_key'; end if; return new; end $$`)
      .execute(platform.db);
    await sql
      .raw('create trigger always_taken before insert on product for each row execute function always_taken()')
      .execute(platform.db);
    await runImport(platform, file.id);
    await sql.raw('drop trigger always_taken on product').execute(platform.db);
    expect(await showImport(platform, file.id)).toMatchObject({
      state: 'failed',
      message: 'import-sku-taken',
    });
  });

  it('given by a later row is not generated for an earlier one', async () => {
    const before = await run(await check('name,price\nCounting lamp,1'));
    expect(before.state).toBe('done');
    const [counted] = await products('Counting lamp');
    const given = `P-${String(Number(counted?.number) + 1).padStart(6, '0')}`;
    const done = await run(await check(`name,price,sku\nWithout lamp,1,\nWith lamp,1,${given}`));
    expect(done.state).toBe('done');
    expect(await products('With lamp')).toMatchObject([{ sku: given }]);
  });
});

it('reads figures by the category that is created with their products', async () => {
  await run(
    await createAll(
      await check('sku,name,price,category,spec.vocV,spec.peakPowerWp\nFIG-1,Figure panel,1,Solar Panels,50.5 V,540'),
    ),
  );
  expect(await products('Figure panel')).toMatchObject([
    { category: 'solar-panels', specification: { vocV: 50.5, peakPowerWp: 540 } },
  ]);
});

it('takes no property that every object has for a figure, and refuses too wide a sheet', async () => {
  const file = await check('sku,name,price,spec.constructor,spec.toString\nPRO-1,Natural lamp,1,a,b');
  expect(file.report).toMatchObject({ faultCount: 0, counts: { new: 1 } });
  expect(file.report.reading?.columns.map(({ field }) => field)).toEqual(['sku', 'name', 'price', '', '']);
  const wide = (filled: number) => Array.from({ length: 600 }, (_, at) => (at < filled ? `h${at}` : '')).join(',');
  await expect(check(`name,price,${wide(499)}\nWide lamp,1`)).rejects.toMatchObject({ code: 'invalid' });
  expect((await check(`name,price,${wide(498)}\nWide lamp,1`)).report.counts).toMatchObject({ new: 1 });
});

it('refuses a row whose brand is removed meanwhile, and says so', async () => {
  await transact(platform, ({ trx }) => ensureBrand(trx, 'Leaving Brand'));
  const file = await check('name,price,brand\nLeft lamp,1,Leaving Brand');
  await startImport(platform, file.id, { leaveOut: false });
  const commit = await held(({ trx }) => trx.deleteFrom('brand').where('slug', '=', 'leaving-brand').execute());
  const running = runImport(platform, file.id);
  await waiting();
  await commit();
  await running;
  expect(await showImport(platform, file.id)).toMatchObject({
    state: 'failed',
    message: 'import-outdated',
  });
});

it('keeps a name that somebody else creates meanwhile when it is undone', async () => {
  const file = await createAll(
    await check('name,price,brand,category\nMeanwhile lamp,1,Meanwhile Brand,Aside Category'),
  );
  await startImport(platform, file.id, { leaveOut: false });
  const commit = await held(({ trx }) => ensureBrand(trx, 'Meanwhile Brand'));
  const running = runImport(platform, file.id);
  await waiting();
  await commit();
  await running;
  expect((await undoImport(platform, OWNER, file.id)).undone).toMatchObject({ removed: 1, brands: 0, categories: 1 });
});

it('is not held up by any cell, however it is written', async () => {
  const most = 900_000;
  const long = (piece: string, end = '') => `"${piece.repeat(Math.floor(most / piece.length))}${end}"`;
  const rows: [string, string][] = [
    [`name,price,${long('(')}`, 'Slow lamp a,1,b'],
    ['name,price,gst_from', `Slow lamp b,1,${long('T00:00', '\nx')}`],
    ['name,price,colour', `Slow lamp c,1,${long('.jpg?', ' x').replace('"', '"https://a.example/')}`],
    ['name,price,category,spec.vocV', `Slow lamp d,1,Solar Panels,${long('1', 'x')}`],
    ['name,price,other_images', `Slow lamp e,1,"a${' '.repeat(49_000)}b"`],
    ['Type,SKU,Name,Regular price,Categories,Images', `simple,SLOW-1,Slow lamp f,10,,"a${' '.repeat(most)}b"`],
    ['Type,SKU,Name,Regular price,Categories', `"a${' '.repeat(most)}b",SLOW-2,Slow lamp g,10,`],
  ];
  for (const [headings, row] of rows)
    expect((await check(`${headings}\n${row}`)).report.counts.rows, headings.slice(0, 80)).toBe(1);
  const unknown = (await check(`name,price,brand\nSlow lamp h,1,${long('b')}`)).report;
  expect(unknown).toMatchObject({ unknown: [], faults: [{ code: 'unknown-brand' }] });
});

it('takes an unpaired surrogate, which Excel can write, for an unknown letter', async () => {
  const parts: Uint8Array[] = [];
  async function* each() {
    yield ['name', 'price', 'note', 'in_the_box'];
    yield ['Half lamp', 1, '_xD83D_', '_xD83D_ | b'];
  }
  for await (const part of writeSheet(each(), 'xlsx')) parts.push(part);
  const file = await checkImport(platform, OWNER, { name: 'file.xlsx', bytes: Buffer.concat(parts) });
  expect((await run(file)).state).toBe('done');
  expect(await products('Half lamp')).toMatchObject([{ inTheBox: ['\ufffd', 'b'] }]);
});

it('sees no change in a figure that is written differently', async () => {
  await run(
    await createAll(
      await check('sku,name,price,category,spec.vocV,spec.peakPowerWp\nFIG-2,Figured panel,1,Solar Panels,50.5,540'),
    ),
  );
  expect((await check('sku,spec.vocV\nFIG-2,50.50 V')).report).toMatchObject({
    faultCount: 0,
    counts: { unchanged: 1, changed: 0 },
  });
});

it('keeps both of two simultaneous plans, or refuses one', async () => {
  const file = await check('A list\nThing,Worth,Brand\nTwice lamp,1,Plan Brand');
  // Both have read the former plan before either can write.
  const commit = await held(({ trx }) =>
    trx.selectFrom('productImport').select('id').where('id', '=', file.id).forUpdate().execute(),
  );
  const planning = Promise.allSettled([
    planImport(platform, file.id, { fields: ['name', 'price', 'brand'] }),
    planImport(platform, file.id, { names: [{ kind: 'brand', name: 'Plan Brand', become: 'create' }] }),
  ]);
  await waiting(2);
  await commit();
  const [one, two] = await planning;
  const { plan } = await platform.db
    .selectFrom('productImport')
    .select('plan')
    .where('id', '=', file.id)
    .executeTakeFirstOrThrow();
  const kept = [one.status === 'fulfilled' && 'fields', two.status === 'fulfilled' && 'names'].filter(Boolean);
  expect(Object.keys(plan).sort()).toEqual(kept.sort());
  for (const result of [one, two])
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'conflict' });
});

it('notifies the pages of brands and categories of imports, their undoing and a product’s form', async () => {
  const told: string[] = [];
  const stop = platform.live.listen({
    tell: (tags) => void told.push(...(tags === 'all' ? [] : tags)),
    close: () => {},
  });
  const hears = async (work: () => Promise<unknown>) => {
    told.length = 0;
    await work();
    expect(told).toContain(live('catalogue'));
  };
  const file = await createAll(await check('name,price,brand\nLive lamp,1,Live Brand'));
  await hears(() => run(file));
  await hears(() => undoImport(platform, OWNER, file.id));
  await hears(() =>
    transact(platform, (write) =>
      createProduct(platform, write, { name: 'Form lamp', price: fromRupees(1), category: 'Form Category' }),
    ),
  );
  stop();
});
