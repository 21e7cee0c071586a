import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FETCH_QUEUE } from '#src/shop/catalogue/remote-pictures/remote-picture.ts';
import { OWNER, openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { priceList } from '#tests/support/sheets/price-list.ts';
import { checkImport, IMPORT_QUEUE, showImport, startImport } from './check-import.ts';
import { planImport } from './plan-import.ts';
import type { ProductImport } from './product-import.ts';
import { runImport } from './run-import.ts';
import { undoImport } from './undo-import.ts';

// A shop without products, brands or categories, and the sheets of its first morning.
let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform();
  for (const queue of [IMPORT_QUEUE, FETCH_QUEUE]) platform.jobs.handle(queue, async () => {});
  await platform.jobs.start('web');
});
afterAll(() => platform?.close());

const fixture = (name: string) => readFile(new URL(`../../../../tests/support/sheets/${name}`, import.meta.url));
const check = async (bytes: Uint8Array | string, name = 'sheet') =>
  checkImport(platform, OWNER, { name, bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes });
const createAll = ({ id, report }: ProductImport) =>
  planImport(platform, id, {
    names: report.unknown.map(({ kind, name }) => ({ kind, name, become: 'create' as const })),
  });
async function run(id: string): Promise<ProductImport> {
  await startImport(platform, id, { leaveOut: true });
  await runImport(platform, id);
  return showImport(platform, id);
}
const mapped = ({ report }: ProductImport) =>
  Object.fromEntries(
    (report.reading?.columns ?? []).filter(({ heading }) => heading).map(({ heading, field }) => [heading, field]),
  );
const faults = ({ report }: ProductImport) =>
  report.faults.map(({ line, column, code, detail }) => [line, column, code, ...(detail ? [detail] : [])]);
const products = (...skus: string[]) =>
  platform.db.selectFrom('product').selectAll().where('sku', 'in', skus).orderBy('sku').execute();
const pictures = async (productId: string) =>
  (
    await platform.db
      .selectFrom('remotePicture')
      .select('url')
      .where('productId', '=', productId)
      .orderBy('position')
      .execute()
  ).map(({ url }) => url);

it('reads a price list with titles, merged cells, subheadings and a total', async () => {
  const file = await check(priceList(), 'list.xlsx');
  expect(file.report.reading?.headingLine).toBe(4);
  expect(mapped(file)).toEqual({
    'Sr. No.': '',
    Make: 'brand',
    Particulars: 'name',
    'Model No.': 'sku',
    'Rate (Rs.)': 'price',
    MRP: 'list_price',
    'Closing Stock': 'stock',
    'HSN/SAC': 'hsn',
    'GST %': 'gst_percent',
    'Wt.': 'weight_kg',
  });
  expect(file.report.skipped).toEqual({ count: 4, lines: [5, 9, 11, 12] });
  expect(file.report.unknown).toEqual([
    { kind: 'brand', name: 'Suryodaya', rows: 3, become: null, to: null },
    { kind: 'brand', name: 'Tarang', rows: 1, become: null, to: null },
  ]);
  expect(faults(file)).toEqual([
    [6, 'brand', 'unknown-brand'],
    [7, 'brand', 'unknown-brand'],
    [8, 'brand', 'unknown-brand'],
    [8, 'list_price', 'list-price'],
    [10, 'brand', 'unknown-brand'],
  ]);
  const planned = await createAll(file);
  // A price above the MRP is still refused.
  expect(faults(planned)).toEqual([[8, 'list_price', 'list-price']]);
  expect((await run(planned.id)).report.counts).toMatchObject({ new: 3, refused: 1 });
  const [big, small, cable] = await products('SY-540', 'SY-335', 'TC-4').then((rows) =>
    ['SY-540', 'SY-335', 'TC-4'].map((sku) => rows.find((row) => row.sku === sku)),
  );
  expect(big).toMatchObject({
    pricePaise: 1_350_000,
    listPricePaise: 1_800_000,
    stock: 12,
    hsn: '85414300',
    gstRateBp: 500,
    weightKg: 27.5,
    brand: 'suryodaya',
  });
  expect(small).toMatchObject({ pricePaise: 825_000, listPricePaise: 1_100_000, stock: 4, brand: 'suryodaya' });
  expect(cable).toMatchObject({
    pricePaise: 4500,
    stock: 1000,
    hsn: '8544',
    gstRateBp: 1800,
    weightKg: 0.06,
    brand: 'tarang',
  });
});

