import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { CannotStart } from '#src/platform/cannot-start.ts';

/**
 * In milliseconds: for how long a lock has to be there while its session is, within which it has to end with it, and between two looks. A pooler may
 * empty each connection after its transaction, which is done within a few.
 */
const KEPT = 250;
const RELEASED = 3_000;
const LOOK = 20;

const IS_HELD = "select from pg_locks where locktype = 'advisory' and classid = $1 and objid = $2 and objsubid = 2";

/**
 * Recognises a pooler that gives each transaction another connection of the database, such as PgBouncer with `pool_mode=transaction`. No pooler says
 * so, and one that nobody else uses gives back the same connection each time. But a lock that a session holds shows it: it must still be there after the
 * statement that took it, and must end when the session ends. Where nothing is in between, one statement tells: the server's process is the one
 * that it announced when we connected.
 * @throws CannotStart with what to change
 */
export async function checkPooler(pool: pg.Pool): Promise<void> {
  const session = await pool.connect();
  let ended = false;
  try {
    const { rows } = await session.query<{ pid: number }>('select pg_backend_pid() as pid');
    if (rows[0]?.pid === (session as pg.PoolClient & { processID?: number }).processID) return;
    const lock = [randomInt(2 ** 31 - 1), randomInt(2 ** 31 - 1)];
    await session.query('select pg_advisory_lock($1::int, $2::int)', lock);
    const isHeld = async () => (await pool.query(IS_HELD, lock)).rows.length > 0;
    const keepsUntil = performance.now() + KEPT;
    do {
      if (!(await isHeld())) throw shared();
      await pause(LOOK);
    } while (performance.now() < keepsUntil);
    session.release(true);
    ended = true;
    const until = performance.now() + RELEASED;
    while (await isHeld()) {
      if (performance.now() > until) throw shared();
      await pause(LOOK);
    }
  } finally {
    if (!ended) session.release();
  }
}

const shared = () =>
  new CannotStart(
    'DATABASE_URL leads through a pooler that gives each transaction another connection (PgBouncer with pool_mode=transaction or statement): ' +
      'set pool_mode=session there for this database, or lead DATABASE_URL past the pooler, because the shop listens for notifications and holds locks.',
  );
