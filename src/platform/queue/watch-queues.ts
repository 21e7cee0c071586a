import type { PgBoss } from 'pg-boss';

const EVERY = 2_000;

/** Jobs whose worker has died: it would have reported since. */
const DEAD = `
  select distinct name from pgboss.job
   where state = 'active' and heartbeat_on + heartbeat_seconds * interval '1 second' < now()`;

/**
 * Looks every two seconds for jobs whose worker has died, and has the queue release them. The queue itself looks only once a minute, because
 * each time it writes a row for every queue: every two seconds that was 1.7 GB of PostgreSQL's log a day in an idle shop (measured).
 */
export function noticeDeadWorkers(boss: PgBoss, failed: (error: unknown) => void): { stop(): Promise<void> } {
  let looking: Promise<void> | undefined;
  const look = async () => {
    const { rows } = await boss.getDb().executeSql(DEAD);
    for (const { name } of rows as { name: string }[]) await boss.supervise(name);
  };
  const timer = setInterval(() => {
    looking ??= look()
      .catch(failed)
      .finally(() => {
        looking = undefined;
      });
  }, EVERY);
  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
