import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from '#src/platform/log/log.ts';
import { asAdministrator, databaseUrl, TEST_POSTGRES } from '#tests/support/postgres.ts';
import { checkDatabase } from './check-database.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

const server = process.env[TEST_POSTGRES] as string;
const name = `external_${randomBytes(6).toString('hex')}`;
const role = `role of ${name}`; // a name that has to be quoted
const administrator = (...statements: string[]) =>
  asAdministrator(server, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
/** In the database itself, as a superuser. */
async function inside(statements: string) {
  const client = new pg.Client({ connectionString: databaseUrl(server, name) });
  await client.connect();
  await client.query(statements).finally(() => client.end());
}

let pool: pg.Pool;
let url: string;
let close: () => Promise<void>;
beforeEach(async () => {
  await administrator(`create role "${role}" login password 'secret'`, `create database ${name} template template0`);
  const address = new URL(databaseUrl(server, name));
  [address.username, address.password] = [role, 'secret'];
  url = address.href;
  ({ pool, close } = openDatabase(url, { size: 2, log: createLog('silent') }));
});
afterEach(async () => {
  await close();
  await administrator(`drop database ${name} with (force)`, `drop role "${role}"`);
});

it('names the grants that a role lacks, and they are enough to migrate', async () => {
  const refusal = await checkDatabase(pool).catch((error) => error.message);
  expect(refusal).toMatch(
    /^The role role of .* may not create what the shop needs in the database .*: as its owner or a superuser, run there: /,
  );
  expect(refusal).not.toContain('\n');
  await inside(refusal.split('run there: ')[1]);
  await checkDatabase(pool);
  expect(await migrate(url, createLog('silent'))).toBeGreaterThan(40);
  await pool.query('create schema pgboss'); // as the job queue does
  // Once everything is there, the shop asks no more of the role than it needs.
  await inside(`revoke create on database ${name} from "${role}"; revoke create on schema public from "${role}"`);
  await checkDatabase(pool);
});

it('needs nothing of a role that owns its database, and minds no table that is not the shop’s', async () => {
  await administrator(`alter database ${name} owner to "${role}"`);
  await inside('create table spatial_ref_sys (id int)');
  await checkDatabase(pool);
});

it('says whose the tables are that somebody else has restored', async () => {
  await administrator(`alter database ${name} owner to "${role}"`);
  await inside('create table product (id text)');
  await expect(checkDatabase(pool)).rejects.toThrow(
    `The database ${name} has tables of the role postgres, such as product: restore it with --no-owner as ${role}, or give them to ${role} (alter table … owner to "${role}").`,
  );
});

it('takes no other encoding than UTF-8', async () => {
  await administrator(
    `drop database ${name}`,
    `create database ${name} template template0 encoding 'SQL_ASCII' locale 'C' owner "${role}"`,
  );
  await expect(checkDatabase(pool)).rejects.toThrow(`The database ${name} is encoded in SQL_ASCII: `);
});
