import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { databaseAccount } from '#src/platform/database/embedded/account.ts';
import { migrate } from '#src/platform/database/migrate.ts';
import { createLog } from '#src/platform/log/log.ts';
import { wrongInBooks } from '#tests/support/books.ts';
import { keepBuying, orderTotals } from '#tests/support/drill.ts';
import { asAdministrator, databaseUrl, TEMPLATE, TEST_POSTGRES } from '#tests/support/postgres.ts';
import { runningShop } from '#tests/support/running-shop.ts';
import { folderOf, freePort, startServer } from '#tests/support/server.ts';
import { findProgram, until } from './daemons.ts';

// `npm run drill:pitr`: point-in-time recovery of an external database, with this system's PostgreSQL (docs/operations.md, Point in time). A
// shop sells while its database archives its log; the machine is lost; the database is restored from a base backup and the archive, once to
// its end and once to the moment before a mistake. Prints RPO and RTO.

/** Seconds after which PostgreSQL archives what it has, at the latest. operations.md advises 60. */
const ARCHIVE_TIMEOUT = 10;
const RPO = 300;
const RTO = 900;

const account = databaseAccount();
const around = mkdtempSync(path.join(os.tmpdir(), 'kiran-pitr-'));
chmodSync(around, 0o755);
const archive = folder('archive');
const running = new Set<string>();
let failed = true;
try {
  await drill();
  failed = false;
} finally {
  for (const data of running) stop(data, 'immediate');
  rmSync(around, { recursive: true, force: true });
  if (failed) process.exitCode = 1;
}

