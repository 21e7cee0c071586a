import type { Hono } from 'hono';
import { sql } from 'kysely';
import type { Platform } from '#src/platform/platform.ts';
import { RETRY_AFTER } from './retry-after.ts';

/** Milliseconds after which the database counts as away: a health check wants to know now. The pool itself waits longer. */
const PATIENCE = 1_500;

/** `/healthz`: the process answers. `/readyz`: the database answers too and the migrations are done. */
export function health(app: Hono, { db }: Pick<Platform, 'db'>, isReady: () => boolean): void {
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
    if (!isReady()) return c.json({ status: 'starting' }, 503, { 'retry-after': RETRY_AFTER });
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
