import type { Hono } from 'hono';
import { sql } from 'kysely';
import type { Platform } from '#src/platform/platform.ts';
import { RETRY_AFTER } from './retry-after.ts';

/** Milliseconds after which the database counts as away: a health check wants to know now. The pool itself waits longer. */
const PATIENCE = 1_500;

/** What the process itself says; the database is asked besides. */
export type Readiness = 'starting' | 'ready' | 'stopping';

/**
 * `/healthz`: the process answers. `/readyz`: it takes requests, the database answers and the migrations are done.
 * `/readyz?exclude=database` is for balancers whose instances share a database: its outage must not take all of them away, with the pages
 * that they still show from memory.
 */
export function health(app: Hono, { db }: Pick<Platform, 'db'>, readiness: () => Readiness): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  // Concurrent checks share one connection.
  let asking: Promise<boolean> | undefined;
  const answers = () => {
    const own = within(
      PATIENCE,
      sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ),
    ).finally(() => {
      if (asking === own) asking = undefined;
    });
    return own;
  };
  app.get('/readyz', async (c) => {
    const status = readiness();
    if (status !== 'ready') return c.json({ status }, 503, { 'retry-after': RETRY_AFTER });
    if (c.req.query('exclude') === 'database') return c.json({ status });
    asking ??= answers();
    return (await asking)
      ? c.json({ status: 'ready' })
      : c.json({ status: 'database unreachable' }, 503, { 'retry-after': RETRY_AFTER });
  });
}

function within(ms: number, work: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
