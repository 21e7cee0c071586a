import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '#src/platform/database/transact.ts';
import { OWNER, openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { archiveProduct } from './archive-product.ts';
import { copyProduct } from './copy-product.ts';
import { createProduct } from './create-product.ts';
import { updateProduct } from './update-product.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform?.close());

const create = (sku?: string, name = 'Lamp') =>
  transact(platform, (write) => createProduct(platform, write, { name, ...(sku !== undefined && { sku }) }));
const change = (id: string, sku: string) => transact(platform, (write) => updateProduct(platform, write, id, { sku }));
const row = (id: string) =>
  platform.db.selectFrom('product').select(['sku', 'number', 'version']).where('id', '=', id).executeTakeFirstOrThrow();
const made = (number: number) => `P-${String(number).padStart(6, '0')}`;
const skus = async () =>
  (await platform.db.selectFrom('product').select('sku').execute()).map(({ sku }) => sku.toLowerCase());
const nextNumber = async () => (await row(await create())).number + 1;

describe('a product without a SKU', () => {
  it('gets one from its number, and again when the owner clears it', async () => {
    const id = await create();
    const { number, sku } = await row(id);
    expect(sku).toBe(made(number));
    await change(id, 'Lamp 7/b');
    expect((await row(id)).sku).toBe('Lamp 7/b');
    await change(id, '');
    expect((await row(id)).sku).toBe(sku);
  });
  it('takes the next number where its own was given to another by hand', async () => {
    const number = (await nextNumber()) + 1;
    await create(made(number).toLowerCase());
    const id = await create();
    expect(await row(id)).toMatchObject({ number, sku: `${made(number)}-2` });
  });
  it('waits for a transaction that is giving the same one', async () => {
    const number = (await nextNumber()) + 1;
    const [held, given] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const giving = transact(platform, async (write) => {
      await createProduct(platform, write, { sku: made(number) });
      given.resolve();
      await held.promise;
    });
    await given.promise;
    const making = create();
    try {
      const waiting = sql`select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`;
      await expect.poll(async () => (await waiting.execute(platform.db)).rows.length).toBe(1);
    } finally {
      held.resolve();
    }
    await giving;
    expect((await row(await making)).sku).toBe(`${made(number)}-2`);
  });
  it('never collides, whatever is created, copied, given and cleared at once', async () => {
    const first = await create();
    const step = fc.oneof(
      fc.constant({ kind: 'create' as const }),
      fc.constant({ kind: 'copy' as const }),
      fc.record({ kind: fc.constant('give' as const), ahead: fc.integer({ min: -2, max: 12 }) }),
      fc.record({ kind: fc.constant('empty' as const), at: fc.nat(20) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), async (steps) => {
        const number = await nextNumber();
        const ids = (
          await platform.db.selectFrom('product').select('id').orderBy('number', 'desc').limit(20).execute()
        ).map(({ id }) => id);
        const done = await Promise.allSettled(
          steps.map((one): Promise<unknown> => {
            if (one.kind === 'create') return create();
            if (one.kind === 'copy') return transact(platform, (write) => copyProduct(platform, write, first));
            if (one.kind === 'give') return create(made(number + one.ahead));
            return change(ids[one.at % ids.length] as string, '');
          }),
        );
        // Only a SKU given by hand may be refused, and only because another product has it.
        for (const [at, one] of done.entries())
          if (one.status === 'rejected')
            expect([steps[at]?.kind, one.reason]).toMatchObject([
              'give',
              { code: 'invalid', fields: { sku: expect.any(String) } },
            ]);
        const all = await skus();
        expect(new Set(all).size).toBe(all.length);
        expect(all).not.toContain('');
      }),
      { numRuns: 15 },
    );
  });
});

describe('a SKU given by the owner', () => {
  it('is refused where another product has it, in upper or lower case, and names that product', async () => {
    await create('WR-540', 'Panel of ours');
    await expect(create('wr-540')).rejects.toMatchObject({
      code: 'invalid',
      fields: { sku: 'Panel of ours has this SKU already' },
    });
    const id = await create('WR-541');
    await expect(change(id, 'Wr-540')).rejects.toMatchObject({
      code: 'invalid',
      fields: { sku: 'Panel of ours has this SKU already' },
    });
    expect(await row(id)).toMatchObject({ sku: 'WR-541', version: 1 });
    await change(id, 'wr-541'); // its own in other capitals
    expect((await row(id)).sku).toBe('wr-541');
  });
  it('stays taken in the archive', async () => {
    const id = await create('OLD-1', 'Old panel');
    await archiveProduct(platform, OWNER, id);
    await expect(create('old-1')).rejects.toMatchObject({
      fields: { sku: 'Old panel, which is archived, has this SKU already' },
    });
  });
  it('goes to one of two products that claim it at once', async () => {
    const done = await Promise.allSettled([create('TWICE-1'), create('twice-1')]);
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

it('a copy has a SKU of its own', async () => {
  const source = await create('COPY-1');
  const id = await transact(platform, (write) => copyProduct(platform, write, source));
  const { number, sku } = await row(id);
  // With -2 where the property above has given that number's own to another product.
  expect([made(number), `${made(number)}-2`]).toContain(sku);
});

it('rows that are written at the same time get one each', async () => {
  const before = (await skus()).length;
  await sql`insert into product (id, name, title, description, placement, price_paise, list_price_paise, stock, created_at, updated_at)
    select 'many-' || n, 'Many', '', '', 'Shope', 0, 0, 0, now(), now() from generate_series(1, 500) as n`.execute(
    platform.db,
  );
  const all = await skus();
  expect([all.length, new Set(all).size]).toEqual([before + 500, before + 500]);
});
