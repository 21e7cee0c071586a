import assert from 'node:assert/strict';
import pg from 'pg';
import { wrongInBooks } from '#tests/support/books.ts';
import { emptyDatabase } from '#tests/support/database.ts';
import { startTestPostgres, TEST_POSTGRES } from '#tests/support/postgres.ts';
import { manyShoppers } from '#tests/support/running-shop.ts';
import { freePort, type RunningServer, removeFolderOf, runServer } from '#tests/support/server.ts';
import { makeTraffic, productForTraffic } from '#tests/support/traffic.ts';
import { configure, type Daemon, findProgram, openPlace, until } from './daemons.ts';
import { startFleet } from './fleet.ts';

// `npm run drill:pgbouncer`: two web instances and a worker on an empty database behind this system's PgBouncer, with deploy/pgbouncer.ini: they
// migrate it, sell, tell each other and work. In transaction and in statement mode the start has to be refused (docs/operations.md, PgBouncer).

const ORDERS = 20;
const program = findProgram('pgbouncer', 'pgbouncer');
const postgres = await startTestPostgres();
process.env[TEST_POSTGRES] = postgres.url;
const place = openPlace('pgbouncer');
const database = await emptyDatabase();
const started: RunningServer[] = [];
const poolers: Daemon[] = [];
let failed = true;
try {
  await sells(await startPooler('session'));
  for (const mode of ['transaction', 'statement']) await refuses(mode, await startPooler(mode));
  failed = false;
} catch (error) {
  for (const one of [...started, ...poolers]) console.error(one.output().slice(-2_000));
  throw error;
} finally {
  await Promise.all(started.map((server) => server.kill()));
  await place.close();
  await database.drop();
  await postgres.stop();
  if (failed) process.exitCode = 1;
}

/** Answers the database's address through a PgBouncer of its own. */
async function startPooler(mode: string): Promise<string> {
  const direct = new URL(database.url);
  const port = await freePort();
  place.write(`${mode}.txt`, `"${direct.username}" "${decodeURIComponent(direct.password)}"\n`);
  const ini = configure('pgbouncer.ini', {
    'kiran = host=10.0.0.10 port=5000 dbname=kiran': `kiran = host=${decodeURIComponent(direct.hostname)} port=${direct.port} dbname=${direct.pathname.slice(1)}`,
    'listen_addr = 10.0.0.10': 'listen_addr = 127.0.0.1',
    'listen_port = 6432': `listen_port = ${port}`,
    '/etc/pgbouncer/userlist.txt': `${place.folder}/${mode}.txt`,
    'pool_mode = session': `pool_mode = ${mode}`,
  });
  const pooler = place.start(program, [place.write(`${mode}.ini`, ini)]);
  poolers.push(pooler);
  await until('PgBouncer listens', () => {
    assert.ok(!pooler.ended(), pooler.output());
    return pooler.output().includes('process up');
  });
  direct.hostname = '127.0.0.1';
  direct.port = String(port);
  direct.pathname = '/kiran';
  return direct.href;
}

async function sells(url: string): Promise<void> {
  const sql = new pg.Pool({ connectionString: url, max: 2 });
  try {
    const began = performance.now();
    const fleet = await startFleet(url, sql, productForTraffic, started);
    const ready = Math.round(performance.now() - began);
    const urls = fleet.web.map((server) => server.url);
    const traffic = makeTraffic(await manyShoppers({ sql, url: urls[0] as string }, 2, urls), fleet.product._id, urls);
    await until('orders are sold', () => traffic.sold.length >= ORDERS);
    const { page } = await fleet.works();
    const asha = fleet.web[0].visitor();
    const { uid } = await asha.signUp();
    const there = fleet.web[1].visitor();
    for (const [name, value] of asha.cookies) there.cookies.set(name, value);
    const cart = `/Firebaseuser/get-user-data-list?uid=${uid}&dataType=cart&fields=state`;
    assert.equal((await there.call('GET', cart)).status, 200, 'a session counts at the other instance');
    const { rows } = await sql.query<{ count: number }>(
      'select count(*)::int from pg_stat_activity where datname = current_database()',
    );
    await traffic.stop();
    const wrong = traffic.asked.filter(({ status }) => status !== 200 && status !== 201);
    assert.deepEqual(wrong, []);
    assert.deepEqual(await wrongInBooks(sql, 'now'), []);
    console.log(
      `figure: session mode: ready after ${ready} ms with an empty database, ${traffic.sold.length} orders in ${traffic.asked.length} requests, none failed; ` +
        `a change was on the other instance's page within ${page} ms, and the worker did a job; ${rows[0]?.count} connections of three instances`,
    );
    assert.deepEqual(await Promise.all(fleet.all.map((server) => server.stop())), [0, 0, 0]);
  } finally {
    await sql.end();
    removeFolderOf(url);
  }
}

async function refuses(mode: string, url: string): Promise<void> {
  const { how, output } = await runServer({ DATABASE_URL: url, SEED: 'none' });
  removeFolderOf(url);
  const last = output.trim().split('\n').at(-1) ?? '';
  assert.equal(how, 1, output);
  assert.match(last, /leads through a pooler that gives each transaction another connection/);
  console.log(`figure: ${mode} mode: the start is refused`);
}
