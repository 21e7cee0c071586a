import { fromKysely, PgBoss } from 'pg-boss';
import { PooledClient, type Tx } from '#src/platform/database/database.ts';
import type { Log } from '#src/platform/log.ts';

/** The job queue: durable, shared by all instances, and written inside the transaction that causes the work. */
export type Jobs = {
  /** Enqueues in `trx`: no commit, no job. `after` delays, `key` makes further jobs of the same key redundant while one waits. */
  send(trx: Tx, queue: string, data: object, options?: { after?: Date; key?: string }): Promise<void>;
  /**
   * Says how a queue's jobs are done; before `start`. `every` is a cron line for work that recurs. `atOnce` jobs of a queue are
   * done together in each instance: each of them looks for work once a second.
   */
  handle<T extends object>(queue: string, work: (data: T) => Promise<void>, options?: { every?: string; retries?: number; atOnce?: number }): void;
  start(role: 'web' | 'worker' | 'all'): Promise<void>;
  stop(): Promise<void>;
};

type Handler = { work: (data: object) => Promise<void>; every?: string; retries: number; atOnce: number };

/**
 * pg-boss 12.35.0. A worker that was killed is noticed after about 12 s: two-second supervision instead of the
 * default sixty (measured).
 */
export function createJobs(url: string, log: Log): Jobs {
  const pool = { connectionString: url, max: 4, application_name: 'kiran jobs', Client: PooledClient };
  const boss = new PgBoss({ ...pool, superviseIntervalSeconds: 2, monitorIntervalSeconds: 2 });
  boss.on('error', (error) => log.warn({ reason: error.message }, 'the job queue reports an error'));
  const handlers = new Map<string, Handler>();
  return {
    async send(trx, queue, data, options = {}) {
      await boss.send(queue, data, {
        db: fromKysely(trx.withoutPlugins()),
        ...(options.after && { startAfter: options.after }),
        ...(options.key && { singletonKey: options.key }),
      });
    },
    handle(queue, work, options = {}) {
      handlers.set(queue, { work: work as (data: object) => Promise<void>, every: options.every, retries: options.retries ?? 10, atOnce: options.atOnce ?? 1 });
    },
    async start(role) {
      await boss.start();
      for (const [queue, { every, retries, atOnce, work }] of handlers) {
        await boss.createQueue(queue, {
          retryLimit: retries,
          retryDelay: 1,
          retryBackoff: true,
          retryDelayMax: 600,
          heartbeatSeconds: 10,
          expireInSeconds: 300,
        });
        if (every) await boss.schedule(queue, every, {});
        if (role === 'web') continue;
        await boss.work(queue, { pollingIntervalSeconds: 1, batchSize: 1, localConcurrency: atOnce }, async (jobs) => {
          for (const job of jobs) {
            try {
              await work((job.data ?? {}) as object);
            } catch (error) {
              log.warn({ err: error, queue, job: job.id }, 'a job failed and will be tried again');
              throw error;
            }
          }
        });
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 10_000, close: true }).catch(() => {});
    },
  };
}
