import type { Hono } from 'hono';
import { sql } from 'kysely';
import type { Platform } from '#src/platform/platform.ts';

/** `/healthz`: the process answers. `/readyz`: the database answers too and the migrations are done. */
export function health(app: Hono, { db }: Pick<Platform, 'db'>, isReady: () => boolean): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    if (!isReady()) return c.json({ status: 'starting' }, 503);
    try {
      await sql`select 1`.execute(db);
      return c.json({ status: 'ready' });
    } catch {
      return c.json({ status: 'database unreachable' }, 503);
    }
  });
}
