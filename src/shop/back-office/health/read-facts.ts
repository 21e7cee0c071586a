import { DAY_MS } from '#src/kernel/india-time.ts';
import { countUnsent, type UnsentCount } from '#src/platform/mail/outbox.ts';
import type { QueueCount } from '#src/platform/queue/jobs.ts';
import { showSilence } from '#src/shop/back-office/reports/show-dashboard.ts';
import type { Shop } from '#src/shop/shop.ts';
import {
  countPayments,
  countRefunds,
  countReservations,
  countStuck,
  type StateCount,
  withinLimit,
} from './health.store.ts';
import { type KnownBackup, knownBackup } from './known-backup.ts';

/** What the database knows about how the shop is, for the owner's page, the alarms and /metrics alike. */
export type HealthFacts = {
  at: Date;
  payments: StateCount[];
  /** Paid for more than ten minutes, and neither an order nor a refund. */
  stuck: number;
  refunds: StateCount[];
  /** Since when payments settle without any webhook. */
  silentSince: Date | undefined;
  reservations: { count: number; units: number };
  messages: UnsentCount[];
  queues: QueueCount[];
  backup: KnownBackup;
};

const MINUTE = 60_000;
/** A failed message older than this has been seen, or never will be. */
const FAILED_SINCE = 7 * DAY_MS;
/** Milliseconds for each question: a database in trouble is not to be asked for long. */
const LIMIT = 2_000;

/** Reads all of it on one connection. Throws if the database does not answer in time. */
export function readFacts(shop: Shop): Promise<HealthFacts> {
  const at = shop.clock.now();
  const test = shop.settings.testPayments;
  return withinLimit(shop.db, LIMIT, async (trx) => {
    const inside = { ...shop, db: trx };
    return {
      at,
      payments: await countPayments(trx, test),
      stuck: await countStuck(trx, new Date(at.getTime() - 10 * MINUTE), test),
      refunds: await countRefunds(trx, test),
      silentSince: await showSilence(inside),
      reservations: await countReservations(trx),
      messages: await countUnsent(inside, new Date(at.getTime() - FAILED_SINCE)),
      queues: await shop.jobs.count(trx),
      backup: await knownBackup(inside),
    };
  });
}

/** The queue whose oldest job has been due for longest; undefined if all have begun in time. */
export const latestQueue = ({
  at,
  queues,
}: Pick<HealthFacts, 'at' | 'queues'>): { queue: string; since: Date } | undefined =>
  queues
    .flatMap(({ queue, lateSeconds }) =>
      lateSeconds === null ? [] : { queue, since: new Date(at.getTime() - lateSeconds * 1000) },
    )
    .toSorted((a, b) => a.since.getTime() - b.since.getTime())[0];
