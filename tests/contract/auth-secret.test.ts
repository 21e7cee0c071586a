import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '#src/app.ts';
import { WrongSetting } from '#src/platform/settings/settings.ts';
import { startShop } from '#src/start-shop.ts';
import { appCode } from '#tests/support/app-code.ts';
import { copyDatabase } from '#tests/support/database.ts';
import { TEMPLATE } from '#tests/support/postgres.ts';
import { walkDatabase } from '#tests/support/search-data.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';
import { createVisitor, PASSWORD, type Visitor } from '#tests/support/visitor.ts';

// The key that signs sessions and seals second factors, from the first start to its rotation. The shops run in this process, one after the other on
// one database, so that seven starts take only a moment.

let database: { url: string; drop(): Promise<void> };
let sql: pg.Pool;
const folder = mkdtempSync(path.join(os.tmpdir(), 'kiran-key-'));
beforeAll(async () => {
  database = await copyDatabase(TEMPLATE);
  sql = new pg.Pool({ connectionString: database.url, max: 2 });
});
afterAll(async () => {
  await sql?.end();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

const FORGET = `delete from secret where name = 'auth fingerprint'`;
const CHANGED = 'a key that came after the first one was seen';
const start = (more: Record<string, string> = {}, ownAddress = () => '') =>
  startShop(
    {
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      SEED: 'none',
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      PAYMENTS: 'sandbox',
      ADMIN_PASSWORD,
      ...more,
    },
    ownAddress,
  );

/** A shop behind real HTTP, for as long as `work` runs. */
async function withShop(more: Record<string, string>, work: (visitor: () => Visitor) => Promise<void>): Promise<void> {
  const server = createServer();
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo | null)?.port}`;
  const started = await start(more, address);
  server.on('request', getRequestListener(createApp({ ...started, render: async () => new Response('page') }).fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await started.begin();
  try {
    await work(() => createVisitor(address()));
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await started.stop();
  }
}
/** The message of a start that must fail, and that closes whatever it had opened. */
async function refusal(more: Record<string, string> = {}): Promise<string> {
  const message = await start(more).then(
    async (started) => {
      await started.stop();
      return 'it started';
    },
    (error: unknown) => {
      expect(error).toBeInstanceOf(WrongSetting);
      return (error as Error).message;
    },
  );
  await expect.poll(() => connectionsTo(more['DATABASE_URL'] ?? database.url)).toEqual([]);
  return message;
}

/** The connections that shops have to a database, by name. */
async function connectionsTo(url: string): Promise<string[]> {
  const { rows } = await sql.query(
    "select application_name as name from pg_stat_activity where datname = $1 and application_name like 'kiran%'",
    [new URL(url).pathname.slice(1)],
  );
  return rows.map(({ name }) => name);
}

/** The same browser at another shop. */
function takeAlong(from: Visitor, to: Visitor): Visitor {
  for (const [name, value] of from.cookies) to.cookies.set(name, value);
  return to;
}

it('is generated once, lies beside the database and not in it, and can be changed without signing anybody out', async () => {
  const file = path.join(folder, 'auth-secret');
  const outbox = path.join(folder, 'outbox');
  let [asha, fresh] = [createVisitor(''), createVisitor('')];
  let [secret, factor, email] = ['', '', ''];
  await withShop({}, async (visitor) => {
    expect(await connectionsTo(database.url)).toContain('kiran tags');
    secret = readFileSync(file, 'utf8').trim();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(secret).toMatch(/^[\w-]{43}$/);
    asha = visitor();
    ({ email } = await asha.signUp());
    const admin = visitor();
    await admin.signIn({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
    factor = (await admin.call('POST', '/second-factor', { password: ADMIN_PASSWORD })).body.secret;
    expect(
      (await admin.call('POST', '/second-factor/confirm', { code: appCode(factor) })).body.recoveryCodes,
    ).toHaveLength(10);
    expect(await walkDatabase(sql, [secret, factor.replaceAll(' ', '')])).toEqual([]);
    // Nobody else on the machine can read what the shop writes for itself.
    await expect.poll(() => existsSync(outbox) && readdirSync(outbox).length).toBeGreaterThan(0);
    for (const name of readdirSync(outbox)) expect(statSync(path.join(outbox, name)).mode & 0o077, name).toBe(0);
  });

  // A different key, not declared as the successor of this one.
  const strangers: Record<string, string>[] = [
    {},
    { AUTH_SECRET_PREVIOUS: 'some other key that never was in use here' },
  ];
  for (const more of strangers) {
    const said = await refusal({ AUTH_SECRET: CHANGED, ...more });
    expect(said).toMatch(
      /^Setting AUTH_SECRET is not the key that this database was used with\. Give every instance the same key, or name the former key/,
    );
    expect(said).toContain(FORGET);
    expect(said).not.toContain(CHANGED);
  }

  await withShop({ AUTH_SECRET: CHANGED, AUTH_SECRET_PREVIOUS: secret }, async (visitor) => {
    expect((await takeAlong(asha, visitor()).call('GET', `/order?email=${email}`)).status).toBe(200);
    await sql.query('update second_factor set last_step = null');
    const door = visitor();
    expect(
      (await door.call('POST', '/auth/sign-in/email', { email: ADMIN_EMAIL, password: ADMIN_PASSWORD })).body
        .secondFactor,
    ).toBe(true);
    expect((await door.call('POST', '/second-factor/pass', { code: appCode(factor) })).status).toBe(200);
    fresh = visitor();
    await fresh.signIn({ email, password: PASSWORD });
  });

  // The former key is dropped: what it signed is worthless, and it starts no shop.
  await withShop({ AUTH_SECRET: CHANGED }, async (visitor) => {
    expect((await takeAlong(asha, visitor()).call('GET', `/order?email=${email}`)).status).toBe(401);
    expect((await takeAlong(fresh, visitor()).call('GET', `/order?email=${email}`)).status).toBe(200);
  });
  const said = await refusal();
  expect(said).toMatch(
    /^The key in .* is not the key that this database was used with\. Put the file of that key back, or set AUTH_SECRET to it, or name /,
  );
  expect(said).toContain(` in ${file} is not `);

  // A former key that others know is not printed anywhere: the refusal says how to start the shop without it.
  expect(said).toContain(FORGET);
  await sql.query(FORGET);
  expect(await refusal({ AUTH_SECRET: 'a key that nobody else has seen so far' })).toBe('it started');
});

it('a public shop does not start with a guessable password', async () => {
  const other = await copyDatabase(TEMPLATE);
  const data = mkdtempSync(path.join(os.tmpdir(), 'kiran-key-'));
  const more = {
    DATABASE_URL: other.url,
    DATA_DIR: data,
    PUBLIC_URL: 'https://shop.example',
    TRUST_PROXY: 'on',
    RATE_LIMITS: 'on',
  };
  try {
    for (const password of ['password123', 'Kiran@123']) {
      const said = await refusal({ ...more, ADMIN_PASSWORD: password });
      expect(said).toContain('Setting ADMIN_PASSWORD is one of those that anybody would try');
      expect(said).not.toContain(password);
    }
    expect(await refusal(more)).toBe('it started');
  } finally {
    await other.drop();
    rmSync(data, { recursive: true, force: true });
  }
});
