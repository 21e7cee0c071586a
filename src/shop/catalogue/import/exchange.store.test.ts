import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromRupees } from '#src/kernel/money.ts';
import { transact } from '#src/platform/database/transact.ts';
import type { SheetFormat } from '#src/platform/spreadsheet/write-sheet.ts';
import { browseProducts } from '#src/shop/catalogue/products/browse-products.ts';
import { updateProduct } from '#src/shop/catalogue/products/update-product.ts';
import { seedCatalogue } from '#src/shop/catalogue/seed/seed-catalogue.ts';
import { OWNER, openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { LONG } from '#tests/support/rounds.ts';
import { cancelImport, checkImport, IMPORT_QUEUE, showImport, startImport } from './check-import.ts';
import { exportProducts } from './export-products.ts';
import { runImport } from './run-import.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform();
  await seedCatalogue(platform);
  platform.jobs.handle(IMPORT_QUEUE, async () => {});
  await platform.jobs.start('web'); // queues exist, but no worker runs: the tests run the jobs themselves
});
afterAll(() => platform?.close());

const exported = async (format: SheetFormat): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  for await (const part of await exportProducts(platform, {}, format)) parts.push(part);
  return Buffer.concat(parts);
};
const check = (text: string | Uint8Array) =>
  checkImport(platform, OWNER, { name: 'file.csv', bytes: typeof text === 'string' ? Buffer.from(text) : text });
