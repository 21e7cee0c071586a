import type { DiskSpace } from '#src/platform/metrics/disk-space.ts';
import { FAILING_MESSAGES, LATE_MS, LOW_DISK } from './limits.ts';
import { type HealthFacts, latestQueue } from './read-facts.ts';

/** What the owner is mailed about. */
type AlertKind = 'refund-failed' | 'webhooks-silent' | 'mails-failing' | 'queue-late' | 'disk-low';

export type OwnerAlert = {
  kind: AlertKind;
  /** Where it is seen and put right. */
  page: 'payments' | 'outbox' | 'health';
  values: Record<string, number>;
};

/** A mail server that is restarted is none of the owner's business; the mail about it leaves as soon as it is back. */
const STUCK_MINUTES = 60;

/** What is wrong at this moment. */
export function findAlerts(facts: HealthFacts, disk: DiskSpace | undefined): OwnerAlert[] {
  const found: OwnerAlert[] = [];
  const minutesSince = (since: Date) => Math.floor((facts.at.getTime() - since.getTime()) / 60_000);
  const refunds = facts.refunds.find(({ state }) => state === 'failed')?.count ?? 0;
  if (refunds > 0) found.push({ kind: 'refund-failed', page: 'payments', values: { count: refunds } });
  if (facts.silentSince) {
    const hours = Math.floor(minutesSince(facts.silentSince) / 60);
    found.push({ kind: 'webhooks-silent', page: 'payments', values: { hours } });
  }
  const failed = facts.messages.reduce((sum, one) => sum + one.failed, 0);
  const stuck = facts.messages.some(({ waitingSince }) => waitingSince && minutesSince(waitingSince) >= STUCK_MINUTES);
  if (failed >= FAILING_MESSAGES || stuck)
    found.push({ kind: 'mails-failing', page: 'outbox', values: { count: failed } });
  const latest = latestQueue(facts);
  if (latest && facts.at.getTime() - latest.since.getTime() > LATE_MS)
    found.push({ kind: 'queue-late', page: 'health', values: { minutes: minutesSince(latest.since) } });
  if (disk && disk.size > 0 && disk.free / disk.size < LOW_DISK)
    found.push({
      kind: 'disk-low',
      page: 'health',
      values: { share: Math.floor((disk.free / disk.size) * 100) },
    });
  return found;
}