it('reads semicolons, a byte order mark and Hindi', async () => {
  const file = await check(await fixture('hindi-semicolons.csv'));
  expect(mapped(file)).toMatchObject({
    क्रमांक: '',
    'उत्पाद का नाम': 'name',
    कंपनी: 'brand',
    श्रेणी: 'category',
    'मूल्य (₹)': 'price',
    एमआरपी: 'list_price',
    मात्रा: 'stock',
    टिप्पणी: '',
  });
  expect(file.report.unknown.map(({ kind, name, rows }) => [kind, name, rows])).toEqual(
    expect.arrayContaining([
      ['brand', 'वारी', 2],
      ['brand', 'दीप', 1],
      ['category', 'सोलर पैनल', 2],
      ['category', 'लालटेन', 1],
    ]),
  );
  const done = await run((await createAll(file)).id);
  expect(done.report).toMatchObject({ counts: { new: 3, refused: 0 } });
  const [lantern, small, big] = await products('KP-540', 'KP-335', 'DL-10');
  expect(big).toMatchObject({
    name: 'किरण पैनल 540',
    pricePaise: 1_350_000,
    listPricePaise: 1_800_000,
    stock: 10,
    gstRateBp: 500,
    warranty: { years: 12 },
    almm: true,
  });
  expect(small).toMatchObject({ pricePaise: 825_000, listPricePaise: 1_100_000, stock: 25, almm: false });
  expect(lantern).toMatchObject({
    pricePaise: 99_900,
    listPricePaise: 129_900,
    stock: 1200,
    gstRateBp: 500,
    warranty: { years: 2 },
  });
  expect(big?.brand).toBe(small?.brand);
});

it('reads Windows encodings, and reports no ignored column as an error', async () => {
  const file = await check(await fixture('latin-1.csv'));
  expect(mapped(file)).toEqual({
    'Product Title': 'name',
    Make: 'brand',
    'Selling Price': 'price',
    MRP: 'list_price',
    Stock: 'stock',
    'HSN Code': 'hsn',
    'Tax %': 'gst_percent',
    Weight: 'weight_kg',
    Colour: '',
  });
  await run((await createAll(file)).id);
  const rows = await platform.db
    .selectFrom('product')
    .selectAll()
    .where('name', 'in', ['Câble solaire 4 mm² 100 m', 'Boîtier de jonction – étanche'])
    .orderBy('name')
    .execute();
  expect(rows).toMatchObject([
    { pricePaise: 65_000, listPricePaise: 65_000, stock: 12, hsn: '85369090', gstRateBp: 1800, weightKg: 0.45 },
    { pricePaise: 485_000, listPricePaise: 560_050, stock: 40, hsn: '854442', weightKg: 6.2 },
  ]);
  expect(rows[0]?.brand).toBe(rows[1]?.brand);
});

describe('SKUs', () => {
  it('refuses a duplicate, with both lines', async () => {
    const file = await check(await fixture('duplicate-skus.csv'));
    expect(faults(file)).toEqual([
      [2, 'sku', 'sku-twice', '2, 4'],
      [4, 'sku', 'sku-twice', '2, 4'],
    ]);
    expect(file.report.counts).toMatchObject({ new: 2, refused: 2 });
  });
  it('identify a row’s product in upper or lower case, and are generated for rows without one', async () => {
    await run((await check('SKU,Product Name,Rate,Qty\nFind-1,Found lamp,450,5\n,Lamp without,500,5')).id);
    const [before] = await products('Find-1');
    const file = await check('Item Code,Rate\nFIND-1,475\nNO-SUCH,10');
    expect(faults(file)).toEqual([[3, 'name', 'required']]);
    expect((await run(file.id)).report.counts).toMatchObject({ changed: 1, refused: 1 });
    const after = await platform.db
      .selectFrom('product')
      .selectAll()
      .where('id', '=', String(before?.id))
      .executeTakeFirstOrThrow();
    expect(after).toMatchObject({ pricePaise: 47_500, stock: 5, name: 'Found lamp' });
    const without = await platform.db
      .selectFrom('product')
      .select('sku')
      .where('name', '=', 'Lamp without')
      .executeTakeFirstOrThrow();
    expect(without.sku).toMatch(/^P-\d{6}/);
    expect(faults(await check(`id,sku\n${before?.id},${without.sku}`))).toEqual([[2, 'sku', 'sku-taken']]);
  });
});

