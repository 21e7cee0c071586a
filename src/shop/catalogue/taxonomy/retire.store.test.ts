import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fromRupees } from '#src/kernel/money.ts';
import { transact } from '#src/platform/database/transact.ts';
import { createProduct } from '#src/shop/catalogue/products/create-product.ts';
import { updateProduct } from '#src/shop/catalogue/products/update-product.ts';
import { OWNER, openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { ensureBrand, ensureCategory } from './category.store.ts';
import { addBrand } from './manage-brands.ts';
import { addCategory } from './manage-categories.ts';
import { arrange, restore, retire } from './retire.ts';

// Whatever is done to brands and categories, in any order and at once, nothing is lost, duplicated, or left where nobody finds it.

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform?.close());
beforeEach(async () => {
  await platform.db.updateTable('product').set({ category: null, brand: null }).execute();
  for (const table of ['brand', 'category'] as const) await platform.db.deleteFrom(table).execute();
});

const add = { brand: addBrand, category: addCategory } as const;
const ensure = { brand: ensureBrand, category: ensureCategory } as const;
type Table = keyof typeof add;

const rows = (table: Table) => platform.db.selectFrom(table).selectAll().orderBy('position').execute();
const products = (table: Table) =>
  platform.db
    .selectFrom('product')
    .select(['id', 'version', `${table} as place`])
    .orderBy('id')
    .execute();

/** The invariants at every moment. */
async function check(table: Table) {
  const all = await rows(table);
  const live = new Map(all.map(({ slug, retiredAt }) => [slug, retiredAt === null]));
  expect(new Set(all.map(({ position }) => position)).size, 'no two in one place').toBe(all.length);
  for (const { replacedBy } of all)
    expect(replacedBy === null || live.get(replacedBy), 'leads to one in use').toBe(true);
  for (const { place } of await products(table))
    expect(place === null || live.get(place as string), 'a product stands in one in use').toBe(true);
}

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ how: fc.constant('retire' as const), from: fc.nat(9), to: fc.option(fc.nat(9)) }),
  },
  { weight: 1, arbitrary: fc.record({ how: fc.constant('restore' as const), from: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ how: fc.constant('order' as const), from: fc.nat(9), to: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ how: fc.constant('put' as const), from: fc.nat(9), to: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ how: fc.constant('add' as const), from: fc.nat(9) }) },
);

it.each(['brand', 'category'] as const)(
  'keeps every %s in a distinct place and every product in one that is in use',
  async (table) => {
    const ids: string[] = [];
    for (let at = 0; at < 5; at += 1)
      ids.push(
        await transact(platform, (write) =>
          createProduct(platform, write, {
            name: `P ${at}`,
            title: 'T',
            description: 'D',
            price: fromRupees(10),
            stock: 1,
          }),
        ),
      );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        await platform.db
          .updateTable('product')
          .set({ [table]: null })
          .execute();
        await platform.db.deleteFrom(table).execute();
        const slugs: string[] = [];
        for (const name of ['A', 'B', 'C', 'D']) slugs.push(await add[table](platform, OWNER, { name }));
        const pick = (at: number) => slugs[at % slugs.length] as string;
        for (const one of steps) {
          const before = await products(table);
          const order = (await rows(table)).filter(({ retiredAt }) => !retiredAt).map(({ slug }) => slug);
          try {
            if (one.how === 'add') slugs.push(await add[table](platform, OWNER, { name: `N ${slugs.length}` }));
            if (one.how === 'restore') await restore(platform, OWNER, table, pick(one.from));
            if (one.how === 'put')
              await transact(platform, (write) =>
                updateProduct(platform, write, ids[one.from % ids.length] as string, { [table]: pick(one.to) }).then(
                  () => undefined,
                ),
              );
            if (one.how === 'order') {
              const wish = [...order];
              wish.splice(one.to % order.length, 0, ...wish.splice(one.from % order.length, 1));
              await arrange(platform, OWNER, table, wish);
              expect((await rows(table)).filter(({ retiredAt }) => !retiredAt).map(({ slug }) => slug)).toEqual(wish);
            }
            if (one.how === 'retire') {
              const successor = one.to === null ? null : pick(one.to);
              const moved = await retire(platform, OWNER, table, pick(one.from), successor);
              const now = await products(table);
              const changed = now.filter(({ version }, at) => version !== before[at]?.version);
              expect(
                changed.every(
                  ({ place, version, id }) =>
                    place === successor && version === (before.find((was) => was.id === id)?.version ?? 0) + 1,
                ),
              ).toBe(true);
              expect(changed.map(({ id }) => id)).toEqual(
                before.filter(({ place }) => place === pick(one.from)).map(({ id }) => id),
              );
              expect(moved).toBe(changed.length);
            }
          } catch (error) {
            if (!isRefusal(error)) throw error;
          }
          await check(table);
        }
      }),
      { numRuns: 25 },
    );
  },
);

const isRefusal = (error: unknown) => error instanceof Error && error.name === 'Fault';

it.each(['brand', 'category'] as const)('stays consistent when everything is done to a %s at once', async (table) => {
  const [a, b, c] = [
    await add[table](platform, OWNER, { name: 'A' }),
    await add[table](platform, OWNER, { name: 'B' }),
    await add[table](platform, OWNER, { name: 'C' }),
  ];
  const put = (place: string) =>
    transact(platform, (write) =>
      createProduct(platform, write, { name: 'Late', price: fromRupees(10), stock: 1, [table]: place }),
    );
  await put(a);
  const results = await Promise.allSettled([
    retire(platform, OWNER, table, a, b),
    put(a),
    retire(platform, OWNER, table, b, a),
    put('A'),
    retire(platform, OWNER, table, c, a),
    put(b),
    put(c),
    transact(platform, ({ trx }) => ensure[table](trx, 'B')),
    arrange(platform, OWNER, table, [c, b, a]),
  ]);
  for (const result of results) if (result.status === 'rejected' && !isRefusal(result.reason)) throw result.reason;
  await check(table);
  const placed = (await products(table)).filter(({ place }) => place !== null);
  expect(placed.length).toBeGreaterThanOrEqual(1);
});
