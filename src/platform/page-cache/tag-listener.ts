import pg from 'pg';
import type { Log } from '#src/platform/log.ts';
import type { PageCache } from '#src/platform/page-cache/page-cache.ts';

/** The channel on which a committed write tells all instances which tags it expired. */
export const TAG_CHANNEL = 'expired_tags';

/**
 * Listens for expired tags on a connection of its own. PostgreSQL delivers a notification when its transaction
 * commits, never before. While the connection is away notifications are lost, so on each (re)connection the whole
 * cache is thrown away, and while it is down nothing may be stored.
 */
export function listenForTags(url: string, cache: PageCache, log: Log): { stop(): Promise<void> } {
  let client: pg.Client | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true, application_name: 'kiran tags' });
    client = next;
    next.on('notification', ({ payload }) => {
      if (payload) cache.expire(JSON.parse(payload) as string[]);
    });
    next.on('error', (error) => log.warn({ reason: error.message }, 'the tag listener lost its connection'));
    next.on('end', () => {
      cache.clear();
      if (!stopped) timer = setTimeout(attempt, 500);
    });
    await next.connect();
    await next.query(`listen ${TAG_CHANNEL}`);
    cache.clear();
  };
  const attempt = () => {
    connect().catch((error) => {
      log.warn({ reason: (error as Error).message }, 'the tag listener cannot connect');
      client?.end().catch(() => {});
      if (!stopped) timer = setTimeout(attempt, 1000);
    });
  };
  attempt();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
