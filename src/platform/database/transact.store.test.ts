import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EdgeCaches } from '#src/platform/edge-cache/edge-caches.ts';
import { createLog } from '#src/platform/log/log.ts';
import { PageCache } from '#src/platform/page-cache/page-cache.ts';
import type { StoredPage } from '#src/platform/page-cache/stored-page.ts';
import { listenForTags } from '#src/platform/page-cache/tag-listener.ts';
import { openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { isUniqueViolation } from './database.ts';
import { advisoryLock, transact, type Write, withSavepoint } from './transact.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform?.close());

const page: StoredPage = {
  status: 200,
  headers: {},
  body: Buffer.from('page'),
  brotli: undefined,
  etag: '"1"',
};
const keep = (cache: PageCache, key: string, tags: string[]) =>
  cache.show(key, async () => ({ page, tags, keep: true }));
const secret = (write: Write, name: string) => write.trx.insertInto('secret').values({ name, value: 'x' }).execute();
const names = async () => (await platform.db.selectFrom('secret').select('name').execute()).map((row) => row.name);

it('expires cached pages on commit, and not without one', async () => {
  await keep(platform.cache, 'one', ['thing']);
  await expect(
    transact(platform, async (write) => {
      write.expire('thing');
      await secret(write, 'never');
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(platform.cache.find('one')).toBeDefined();
  expect(await names()).not.toContain('never');

  await transact(platform, async (write) => {
    await secret(write, 'kept');
    write.expire('thing');
  });
  expect(platform.cache.find('one')).toBeUndefined();
  expect(await names()).toContain('kept');
});

it('ends only when the caches in front have been purged of what it expires', async () => {
  const order: string[] = [];
  let purged = () => {};
  const edge = { purged: () => new Promise<void>((resolve) => (purged = resolve)) } as EdgeCaches;
  const written = transact({ ...platform, edge }, async ({ expire }) => expire('thing')).then(() =>
    order.push('ended'),
  );
  await expect.poll(() => purged.length).toBe(1); // it waits
  order.push('purged');
  purged();
  await written;
  expect(order).toEqual(['purged', 'ended']);
  await transact({ ...platform, edge }, (write) => secret(write, 'nothing shown'));
});

it('notifies the other instances', async () => {
  const other = new PageCache();
  const listener = listenForTags(platform.url, other, createLog('silent'));
  try {
    // Once it listens it clears the cache: only then are pages cached.
    await expect
      .poll(async () => {
        const { rows } = await sql<{
          listening: string;
        }>`select query as listening from pg_stat_activity where application_name = 'kiran tags' and datname = current_database()`.execute(
          platform.db,
        );
        return rows.some((row) => row.listening.startsWith('listen'));
      })
      .toBe(true);
    await keep(other, 'two', ['far']);
    await keep(other, 'three', ['near']);
    const many = Array.from({ length: 500 }, (_, at) => `product:prd_with_a_rather_long_name_${at}`);
    await transact(platform, async ({ expire }) => expire(...many, 'far'));
    await expect.poll(() => other.find('two')).toBeUndefined();
    expect(other.find('three')).toBeDefined();
  } finally {
    await listener.stop();
  }
});

it('rolls back only the part that may fail', async () => {
  await transact(platform, async (write) => {
    await secret(write, 'before');
    expect(
      await withSavepoint(
        write.trx,
        () => secret(write, 'before'),
        (error) => isUniqueViolation(error),
      ),
    ).toBe(false);
    expect(
      await withSavepoint(
        write.trx,
        () => secret(write, 'after'),
        () => false,
      ),
    ).toBe(true);
  });
  expect(await names()).toEqual(expect.arrayContaining(['before', 'after']));
});

it('runs transactions on the same name one after the other', async () => {
  const order: string[] = [];
  const work = (name: string) =>
    transact(platform, async ({ trx }) => {
      await advisoryLock(trx, 'same');
      order.push(`${name} in`);
      await trx.selectFrom('secret').select('name').execute();
      order.push(`${name} out`);
    });
  await Promise.all([work('a'), work('b'), work('c')]);
  for (let at = 0; at < order.length; at += 2) expect(order[at + 1]).toBe(order[at]?.replace('in', 'out'));
});