async function drill(): Promise<void> {
  const primary = folder('primary');
  run('initdb', ['-D', primary, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C']);
  appendFileSync(
    path.join(primary, 'postgresql.conf'),
    `\narchive_mode = on\narchive_timeout = ${ARCHIVE_TIMEOUT}\narchive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/.%f && mv ${archive}/.%f ${archive}/%f'\n`,
  );
  const url = await start(primary);
  process.env[TEST_POSTGRES] = url;
  await asAdministrator(url, (client) => client.query(`create database ${TEMPLATE}`));
  const pool = new pg.Pool({ connectionString: databaseUrl(url, TEMPLATE), max: 1 });
  await migrate(databaseUrl(url, TEMPLATE), createLog('silent'));
  await pool.query(
    "insert into shop_opening (state, message, holiday_words, opened_at, changed_at) values ('open', '{}', '{}', now(), now())",
  );
  await pool.end();

  const shop = await runningShop();
  const name = new URL(shop.databaseUrl).pathname.slice(1);
  const sales = await keepBuying(shop, 4);
  await until('ten orders', () => sales.acknowledged.length >= 10);
  run('pg_basebackup', ['-d', url, '-D', folder('base'), '-c', 'fast', '-X', 'stream']);
  const soFar = sales.acknowledged.length;
  await until('twenty more', () => sales.acknowledged.length >= soFar + 20);
  const right = await orderTotals(shop.databaseUrl);
  const beforeMistake = new Date(); // after what was read: people go on buying
  await pause(50);
  await shop.sql.query('delete from faq');
  const atMistake = Date.now();
  await until(
    'twenty more, and the archive has them',
    () => sales.acknowledged.length >= soFar + 40 && Date.now() - atMistake > (ARCHIVE_TIMEOUT + 3) * 1000,
  );
  const totals = await orderTotals(shop.databaseUrl);
  shop.sql.on('error', () => {}); // its server is killed
  stop(primary, 'kill');
  const lostAt = Date.now();
  void sales.stop();
  await shop.server.kill();
  rmSync(primary, { recursive: true, force: true }); // the machine is lost, with all that was not archived

  const began = performance.now();
  const end = await recover('recovered', '');
  const recoveredUrl = databaseUrl(end, name);
  const again = await startServer({
    env: { DATABASE_URL: recoveredUrl, DATA_DIR: folderOf(shop.databaseUrl), SEED: 'none' },
  });
  const rto = (performance.now() - began) / 1000;
  const restored = await orderTotals(recoveredUrl);
  const missing = sales.acknowledged.filter(({ id }) => !restored.has(id));
  const rpo = missing.length === 0 ? 0 : (lostAt - Math.min(...missing.map(({ at }) => at))) / 1000;
  for (const [id, total] of restored) if (totals.has(id)) assert.equal(total, totals.get(id));
  assert.deepEqual(await booksOf(recoveredUrl), []);
  assert.ok(restored.size >= right.size, 'orders are missing that had been archived');
  await again.stop();

  const then = databaseUrl(
    await recover(
      'before-mistake',
      `recovery_target_time = '${beforeMistake.toISOString().replace('T', ' ').replace('Z', '+00')}'`,
    ),
    name,
  );
  const earlier = await orderTotals(then);
  for (const [id, total] of right) assert.equal(earlier.get(id), total, id);
  const { rows } = await query(then, 'select count(*)::int as questions from faq');
  assert.ok(rows[0].questions > 0, 'the mistake is there');
  console.log(
    `figure: ${sales.acknowledged.length} orders acknowledged, ${missing.length} lost; RPO ${rpo.toFixed(1)} s (log archived every ${ARCHIVE_TIMEOUT} s), RTO ${rto.toFixed(1)} s until the shop was ready again; before the mistake: ${earlier.size} orders, and ${rows[0].questions} questions that the mistake had deleted`,
  );
  assert.ok(rpo <= RPO && rto <= RTO);
}

/** Restores the base backup, and the archive up to its end or to a target. Answers the address of the database. */
async function recover(called: string, target: string): Promise<string> {
  const data = path.join(around, called);
  execFileSync('cp', ['-a', path.join(around, 'base'), data]);
  appendFileSync(
    path.join(data, 'postgresql.conf'),
    `\narchive_mode = off\nrestore_command = 'cp ${archive}/%f %p'\nrecovery_target_action = 'promote'\n${target}\n`,
  );
  writeFileSync(path.join(data, 'recovery.signal'), '');
  if (account) chownSync(path.join(data, 'recovery.signal'), account.uid, account.gid);
  const url = await start(data);
  await until('the recovery has ended', async () => !(await query(url, 'select pg_is_in_recovery() as on')).rows[0].on);
  return url;
}

async function start(data: string): Promise<string> {
  const port = await freePort();
  const flags = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${around} -c max_connections=200`;
  chmodSync(around, 0o777);
  try {
    run('pg_ctl', ['start', '-w', '-t', '300', '-D', data, '-l', path.join(data, 'server.log'), '-o', flags]);
  } catch (error) {
    throw new Error(readFileSync(path.join(data, 'server.log'), 'utf8').slice(-2_000), { cause: error });
  }
  running.add(data);
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}

function stop(data: string, how: 'immediate' | 'kill'): void {
  running.delete(data);
  run('pg_ctl', how === 'kill' ? ['kill', 'KILL', readPid(data)] : ['stop', '-m', how, '-D', data]);
}

function readPid(data: string): string {
  return execFileSync('head', ['-1', path.join(data, 'postmaster.pid')])
    .toString()
    .trim();
}

function run(program: string, args: string[]): void {
  execFileSync(findProgram(program, 'postgresql'), args, {
    cwd: '/',
    stdio: ['ignore', 'ignore', 'inherit'],
    ...account,
  });
}

function folder(name: string): string {
  const made = path.join(around, name);
  mkdirSync(made, { mode: 0o700 });
  if (account) chownSync(made, account.uid, account.gid);
  return made;
}

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(sql).finally(() => client.end());
}

async function booksOf(url: string): Promise<string[]> {
  const sql = new pg.Pool({ connectionString: url, max: 2 });
  return wrongInBooks(sql, 'now').finally(() => sql.end());
}