it('reads an export of Shopify: a product over several rows, variants, HTML descriptions, pictures by position', async () => {
  const file = await check(await fixture('shopify.csv'));
  expect(file.report.reading).toMatchObject({ source: 'shopify', variants: 2, unpublished: 1 });
  expect(file.report.counts.rows).toBe(3);
  await run((await createAll(file)).id);
  const [black, red, fan] = await products('RC-R10', 'RC-B10', 'SF-1');
  expect(red).toMatchObject({
    name: 'Ray DC Cable – Red, 10 m',
    pricePaise: 89_900,
    listPricePaise: 120_000,
    stock: 25,
    hsn: '85444290',
    weightKg: 0.8,
    brand: 'rayline',
  });
  expect(red?.description).toBe('UV-proof & tinned copper.\n\n- 4 mm²\n- Rated 1500 V');
  expect(black).toMatchObject({
    name: 'Ray DC Cable – Black, 10 m',
    listPricePaise: 89_900,
    stock: 0,
    description: red?.description,
    category: red?.category,
  });
  expect(fan).toMatchObject({ name: 'Sun Fan', hsn: '8414', stock: 7, weightKg: 2.5, mainImage: '' });
  const cdn = (...names: string[]) => names.map((name) => `https://cdn.example/ray-${name}.jpg`);
  expect(await pictures(String(red?.id))).toEqual(cdn('red', 'front', 'back', 'box'));
  expect(await pictures(String(black?.id))).toEqual(cdn('front', 'back', 'box'));
});

it('reads an export of WooCommerce: prices, categories, variations and what they inherit', async () => {
  const file = await check(await fixture('woocommerce.csv'));
  expect(file.report.reading).toMatchObject({ source: 'woocommerce', variants: 2, unpublished: 1 });
  await run((await createAll(file)).id);
  const [small, large, lamp] = await products('WL-1', 'BAT-100', 'BAT-200');
  expect(lamp).toMatchObject({
    name: 'Wall Lamp',
    title: 'Bright at night',
    description: 'With motion sensor.',
    pricePaise: 74_900,
    listPricePaise: 99_900,
    stock: 14,
    hsn: '9405',
    weightKg: 0.8,
  });
  expect(lamp?.dimensionsMm).toEqual([200, 150, 95]);
  expect(small).toMatchObject({
    name: 'Lumo Battery – 100 Ah',
    pricePaise: 2_400_000,
    stock: 3,
    hsn: '850760',
    description: 'LFP cells.',
    brand: lamp?.brand,
  });
  expect(large).toMatchObject({
    name: 'Lumo Battery – 200 Ah',
    pricePaise: 4_100_000,
    listPricePaise: 4_600_000,
    stock: 0,
    category: small?.category,
  });
  expect(await pictures(String(lamp?.id))).toEqual(['https://shop.example/a.jpg', 'https://shop.example/b.jpg']);
  expect(await pictures(String(small?.id))).toEqual(['https://shop.example/bat.jpg']);
  expect(await pictures(String(large?.id))).toEqual(['https://shop.example/bat200.jpg']);
  const leaf = await platform.db
    .selectFrom('category')
    .select('name')
    .where('slug', '=', String(lamp?.category))
    .executeTakeFirstOrThrow();
  expect(leaf.name).toBe('Solar Wall Lights');
});

it('takes remote pictures for later, several in a cell and in columns of their own', async () => {
  const file = await check(
    'Name,Price,Image URL,Image 2\nPictured lamp,10,"https://a.example/1.jpg, https://a.example/2.jpg",https://a.example/gone.jpg\nOdd lamp,10,lamp.jpg,',
  );
  expect(faults(file)).toEqual([[3, 'main_image', 'picture']]);
  await run(file.id);
  const { id, mainImage } = await platform.db
    .selectFrom('product')
    .select(['id', 'mainImage'])
    .where('name', '=', 'Pictured lamp')
    .executeTakeFirstOrThrow();
  expect(mainImage).toBe('');
  expect(await pictures(id)).toEqual([
    'https://a.example/1.jpg',
    'https://a.example/2.jpg',
    'https://a.example/gone.jpg',
  ]);
});