async function imported(text: string, leaveOut = false) {
  const { id } = await check(text);
  await startImport(platform, id, { leaveOut });
  await runImport(platform, id);
  return showImport(platform, id);
}
const product = (id: string) =>
  platform.db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const count = async () =>
  (
    await platform.db
      .selectFrom('product')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;
const PANEL = 'ruvanta-550w-mono-perc-half-cut-panel';

describe.each(['csv', 'xlsx'] as const)('an export as %s', (format) => {
  it('changes nothing when it is imported again', async () => {
    // Texts that a spreadsheet would spoil.
    await transact(platform, (write) =>
      updateProduct(platform, write, PANEL, {
        title: '=1+1 "quoted", and\nbroken',
        inTheBox: ['a | bar', 'back\\slash', '-2 clamps'],
        warranty: { years: 12, words: '@home' },
        price: fromRupees(13_333),
      }),
    );
    const { report } = await check(await exported(format));
    expect(report.faults).toEqual([]);
    expect(report.counts).toMatchObject({ new: 0, changed: 0, refused: 0, unchanged: await count() });
  });
});

describe('checking a file', () => {
  it('reports line, column and value of every error, and changes nothing', async () => {
    const before = await count();
    const { report, state } = await check(
      [
        'id,name,price,stock,category,almm,dcr,spec.vocV',
        `${PANEL},,abc,1.5,Nowhere,maybe,no,`,
        'unknown,Some,1,1,,no,no,',
        ',New lamp,0,5,Solar Lights,no,no,',
        ',New lamp,10,5,Solar Lights,no,no,',
        ',,10,5,,no,no,',
        `${PANEL},Twice,10,5,,no,no,`,
        ',Odd panel,500,5,solar-panels,no,yes,many',
      ].join('\n'),
    );
    expect(state).toBe('checked');
    expect(report.counts).toEqual({ rows: 7, new: 1, changed: 0, unchanged: 0, refused: 6 });
    expect(report.faults.map(({ line, column, value, code }) => [line, column, value, code])).toEqual([
      [2, 'name', '', 'required'],
      [2, 'price', 'abc', 'number'],
      [2, 'stock', '1.5', 'whole'],
      [2, 'category', 'Nowhere', 'unknown-category'],
      [2, 'almm', 'maybe', 'flag'],
      [3, 'id', 'unknown', 'unknown-id'],
      [5, 'name', 'New lamp', 'name-twice'],
      [6, 'name', '', 'required'],
      [7, 'id', PANEL, 'twice'],
      [8, 'spec.vocV', 'many', 'figure'],
      [8, 'dcr', 'yes', 'dcr'],
    ]);
    expect(await count()).toBe(before);
  });
  it('puts nothing on sale under a placeholder', async () => {
    const { report } = await check(
      'name,title,description,price\nname,Title,Words,10\nWritten,Title,,\nWell written,A title,Words,10\n',
    );
    expect(report.faults.map(({ line, column, code }) => [line, column, code])).toEqual([
      [2, 'name', 'placeholder'],
      [2, 'title', 'placeholder'],
    ]);
    expect(report.counts).toMatchObject({ new: 2, refused: 1 });
  });
  it('ignores unknown columns, and waits where no column identifies the product', async () => {
    const unknown = await check('name,price,colour\nRed lamp,100,red');
    expect(unknown.report.counts).toMatchObject({ new: 1, refused: 0 });
    expect(
      unknown.report.reading?.columns.map(({ heading, field, confidence }) => [heading, field, confidence]),
    ).toEqual([
      ['name', 'name', 'sure'],
      ['price', 'price', 'sure'],
      ['colour', '', 'unknown'],
    ]);
    const nameless = await check('price\n1');
    expect(nameless.report).toMatchObject({ named: false, counts: { rows: 0 } });
    await expect(startImport(platform, nameless.id, { leaveOut: true })).rejects.toMatchObject({ code: 'conflict' });
    await expect(check('id,name\n')).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('an import', () => {
  it('adds and changes as the file says, leaves other columns alone, and records it in the log and the stock', async () => {
    const now = await product(PANEL);
    const done = await imported(
      `id,name,price,stock,Placement,spec.vocV\n${PANEL},${now.name},12500,${now.stock + 3},top-products,50.5\n,Import lamp,999,7,,\n`,
    );
    expect([done.state, done.done]).toEqual(['done', 2]);
    const after = await product(PANEL);
    expect(after).toMatchObject({
      pricePaise: 1_250_000,
      stock: now.stock + 3,
      placement: 'Top products',
      title: now.title,
      version: now.version + 1,
    });
    expect(after.specification).toEqual({ ...now.specification, vocV: 50.5 });
    const lamp = await platform.db
      .selectFrom('product')
      .selectAll()
      .where('name', '=', 'Import lamp')
      .executeTakeFirstOrThrow();
    expect(lamp).toMatchObject({ pricePaise: 99_900, listPricePaise: 99_900, stock: 7 });
    const line = await platform.db
      .selectFrom('auditEntry')
      .selectAll()
      .where('subject', '=', `import:${done.id}`)
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({ act: 'products.imported', after: { new: 1, changed: 1 } });
    for (const id of [PANEL, lamp.id]) {
      const { sum } = await platform.db
        .selectFrom('stockMovement')
        .select((eb) => eb.fn.sum<number>('change').as('sum'))
        .where('productId', '=', id)
        .executeTakeFirstOrThrow();
      expect(Number(sum)).toBe((await product(id)).stock);
    }
    expect(
      (await browseProducts(platform, { filter: { priceFrom: 99_900, priceTo: 99_900 }, page: 1, limit: 5 })).items.map(
        ({ name }) => name,
      ),
    ).toContain('Import lamp');
  });

  it('waits for a decision on refused rows', async () => {
    const text = ',Left lamp,100,1\n,Wrong lamp,abc,1\n';
    const { id } = await check(`id,name,price,stock\n${text}`);
    await expect(startImport(platform, id, { leaveOut: false })).rejects.toMatchObject({ code: 'conflict' });
    await startImport(platform, id, { leaveOut: true });
    await runImport(platform, id);
    const names = await platform.db
      .selectFrom('product')
      .select('name')
      .where('name', 'in', ['Left lamp', 'Wrong lamp'])
      .execute();
    expect(names).toEqual([{ name: 'Left lamp' }]);
  });

  it('runs one at a time, and not twice', async () => {
    const [one, two] = [await check('name,price\nOne lamp,1'), await check('name,price\nTwo lamp,1')];
    await startImport(platform, one.id, { leaveOut: false });
    await expect(startImport(platform, two.id, { leaveOut: false })).rejects.toMatchObject({ code: 'conflict' });
    await expect(startImport(platform, one.id, { leaveOut: false })).rejects.toMatchObject({ code: 'wrong-step' });
    await runImport(platform, one.id);
    await startImport(platform, two.id, { leaveOut: false });
    expect((await cancelImport(platform, two.id)).state).toBe('cancelled');
    await runImport(platform, two.id); // whatever is still queued finds nothing to do
    expect((await platform.db.selectFrom('product').select('id').where('name', '=', 'Two lamp').execute()).length).toBe(
      0,
    );
  });

  it('leaves nothing when it is cancelled, fails, or loses its worker half-way, and starts again', async () => {
    const lines = Array.from({ length: 1200 }, (_, at) => `Half ${at},${at + 1}`).join('\n');
    const before = await count();
    const { sql } = await import('kysely');
    const when = async (done: number, what: string) => {
      await sql
        .raw(
          `create or replace function half_way() returns trigger language plpgsql as $$ begin if new.done >= ${done} then ${what} end if; return new; end $$`,
        )
        .execute(platform.db);
      await sql
        .raw(
          'create or replace trigger half_way before update of done on product_import for each row execute function half_way()',
        )
        .execute(platform.db);
    };
    await when(500, "new.state := 'cancelling';");
    expect((await imported(`name,price\n${lines}`)).state).toBe('cancelled');
    expect(await count()).toBe(before);
    await when(1000, "raise exception 'half-way';");
    expect((await imported(`name,price\n${lines}`)).state).toBe('failed');
    expect(await count()).toBe(before);
    await sql.raw('drop trigger half_way on product_import').execute(platform.db);
    const { id } = await check(`name,price\n${lines}`);
    await startImport(platform, id, { leaveOut: false });
    // As a killed worker leaves it.
    await platform.db.updateTable('productImport').set({ state: 'running', done: 500 }).where('id', '=', id).execute();
    await runImport(platform, id);
    expect((await showImport(platform, id)).state).toBe('done');
    expect(await count()).toBe(before + 1200);
  });
});

const ROWS = 10_000;
it(`takes ${ROWS} products in well under a minute`, async () => {
  const head =
    'name,title,description,category,brand,price,list_price,stock,hsn,gst_percent,spec.peakPowerWp,spec.vocV,certifications,main_image';
  const lines = Array.from(
    { length: ROWS },
    (_, at) =>
      `Timed panel ${at},A title of panel ${at},"${'Some words of description. '.repeat(8)}",Solar Panels,Ruvanta,${1000 + at},${2000 + at},5,854143,5,${400 + (at % 200)},49.5,IS 14286 | IEC 61730,`,
  );
  const began = performance.now();
  const done = await imported([head, ...lines].join('\n'));
  const seconds = (performance.now() - began) / 1000;
  expect(done).toMatchObject({ state: 'done', done: ROWS });
  console.log(`import: ${ROWS} new products in ${seconds.toFixed(1)} s`);
  if (LONG) expect(seconds).toBeLessThan(60);
  const again = performance.now();
  const cheaper = (await exported('csv')).toString().replaceAll(/(Timed panel \d+,[^\n]*?),854143,/g, '$1,854140,');
  const changed = await imported(cheaper);
  console.log(`import: ${changed.done} changed products in ${((performance.now() - again) / 1000).toFixed(1)} s`);
  expect(changed).toMatchObject({ state: 'done', done: ROWS });
});
