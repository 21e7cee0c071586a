import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '#src/platform/log/log.ts';
import { readSettings } from '#src/shop/settings.ts';
import { testAuthority } from '#tests/support/certificates.ts';
import { TEST_POSTGRES } from '#tests/support/postgres.ts';
import { type TlsPostgres, tlsPostgres } from '#tests/support/tls-postgres.ts';
import { openDatabase } from './database.ts';
import { databaseTrouble } from './database-trouble.ts';

const server = process.env[TEST_POSTGRES] as string;
let folder: string;
let proxy: TlsPostgres;
beforeAll(async () => {
  const authority = testAuthority();
  folder = mkdtempSync(path.join(os.tmpdir(), 'kiran-tls-'));
  writeFileSync(path.join(folder, 'ca.pem'), authority.ca);
  proxy = await tlsPostgres(server, authority.issue(['localhost']));
});
afterAll(async () => {
  await proxy?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What a start says about this address; undefined if it works. */
async function trouble(address: string): Promise<string | undefined> {
  const url = readSettings({ DATABASE_URL: address }).databaseUrl as string;
  const database = openDatabase(url, { size: 1, log: createLog('silent') });
  try {
    await database.pool.query('select 1');
    return undefined;
  } catch (error) {
    return databaseTrouble(url, error);
  } finally {
    await database.close();
  }
}

function overTls(query: string, host = 'localhost'): string {
  const address = new URL(`${server}?${query.replace('CA', path.join(folder, 'ca.pem'))}`);
  [address.hostname, address.port] = [host, String(proxy.port)];
  return address.href;
}

it.each([
  [
    'sslmode=require',
    'localhost',
    / shows a certificate of an authority that this machine does not know \(\w+\): save /,
  ],
  [
    'sslmode=verify-full&sslrootcert=CA',
    '127.0.0.1',
    / shows a certificate for another name: .* or add sslmode=verify-ca&/,
  ],
])('%s with the name %s says what to do', async (query, host, words) => {
  const told = await trouble(overTls(query, host));
  expect(told).toMatch(/^The database at (localhost|127\.0\.0\.1):\d+\/postgres /);
  expect(told).toMatch(words);
});

it.each([
  ['sslmode=require&sslrootcert=CA', 'localhost'],
  ['sslmode=verify-full&sslrootcert=CA', 'localhost'],
  ['sslmode=verify-ca&sslrootcert=CA', '127.0.0.1'],
  ['sslmode=no-verify', '127.0.0.1'],
])('%s with the name %s works', async (query, host) => expect(await trouble(overTls(query, host))).toBeUndefined());

it('a server without TLS is told of', async () => {
  expect(await trouble(`${server}?sslmode=require`)).toMatch(
    / does not speak TLS: turn it on there, or set sslmode=disable /,
  );
});
