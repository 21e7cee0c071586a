import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { type Database, openDatabase } from '#src/platform/database/database.ts';
import { createLog } from '#src/platform/log/log.ts';
import { asAdministrator, databaseUrl, TEMPLATE, TEST_POSTGRES } from '#tests/support/postgres.ts';

export type FreshDatabase = { db: Database; pool: pg.Pool; url: string; close(): Promise<void> };

/** A migrated, empty database for the caller only. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const { url, drop } = await copyDatabase(TEMPLATE);
  const { db, pool, close } = openDatabase(url, { size: 8, log: createLog('silent') });
  return {
    db,
    pool,
    url,
    async close() {
      await close();
      await drop();
    },
  };
}

/** The same, for a shop with the demonstration's facts, offers and plans, but without its catalogue. */
export async function demonstrationDatabase(): Promise<FreshDatabase> {
  const database = await freshDatabase();
  await database.pool.query("insert into seeded (what, at) values ('demonstration', now())");
  return database;
}

/** Copies a database under a new name, without opening it. */
export async function copyDatabase(template: string): Promise<{ url: string; drop(): Promise<void> }> {
  const server = testServer();
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdministrator(server, (client) => client.query(`create database ${name} template ${template}`));
  return {
    url: databaseUrl(server, name),
    drop: () => asAdministrator(server, (client) => dropDatabase(client, name)),
  };
}

/** A database without anything in it, of a role that may do nothing beyond it. */
export async function emptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = testServer();
  const name = `empty_${randomBytes(8).toString('hex')}`;
  await asAdministrator(server, async (client) => {
    await client.query(`create role ${name} login password 'empty'`);
    await client.query(`create database ${name} owner ${name}`);
  });
  const url = new URL(databaseUrl(server, name));
  url.username = name;
  url.password = 'empty';
  return {
    url: url.href,
    drop: () =>
      asAdministrator(server, async (client) => {
        await dropDatabase(client, name);
        await client.query(`drop role ${name}`);
      }),
  };
}

/** Waits for closing connections first: a pool that has ended may still have some, and nobody handles the error of one that is cut off. */
async function dropDatabase(client: pg.Client, name: string): Promise<void> {
  const open = async () =>
    (
      await client.query("select 1 from pg_stat_activity where datname = $1 and backend_type = 'client backend'", [
        name,
      ])
    ).rowCount;
  for (let wait = 0; wait < 500 && (await open()); wait++) await new Promise((go) => setTimeout(go, 20));
  await client.query(`drop database if exists ${name} with (force)`);
}

/** The PostgreSQL of this test run. */
function testServer(): string {
  const url = process.env[TEST_POSTGRES];
  if (!url)
    throw new Error(
      `${TEST_POSTGRES} is not set: this test belongs to a vitest project with tests/support/vitest-postgres.ts as its globalSetup.`,
    );
  return url;
}