it('recognises a picture that it has fetched, and removes it with the import', async () => {
  await run((await check('SKU,Name,Price\nPIC-1,Fetching lamp,10')).id);
  const text =
    'SKU,Name,Price,Image URL,Image 2\nPIC-1,Fetching lamp,10,https://b.example/1.jpg,https://b.example/2.jpg';
  const { id } = await run((await check(text)).id);
  const [lamp] = await products('PIC-1');
  const productId = String(lamp?.id);
  // As the fetching job leaves it.
  for (const position of [0, 1]) {
    const stem = `p-${String(position).repeat(24)}`;
    const own = `/media/${stem}-640.webp`;
    await platform.db
      .updateTable('remotePicture')
      .set({ state: 'done', stem })
      .where('productId', '=', productId)
      .where('position', '=', position)
      .execute();
    await platform.db
      .insertInto('productPicture')
      .values({
        productId,
        position,
        url: own,
        stem,
        width: 640,
        height: 640,
        widths: '[640]',
        webp: 640,
        placeholder: '',
      })
      .execute();
    if (position === 0)
      await platform.db.updateTable('product').set({ mainImage: own }).where('id', '=', productId).execute();
  }
  expect((await check(text)).report.counts).toMatchObject({ unchanged: 1, changed: 0 });
  await undoImport(platform, OWNER, id);
  expect(await products('PIC-1')).toMatchObject([{ mainImage: '' }]);
  expect(
    (await platform.db.selectFrom('productPicture').select('url').where('productId', '=', productId).execute()).length,
  ).toBe(0);
  expect(await pictures(productId)).toEqual([]);
});

describe('the mapping', () => {
  const text = 'Our list\nThing,Worth,Wattage\nPlan lamp,100,40 W\nPlan fan,200,60 W\n';
  it('corrects columns and headings, refuses a column used twice, and is remembered for the same headings', async () => {
    const file = await check(text);
    expect(mapped(file)).toEqual({ Thing: '', Worth: '', Wattage: 'spec.peakPowerWp' });
    expect(file.report.named).toBe(false);
    await expect(planImport(platform, file.id, { fields: ['name', 'name', ''] })).rejects.toMatchObject({
      code: 'invalid',
    });
    await expect(planImport(platform, file.id, { fields: ['name', 'colour', ''] })).rejects.toMatchObject({
      code: 'invalid',
    });
    await expect(planImport(platform, file.id, { fields: ['name'] })).rejects.toMatchObject({ code: 'invalid' });
    await expect(planImport(platform, file.id, { headingLine: 99 })).rejects.toMatchObject({ code: 'invalid' });
    const planned = await planImport(platform, file.id, { fields: ['name', 'price', ''] });
    expect(planned.report.counts).toMatchObject({ new: 2, refused: 0 });
    const next = await check(text.replaceAll('Plan', 'Next'));
    expect(next.report.reading?.columns.map(({ field, confidence }) => [field, confidence])).toEqual([
      ['name', 'remembered'],
      ['price', 'remembered'],
      ['', 'remembered'],
    ]);
    const moved = await planImport(platform, next.id, { headingLine: 3 });
    expect(moved.report.reading?.headingLine).toBe(3);
    // Mappings remembered since then do not change a file that its owner has already seen.
    await planImport(platform, next.id, { headingLine: 2 });
    const other = await check(text);
    await planImport(platform, other.id, { fields: ['', 'price', ''] });
    expect((await run(next.id)).report.counts).toMatchObject({ new: 2 });
    await expect(planImport(platform, next.id, { headingLine: 2 })).rejects.toMatchObject({ code: 'wrong-step' });
    await expect(planImport(platform, 'imp_none', {})).rejects.toMatchObject({ code: 'not-found' });
  });
  it('creates a name, maps it to another, or refuses its rows', async () => {
    await run((await createAll(await check('Name,Price,Brand\nBrand lamp,10,Known Brand'))).id);
    const file = await check(
      'Name,Price,Brand\nLamp a,10,Knwon Brand\nLamp b,10,New Brand\nLamp c,10,Bad Brand\nLamp d,10,KNOWN  brand',
    );
    const planned = await planImport(platform, file.id, {
      names: [
        { kind: 'brand', name: 'Knwon Brand', become: 'map', to: 'known-brand' },
        { kind: 'brand', name: 'New Brand', become: 'create' },
        { kind: 'brand', name: 'Bad Brand', become: 'refuse' },
      ],
    });
    expect(faults(planned)).toEqual([[4, 'brand', 'unknown-brand']]);
    await run(planned.id);
    const rows = await platform.db
      .selectFrom('product')
      .select(['name', 'brand'])
      .where('name', 'like', 'Lamp _')
      .orderBy('name')
      .execute();
    expect(rows).toEqual([
      { name: 'Lamp a', brand: 'known-brand' },
      { name: 'Lamp b', brand: 'new-brand' },
      { name: 'Lamp d', brand: 'known-brand' },
    ]);
    expect(
      (await platform.db.selectFrom('brand').select('slug').where('name', '=', 'Bad Brand').execute()).length,
    ).toBe(0);
  });
});
