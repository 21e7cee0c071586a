import { afterEach, expect, it } from 'vitest';
import { migrate } from '#src/platform/database/migrate.ts';
import { createLog } from '#src/platform/log.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';

let database: FreshDatabase;
afterEach(() => database?.close());
const log = createLog('silent');

it('runs nothing twice', async () => {
  database = await freshDatabase();
  expect(await migrate(database.pool, log)).toBe(0);
});

it('stops when a migration was changed after it ran', async () => {
  database = await freshDatabase();
  await database.pool.query("update migration set sha256 = 'another' where name like '0001%'");
  await expect(migrate(database.pool, log)).rejects.toThrow(/0001.*was changed after it ran/);
});

it('lets instances that start together migrate one after the other', async () => {
  database = await freshDatabase();
  await database.pool.query('drop schema public cascade; create schema public');
  const ran = await Promise.all([1, 2, 3].map(() => migrate(database.pool, log)));
  expect(ran.filter((count) => count > 0)).toHaveLength(1);
});
