import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fromRupees } from '#src/kernel/money.ts';
import { transact } from '#src/platform/database/transact.ts';
import { browseProducts } from '#src/shop/catalogue/products/browse-products.ts';
import { createProduct } from '#src/shop/catalogue/products/create-product.ts';
import { updateProduct } from '#src/shop/catalogue/products/update-product.ts';
import { OWNER, openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import type { BulkChange } from './bulk-change.ts';
import { changeProducts, previewChange } from './change-products.ts';
import { undoChange } from './undo-change.ts';

let platform: TestPlatform;
let ids: string[] = [];
beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform?.close());

const add = (price: number, stock = 5) =>
  transact(platform, (write) =>
    createProduct(platform, write, { name: `Panel ${price}`, price: fromRupees(price), discount: 10, stock }),
  );
beforeEach(async () => {
  ids = [await add(999), await add(1250), await add(0)];
});

const rows = async () => {
  const found = await platform.db
    .selectFrom('product')
    .select(['id', 'pricePaise', 'listPricePaise', 'stock', 'placement', 'archivedAt', 'version'])
    .where('id', 'in', ids)
    .execute();
  return ids.map((id) => found.find((row) => row.id === id) as NonNullable<(typeof found)[number]>);
};
const change = async (what: BulkChange, which: { ids?: string[]; state?: 'archived' } = { ids }) => {
  const { key } = await previewChange(platform, which, what);
  return changeProducts(platform, OWNER, which, what, key);
};

describe('a bulk change', () => {
  it('rounds prices to whole rupees, keeps list prices, and names products that cannot take part', async () => {
    const preview = await previewChange(platform, { ids }, { field: 'price', how: 'percent', value: 7.5 });
    expect([preview.changed, preview.unchanged, preview.refused]).toEqual([2, 0, 1]);
    expect(preview.lines.find(({ id }) => id === ids[2])).toMatchObject({ refused: 'draft' });
    await change({ field: 'price', how: 'percent', value: 7.5 });
    const [one, two, draft] = await rows();
    expect([one?.pricePaise, two?.pricePaise, draft?.pricePaise]).toEqual([107_400, 134_400, 0]);
    expect(one?.listPricePaise).toBe(111_000);
    expect(one?.version).toBe(2);
    expect(draft?.version).toBe(1);
  });

  it('puts no draft without a description on sale', async () => {
    const set = { field: 'price', how: 'set', value: 700 } as const;
    const draft = async () => (await previewChange(platform, { ids }, set)).lines.find(({ id }) => id === ids[2]);
    expect(await draft()).toMatchObject({ refused: 'unwritten' });
    await transact(platform, (write) =>
      updateProduct(platform, write, ids[2] as string, { title: 'Written', description: '' }),
    );
    expect(await draft()).toMatchObject({ after: { pricePaise: 70_000 } });
  });

  it('leaves one line in the audit log, and the stock movements', async () => {
    const { id } = await change({ field: 'stock', how: 'add', value: 7 });
    const line = await platform.db
      .selectFrom('auditEntry')
      .selectAll()
      .where('subject', '=', `bulk:${id}`)
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({ act: 'products.changed', actor: 'owner', after: { products: 3 } });
    const movements = await platform.db
      .selectFrom('stockMovement')
      .select(['change'])
      .where('reference', '=', id)
      .execute();
    expect(movements.map((one) => one.change)).toEqual([7, 7, 7]);
  });

  it('is refused when its preview is no longer true', async () => {
    const what = { field: 'stock', how: 'set', value: 9 } as const;
    const { key } = await previewChange(platform, { ids }, what);
    await transact(platform, (write) => updateProduct(platform, write, ids[0] as string, { stock: 4 }));
    await expect(changeProducts(platform, OWNER, { ids }, what, key)).rejects.toMatchObject({ code: 'conflict' });
    expect((await rows()).map((row) => row.stock)).toEqual([4, 5, 5]);
  });

  it('refuses what would break a rule: negative stock, a price of zero, a discount above 90', async () => {
    const refused = async (what: BulkChange) =>
      (await previewChange(platform, { ids: [ids[0] as string] }, what)).lines[0]?.refused;
    expect(await refused({ field: 'stock', how: 'add', value: -6 })).toBe('stock');
    expect(await refused({ field: 'price', how: 'add', value: -999 })).toBe('too-low');
    expect(await refused({ field: 'price', how: 'percent', value: -95 })).toBe('discount');
    expect(await refused({ field: 'archived', value: true })).toBeUndefined();
  });
});

describe('undoing', () => {
  it('restores exactly the former values where nothing has changed since, and names the others', async () => {
    const before = await rows();
    const { id } = await change({ field: 'price', how: 'add', value: -100 });
    await transact(platform, (write) => updateProduct(platform, write, ids[0] as string, { price: fromRupees(500) }));
    const undone = await undoChange(platform, OWNER, id);
    expect(undone).toEqual({ restored: 1, kept: [{ id: ids[0], name: 'Panel 999' }] });
    const after = await rows();
    expect([after[1]?.pricePaise, after[1]?.listPricePaise]).toEqual([
      before[1]?.pricePaise,
      before[1]?.listPricePaise,
    ]);
    expect(after[0]?.pricePaise).toBe(50_000);
    await expect(undoChange(platform, OWNER, id)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('restores archived products, and stock that nobody has touched', async () => {
    const archived = await change({ field: 'archived', value: true });
    expect((await rows()).every((row) => row.archivedAt !== null)).toBe(true);
    await undoChange(platform, OWNER, archived.id);
    expect((await rows()).every((row) => row.archivedAt === null)).toBe(true);
    const stocked = await change({ field: 'stock', how: 'set', value: 40 });
    await undoChange(platform, OWNER, stocked.id);
    expect((await rows()).map((row) => row.stock)).toEqual([5, 5, 5]);
    const sums = await platform.db
      .selectFrom('stockMovement')
      .select((eb) => eb.fn.sum<number>('change').as('sum'))
      .where('productId', 'in', ids)
      .groupBy('productId')
      .execute();
    expect(sums.map(({ sum }) => Number(sum))).toEqual([5, 5, 5]);
  });
});

it('changes thousands at once, and the catalogue index follows', async () => {
  await platform.db
    .insertInto('product')
    .values(
      Array.from({ length: 3000 }, (_, at) => ({
        id: `many-${String(at).padStart(5, '0')}`,
        name: `Many ${at}`,
        title: '',
        description: '',
        category: null,
        brand: null,
        placement: 'Shope' as const,
        pricePaise: 10_000,
        listPricePaise: 10_000,
        stock: 1,
        warranty: '{}',
        specification: '{}',
        certifications: '[]',
        inTheBox: '[]',
        createdAt: new Date(),
        updatedAt: new Date(),
      })),
    )
    .execute();
  platform.cache.expire(['products']);
  const dear = async () =>
    (await browseProducts(platform, { filter: { priceFrom: 77_700, priceTo: 77_700 }, page: 1, limit: 1 })).total;
  const none = await dear();
  const what = { field: 'price', how: 'set', value: 777 } as const;
  const { key, changed } = await previewChange(platform, { q: 'Many' }, what);
  expect(changed).toBe(3000);
  const { id } = await changeProducts(platform, OWNER, { q: 'Many' }, what, key);
  expect((await dear()) - none).toBe(3000);
  expect((await undoChange(platform, OWNER, id)).restored).toBe(3000);
});
