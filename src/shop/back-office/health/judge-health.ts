import type { UnsentCount } from '#src/platform/mail/outbox.ts';
import type { DiskSpace } from '#src/platform/metrics/disk-space.ts';
import type { DatabaseFacts } from './health.store.ts';
import { type HealthItem, worstFirst } from './health-item.ts';
import { FAILING_MESSAGES, LATE_MS, LOW_DISK, NARROW_DISK } from './limits.ts';
import { type HealthFacts, latestQueue } from './read-facts.ts';

export type Judged = {
  facts: HealthFacts;
  disk: DiskSpace | undefined;
  database: Pick<DatabaseFacts, 'bytes'>;
  /** Pictures are in a bucket. */
  bucket: boolean;
};

/** What the facts mean: each subject well, worth a look, or in trouble; the worst first. */
export function judgeHealth({ facts, disk, database, bucket }: Judged): HealthItem[] {
  const { bytes } = database;
  const { backup } = facts;
  return worstFirst([
    paymentsItem(facts),
    refundsItem(facts),
    facts.silentSince
      ? { key: 'webhooks', state: 'trouble', reason: 'silent', at: facts.silentSince }
      : { key: 'webhooks', state: 'well', reason: 'heard' },
    ...facts.messages.map((unsent) => messagesItem(unsent, facts.at)),
    jobsItem(facts),
    queueItem(facts),
    storageItem(disk, bucket),
    { key: 'backup', state: backup.state === 'good' ? 'well' : 'notice', reason: backup.state, at: backup.at },
    { key: 'database', state: 'well', reason: 'answers', bytes },
  ]);
}

function paymentsItem({ stuck, payments }: HealthFacts): HealthItem {
  const key = 'payments';
  if (stuck > 0) {
    const since = payments.find(({ state }) => state === 'captured')?.since ?? undefined;
    return { key, state: 'trouble', reason: 'stuck', count: stuck, at: since };
  }
  const open = payments.filter(({ state }) => state === 'preparing' || state === 'open');
  const count = open.reduce((sum, one) => sum + one.count, 0);
  return count > 0 ? { key, state: 'well', reason: 'open', count } : { key, state: 'well', reason: 'none' };
}

function refundsItem({ refunds }: HealthFacts): HealthItem {
  const key = 'refunds';
  const of = (wanted: string) => refunds.find(({ state }) => state === wanted);
  const failed = of('failed');
  if (failed && failed.count > 0)
    return { key, state: 'trouble', reason: 'failed', count: failed.count, at: failed.since ?? undefined };
  const open = (of('pending')?.count ?? 0) + (of('sent')?.count ?? 0);
  return open > 0 ? { key, state: 'well', reason: 'open', count: open } : { key, state: 'well', reason: 'none' };
}

function messagesItem({ channel, waiting, waitingSince, failed }: UnsentCount, now: Date): HealthItem {
  const key = channel;
  if (waitingSince && now.getTime() - waitingSince.getTime() > LATE_MS)
    return { key, state: 'trouble', reason: 'late', count: waiting, at: waitingSince };
  if (failed > 0)
    return { key, state: failed >= FAILING_MESSAGES ? 'trouble' : 'notice', reason: 'failed', count: failed };
  return { key, state: 'well', reason: 'sent' };
}

function jobsItem({ queues }: HealthFacts): HealthItem {
  const count = queues.reduce((sum, { failed }) => sum + failed, 0);
  return count > 0
    ? { key: 'jobs', state: 'trouble', reason: 'failed', count }
    : { key: 'jobs', state: 'well', reason: 'none' };
}

function queueItem(facts: HealthFacts): HealthItem {
  const latest = latestQueue(facts);
  const key = 'queue';
  return latest && facts.at.getTime() - latest.since.getTime() > LATE_MS
    ? { key, state: 'trouble', reason: 'late', at: latest.since }
    : { key, state: 'well', reason: 'quick' };
}

function storageItem(disk: DiskSpace | undefined, bucket: boolean): HealthItem {
  const key = 'storage';
  if (!disk || disk.size === 0) return { key, state: 'notice', reason: 'unknown' };
  const free = disk.free / disk.size;
  const known = { key, bytes: disk.free, share: Math.floor(free * 100) } as const;
  if (free < LOW_DISK) return { ...known, state: 'trouble', reason: 'low' };
  if (free < NARROW_DISK) return { ...known, state: 'notice', reason: 'narrow' };
  return { ...known, state: 'well', reason: bucket ? 'bucket' : 'enough' };
}
