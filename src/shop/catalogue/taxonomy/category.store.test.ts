import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '#src/platform/database/transact.ts';
import { openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { ensureBrand, ensureCategory, findBrand, selectBrands, selectCategories } from './category.store.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform?.close());

const brand = (name: string) => transact(platform, ({ trx }) => ensureBrand(trx, name));
const category = (name: string) => transact(platform, ({ trx }) => ensureCategory(trx, name));

describe.each([
  ['brand', brand, selectBrands],
  ['category', category, selectCategories],
] as const)('a named %s', (table, ensure, list) => {
  it('is created once, at the end of the list, and found however it is written', async () => {
    const [first, second] = [await ensure('Waaree Energies'), await ensure('Adani')];
    expect([first, second]).toEqual(['waaree-energies', 'adani']);
    for (const typed of ['waaree energies', '  Waaree   Energies ', 'WAAREE ENERGIES', 'waaree-energies'])
      expect(await ensure(typed), typed).toBe(first);
    expect((await list(platform.db)).map(({ slug }) => slug)).toEqual([first, second]);
    const positions = await platform.db.selectFrom(table).select('position').orderBy('position').execute();
    expect(positions.map(({ position }) => position)).toEqual([0, 1]);
  });

  it('is created once where its name begins with a non-ASCII letter', async () => {
    expect(await ensure('Éclat')).toBe('eclat');
    expect(await ensure('Éclat')).toBe('eclat');
    expect(await ensure('Eclat')).toBe(table === 'brand' ? 'eclat-2' : 'eclat');
  });

  it('has a Latin slug, also in Hindi and Gujarati', async () => {
    expect(await ensure('सोलर')).toBe('solar');
    expect(await ensure('પેનલ')).toBe('penal');
    expect(await ensure('सोलर')).toBe('solar');
    expect(await ensure('太阳')).toBe(table);
    expect(await ensure('月亮')).toBe(`${table}-2`);
  });

  it('is created once by ten who send it at the same time', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, (_, at) => ensure(at % 2 ? 'Loom Solar' : 'LOOM SOLAR')));
    expect(new Set(made)).toEqual(new Set(['loom-solar']));
    expect((await list(platform.db)).filter(({ slug }) => slug.startsWith('loom'))).toHaveLength(1);
  });

  it('is its successor if it is retired, and comes back if there is none', async () => {
    const [from, to] = [await ensure('Old Name'), await ensure('New Name')];
    await platform.db
      .updateTable(table)
      .set({ retiredAt: new Date(), replacedBy: to })
      .where('slug', '=', from)
      .execute();
    expect(await ensure('old name')).toBe(to);
    await platform.db.updateTable(table).set({ replacedBy: null }).where('slug', '=', from).execute();
    expect(await ensure('old name')).toBe(from);
    expect((await list(platform.db)).map(({ slug }) => slug)).toContain(from);
  });
});

it('makes one category of two names with the same slug that are sent at once', async () => {
  const [made, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = transact(platform, async ({ trx }) => {
    const slug = await ensureCategory(trx, 'Porch Lights');
    made.resolve();
    await commit.promise;
    return slug;
  });
  await made.promise;
  const second = category('Porch-Lights');
  await expect
    .poll(
      async () =>
        (
          await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
            platform.db,
          )
        ).rows.length,
    )
    .toBe(1);
  commit.resolve();
  expect(await Promise.all([first, second])).toEqual(['porch-lights', 'porch-lights']);
});

it('numbers a brand whose slug is taken', async () => {
  expect(await brand('A.B. Power')).toBe('a-b-power');
  expect(await brand('A B Power')).toBe('a-b-power-2');
  expect(await brand('A-B Power')).toBe('a-b-power-3');
  expect(await brand('a b power')).toBe('a-b-power-2');
  expect(await findBrand(platform.db, 'A-B Power')).toBe('a-b-power-3');
  expect(await findBrand(platform.db, 'Nobody')).toBeUndefined();
});
