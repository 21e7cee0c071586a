import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testAuthority } from '#tests/support/certificates.ts';
import { copyDatabase } from '#tests/support/database.ts';
import { asAdministrator, databaseUrl, TEMPLATE, TEST_POSTGRES } from '#tests/support/postgres.ts';
import { type RunningServer, runServer, startServer } from '#tests/support/server.ts';
import { type TlsPostgres, tlsPostgres } from '#tests/support/tls-postgres.ts';

// A start with a database that the operator runs: what is wrong with it is said in one sentence.

const server = process.env[TEST_POSTGRES] as string;
const authority = testAuthority();
let folder: string;
let database: Awaited<ReturnType<typeof copyDatabase>>;
let proxy: TlsPostgres;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'kiran-external-'));
  writeFileSync(path.join(folder, 'ca.pem'), authority.ca);
  database = await copyDatabase(TEMPLATE);
  proxy = await tlsPostgres(server, authority.issue(['localhost']));
});
afterAll(async () => {
  await proxy?.close();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** The address of this test's database through the proxy, under the name in its certificate or another. */
function overTls(query: string, host = 'localhost'): string {
  const address = new URL(`${database.url}?${query}`);
  address.hostname = host;
  address.port = String(proxy.port);
  return address.href;
}

/** Expects the start to fail with one line, and answers it. */
async function refusal(env: Record<string, string>): Promise<string> {
  const { how, output } = await runServer({ DATA_DIR: folder, ...env });
  expect(how, output).toBe(1);
  const fatal = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ level }) => level === 60);
  expect(fatal, output).toHaveLength(1);
  expect(fatal[0].err).toBeUndefined();
  return fatal[0].msg;
}

it('does not take a misspelt DATABASE_URL for none, and starts no database of its own', async () => {
  expect(await refusal({ DATABSE_URL: database.url })).toBe(
    'There is no setting DATABSE_URL: did you mean DATABASE_URL? Rename or remove it.',
  );
  expect(readdirSync(folder)).toEqual(['ca.pem']);
});

it('names the grants that its role lacks', async () => {
  const name = `plain_${process.pid}`;
  await asAdministrator(server, async (client) => {
    await client.query(`create role ${name} login password 'secret'`);
    await client.query(`create database ${name}`);
  });
  const address = new URL(databaseUrl(server, name));
  [address.username, address.password] = [name, 'secret'];
  try {
    expect(await refusal({ DATABASE_URL: address.href })).toBe(
      `The role ${name} may not create what the shop needs in the database ${name}: as its owner or a superuser, run there: ` +
        `grant create on database ${name} to ${name}; grant usage, create on schema public to ${name};`,
    );
  } finally {
    await asAdministrator(server, async (client) => {
      await client.query(`drop database ${name}`);
      await client.query(`drop role ${name}`);
    });
  }
});

it('says what to do about a certificate that it cannot check', async () => {
  expect(await refusal({ DATABASE_URL: overTls('sslmode=require') })).toMatch(
    /^The database at localhost:\d+\/test_\w+ shows a certificate of an authority that this machine does not know \(\w+\): save your provider's CA certificate and add sslmode=verify-full&sslrootcert=/,
  );
});

describe('a shop over TLS, with an authority of its own, and a clock that is wrong', () => {
  let shop: RunningServer;
  beforeAll(async () => {
    const url = overTls(`sslmode=verify-ca&sslrootcert=${folder}/ca.pem`, '127.0.0.1');
    const env = { DATABASE_URL: url, TEST_CLOCK_OFFSET: '1500', DRAIN_SECONDS: '300', PAGE_CACHE_MB: '8' };
    shop = await startServer({ env });
  });
  afterAll(() => shop?.kill());
  const status = async (path: string) => {
    const answer = await shop.visitor().ask('GET', path);
    return [answer.status, answer.body?.status];
  };

  it('starts, and tells of the clock', () => {
    expect(shop.output()).toMatch(/This machine's clock is \d+ s (ahead of|behind) the database's: /);
    expect(shop.output()).not.toContain('SECURITY WARNING');
  });

  it('takes leave in time for a balancer, and at once if told a second time', async () => {
    expect(await status('/readyz')).toEqual([200, 'ready']);
    process.kill(shop.pid, 'SIGTERM');
    await expect.poll(() => status('/readyz')).toEqual([503, 'stopping']);
    expect(await status('/readyz?exclude=database')).toEqual([503, 'stopping']);
    expect((await shop.visitor().ask('GET', '/healthz')).status).toBe(200);
    expect((await shop.visitor().ask('GET', '/api/products')).status).toBe(200);
    expect(await shop.stop()).toBe(0);
  });
});
