import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '#src/platform/database/embedded-postgres.ts';
import { createLog } from '#src/platform/log/log.ts';
import { runServer, startServer } from '#tests/support/server.ts';
import { PASSWORD } from '#tests/support/visitor.ts';

// Starting and stopping with the embedded database, as `npm start` does in a fresh clone.

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'kiran-life-'));
  chmodSync(folder, 0o755); // the database's account must be able to enter
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const pidFile = () => path.join(folder, 'postgres/data/postmaster.pid');
const postmaster = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);

describe('with a database of its own', () => {
  it('starts from nothing, stops cleanly, and starts again with its data', async () => {
    const first = await startServer({ env: { DATA_DIR: folder } });
    const person = await first.visitor().signUp();
    expect(await first.stop()).toBe(0);
    expect(existsSync(pidFile())).toBe(false);

    const second = await startServer({ env: { DATA_DIR: folder } });
    expect((await second.visitor().signIn({ email: person.email, password: PASSWORD })).uid).toBe(person.uid);
    expect((await second.visitor().call('GET', '/products')).body.total).toBeGreaterThan(20);
    expect(await second.stop()).toBe(0);
  });

  it('uses a role that owns it and may do nothing beyond it, also where a superuser made it', async () => {
    const first = await startServer({ env: { DATA_DIR: folder } });
    const person = await first.visitor().signUp();
    const superuser = new pg.Client({
      host: '127.0.0.1',
      port: Number(readFileSync(pidFile(), 'utf8').split('\n')[3]),
      user: 'postgres',
      password: readFileSync(path.join(folder, 'postgres/password'), 'utf8'),
      database: 'postgres',
    });
    await superuser.connect();
    const rows = async (sql: string) => (await superuser.query(sql)).rows;
    const OWNERS = `select distinct pg_get_userbyid(relowner) as owner from pg_class where relkind in ('r', 'p', 'v', 'm', 'S')
      and relnamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))`;
    expect(await rows(`select distinct usename from pg_stat_activity where application_name like 'kiran%'`)).toEqual([
      { usename: 'kiran' },
    ]);
    expect(
      await rows(
        `select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as much from pg_roles where rolname = 'kiran'`,
      ),
    ).toEqual([{ much: false }]);
    expect(await rows(OWNERS)).toEqual([{ owner: 'kiran' }]);
    await superuser.query('set role kiran');
    for (const beyond of [
      `select pg_read_file('PG_VERSION')`,
      `select pg_ls_dir('.')`,
      `copy migration to program 'cat'`,
      `copy migration to '/tmp/stolen'`,
      'create database another',
      'create role another',
      'select rolpassword from pg_authid',
      `alter system set log_statement = 'all'`,
    ])
      await expect(superuser.query(beyond), beyond).rejects.toMatchObject({ code: '42501' });
    await superuser.end();
    expect(await first.stop()).toBe(0);

    // As an earlier version left it: everything created by the superuser.
    const former = await startEmbeddedPostgres(folder, createLog('silent'));
    const old = new pg.Client({ connectionString: former.superuserUrl });
    await old.connect();
    await old.query(
      `alter database postgres owner to postgres; alter schema pgboss owner to postgres; reassign owned by kiran to postgres`,
    );
    expect((await old.query(OWNERS)).rows).toEqual([{ owner: 'postgres' }]);
    await old.end();
    await former.stop();
    const second = await startServer({ env: { DATA_DIR: folder } });
    await second.visitor().signIn({ email: person.email, password: PASSWORD });
    await second.visitor().signUp();
    expect(await second.stop()).toBe(0);
    const again = await startEmbeddedPostgres(folder, createLog('silent'));
    const now = new pg.Client({ connectionString: again.url });
    await now.connect();
    expect((await now.query(OWNERS)).rows).toEqual([{ owner: 'kiran' }]);
    await now.end();
    await again.stop();
  });

  it('adopts the database that a killed server left running', async () => {
    const first = await startServer({ env: { DATA_DIR: folder } });
    const person = await first.visitor().signUp();
    const before = postmaster();
    expect(await first.kill()).toBe('SIGKILL');
    expect(() => process.kill(before, 0)).not.toThrow();

    const second = await startServer({ env: { DATA_DIR: folder } });
    expect(postmaster()).toBe(before);
    await second.visitor().signIn({ email: person.email, password: PASSWORD });
    expect(await second.stop()).toBe(0);
    expect(existsSync(pidFile())).toBe(false);
  });

  it('starts despite a PID file whose number is another process’s by now', async () => {
    const first = await startServer({ env: { DATA_DIR: folder } });
    const note = readFileSync(pidFile(), 'utf8').split('\n');
    expect(await first.stop()).toBe(0);
    writeFileSync(pidFile(), [process.pid, ...note.slice(1)].join('\n'));
    const second = await startServer({ env: { DATA_DIR: folder } });
    expect((await second.visitor().ask('GET', '/readyz')).status).toBe(200);
    expect(await second.stop()).toBe(0);
  });

  it('finishes what is in flight before it stops', async () => {
    const agent = new Agent({ keepAlive: true });
    const server = await startServer({ env: { DATA_DIR: folder } });
    const body = JSON.stringify({ name: 'Asha Patel', email: 'last@example.com', password: PASSWORD });
    const call = request(`${server.url}/api/auth/sign-up/email`, {
      method: 'POST',
      agent,
      headers: {
        'content-type': 'application/json',
        'content-length': body.length,
        origin: server.url,
        expect: '100-continue',
      },
    });
    call.flushHeaders();
    await once(call, 'continue'); // the server has started on this call and waits for its body
    const stopped = server.stop();
    await expect
      .poll(() =>
        server
          .visitor()
          .ask('GET', '/healthz')
          .catch(() => 'closed'),
      )
      .toBe('closed');
    call.end(body);
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    expect(answer.resume().statusCode).toBe(200);
    expect(await stopped).toBe(0);
    expect(existsSync(pidFile())).toBe(false);
    agent.destroy();
  });
});

describe('an impossible start', () => {
  it.each([
    ['PORT', 'eighty'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['LOCALE', 'klingon'],
    ['GUEST_ACCESS', 'maybe'],
    ['ADMIN_PASSWORD', 'short'],
    ['ADMIN_EMAIL', 'nobody'],
    ['PUBLIC_URL', 'shop.example'],
    ['RAZORPAY_KEY_ID', 'rzp_live_1'],
    ['SEED', 'everything'],
  ])('says in one line that %s=%s is wrong', async (name, value) => {
    const { how, output } = await runServer({ DATA_DIR: folder, [name]: value });
    expect(how).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(JSON.parse(output)).toMatchObject({ level: 60, msg: expect.stringContaining(name) });
    expect(existsSync(path.join(folder, 'postgres'))).toBe(false);
  });

  it('says which port is taken, and leaves no database running', async () => {
    const squatter = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => squatter.once('listening', resolve));
    const { port } = squatter.address() as { port: number };
    const { how, output } = await runServer({ DATA_DIR: folder, PORT: String(port) });
    squatter.close();
    expect(how).toBe(1);
    expect(JSON.parse(output).msg).toBe(
      `Port ${port} is taken: stop what listens there, or choose another, for example PORT=${port + 1} npm start.`,
    );
    expect(existsSync(pidFile())).toBe(false);
  });
});
