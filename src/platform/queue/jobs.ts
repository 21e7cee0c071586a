import { fromKysely, PgBoss } from 'pg-boss';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import { Outage } from '#src/platform/database/outage.ts';
import { PATIENCE, reportingClient } from '#src/platform/database/reporting-pool.ts';
import { isUnreachable, messageOf } from '#src/platform/database/unreachable.ts';
import type { Log } from '#src/platform/log/log.ts';
import { Tally } from '#src/platform/metrics/tally.ts';
import { inSpan } from '#src/platform/trace/span.ts';
import { countJobs, deleteJobsWith, type FailedJob, type QueueCount, selectFailed, startNow } from './jobs.store.ts';
import { watchQueues } from './watch-queues.ts';

export type { FailedJob, QueueCount } from './jobs.store.ts';

/** The job queue: durable, shared by all instances, and written inside the transaction that causes the work. */
export type Jobs = {
  /** Enqueues in `trx`: no commit, no job. `after` delays it; while a job with the same `key` is waiting, further ones are dropped. */
  send(trx: Tx, queue: string, data: object, options?: { after?: Date; key?: string }): Promise<void>;
  /**
   * Registers a queue's handler; call before `start`. `every` is a cron line for recurring work. `atOnce` jobs of a queue run at once in
   * each instance, each within a second of when it is due. A job that takes longer than five minutes, or `hours`, is taken for dead.
   * `personal`: its jobs identify a person, so a job is removed when it ends instead of being kept for days.
   */
  handle<T extends object>(queue: string, work: (data: T) => Promise<void>, options?: HandleOptions): void;
  /** Removes the jobs that contain one of these texts, an address or number of an erased person, whatever their state. Answers how many. */
  forget(trx: Tx, texts: readonly string[]): Promise<number>;
  /** What waits, is late or was given up, by queue. */
  count(db: Queryable): Promise<QueueCount[]>;
  /** Jobs that were given up after all their attempts, the newest first. Without what they are about: that can name a person. */
  listFailed(db: Queryable, limit: number): Promise<FailedJob[]>;
  /** One more attempt for failed jobs of a queue: those given, or all. Answers how many. */
  retry(trx: Tx, queue: string, ids?: readonly string[]): Promise<number>;
  start(role: 'web' | 'worker' | 'all'): Promise<void>;
  stop(): Promise<void>;
};

type HandleOptions = { every?: string; retries?: number; atOnce?: number; personal?: boolean; hours?: number };
type Handler = Required<Omit<HandleOptions, 'every'>> & {
  work: (data: object) => Promise<void>;
  every: string | undefined;
};

/** Retried by one press; a thousand times as many would keep the other queues waiting. */
const MOST_RETRIED = 1_000;
/** For jobs that fail: long enough to find the reason, in a log that redacts addresses. */
const PERSONAL_KEPT_SECONDS = 3600;

/** Seconds after which a worker asks for work by itself. */
const SELDOM = 60;

/**
 * pg-boss 12.35.0. Workers are woken when there is work, and a killed one is noticed after about 12 s instead of a minute (watch-queues.ts). We use
 * no flows.
 */
export function createJobs(url: string, log: Log, outage = new Outage(log), tally = new Tally()): Jobs {
  // Its own migrations build indexes, which may take longer than a page may.
  const pool = {
    ...PATIENCE,
    query_timeout: 60_000,
    connectionString: url,
    max: 2, // one is open all the time, as the queues are watched each second; the work itself uses the shop's pool
    application_name: 'kiran jobs',
    Client: reportingClient(outage),
  };
  const boss = new PgBoss({ ...pool, monitorIntervalSeconds: 2, flowIntervalSeconds: 60 });
  const failed = (error: unknown) => {
    if (isUnreachable(error)) outage.failed(error);
    else log.warn({ reason: messageOf(error) }, 'the job queue reports an error');
  };
  boss.on('error', failed);
  let watch: ReturnType<typeof watchQueues> | undefined;
  boss.on('warning', ({ message }) => {
    if (!outage.isOn) log.warn({ reason: message }, 'the job queue warns');
  });
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
      const { every, retries = 10, atOnce = 1, personal = false, hours = 1 / 12 } = options;
      tally.knows(queue);
      handlers.set(queue, { work: work as (data: object) => Promise<void>, every, retries, atOnce, personal, hours });
    },
    forget: (trx, texts) => deleteJobsWith(trx, texts),
    count: (db) => countJobs(db),
    listFailed: (db, limit) => selectFailed(db, { limit }),
    async retry(trx, queue, ids) {
      const failed = (await selectFailed(trx, { queue, limit: MOST_RETRIED })).map(({ id }) => id);
      const chosen = ids ? failed.filter((id) => ids.includes(id)) : failed;
      if (chosen.length === 0) return 0;
      await boss.retry(queue, chosen, { db: fromKysely(trx.withoutPlugins()) });
      await startNow(trx, queue, chosen);
      return chosen.length;
    },
    async start(role) {
      await boss.start();
      // A schedule of a former version would fill a queue that nobody works off.
      for (const { name } of await boss.getSchedules())
        if (handlers.get(name)?.every === undefined) await boss.unschedule(name);
      const workers = new Map<string, string[]>();
      watch = watchQueues(boss, workers, failed);
      for (const [queue, { every, retries, atOnce, personal, hours, work }] of handlers) {
        const kept = personal ? { deleteAfterSeconds: PERSONAL_KEPT_SECONDS } : {};
        await boss.createQueue(queue, {
          ...kept,
          retryLimit: retries,
          retryDelay: 1,
          retryBackoff: true,
          retryDelayMax: 600,
          heartbeatSeconds: 10,
          expireInSeconds: hours * 3600,
        });
        await boss.updateQueue(queue, { ...kept, retryLimit: retries }); // also for a queue that already exists
        if (every) await boss.schedule(queue, every, {});
        if (role === 'web') continue;
        const begin = async (jobs: { id: string; data: unknown }[]) => {
          for (const job of jobs) {
            try {
              await inSpan(`job ${queue}`, 'inside', { 'kiran.queue': queue, 'kiran.job': job.id }, () =>
                work((job.data ?? {}) as object),
              );
              tally.job(queue, 'done');
            } catch (error) {
              tally.job(queue, 'failed');
              if (!(outage.isOn && isUnreachable(error)))
                log.warn({ err: error, queue, job: job.id }, 'a job failed and will be tried again');
              // The queue stores what is thrown, with all its fields: a mail server's refusal quotes the address (seen).
              throw new Error('The log has the reason under the id of this job.');
            }
            if (personal) await boss.deleteJob(queue, job.id);
          }
        };
        // Each worker has a name of its own here, by which it is woken; the queue's own concurrency would give one name to all.
        const named = Array.from({ length: atOnce }, () => boss.work(queue, { pollingIntervalSeconds: SELDOM }, begin));
        workers.set(queue, await Promise.all(named));
      }
    },
    async stop() {
      const watched = watch?.stop();
      if (!outage.isOn) await watched;
      // Without a database no job can end well: each is retried by the next worker.
      await boss.stop({ graceful: !outage.isOn, timeout: 10_000, close: true }).catch(() => {});
    },
  };
}
