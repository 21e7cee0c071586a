import type { Write } from '#src/platform/database/transact.ts';
import { insertEntry } from './audit.store.ts';
import { diff } from './diff.ts';

/** Who acts: the facts that every signed-in person has. */
export type Actor = { uid: string; name: string };

export type AuditAction = {
  /** What was done, as `thing.verb` in the past: `product.updated`, `order.shipped`. The audit page words it under `audit.acts`. */
  act: string;
  /** The subject: `kind:id`, e.g. `product:prd_…`. */
  subject: string;
  /** The subject's fields before and after; only those that differ are stored. Absent: there was or is nothing. Never secrets. */
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown> | undefined;
};

/**
 * Records an administrative action in the transaction of the change itself, so that there is no change without its line and no line without its
 * change. A change that changes nothing leaves no line.
 */
export async function recordAction(
  { trx }: Pick<Write, 'trx'>,
  actor: Actor,
  { act, subject, before, after }: AuditAction,
  at: Date,
): Promise<void> {
  const changed = before && after ? diff(before, after) : { before, after };
  if (before && after && Object.keys(changed.after ?? {}).length === 0) return;
  await insertEntry(trx, {
    at,
    actor: actor.uid,
    actorName: actor.name,
    act,
    subject,
    before: changed.before ? JSON.stringify(changed.before) : null,
    after: changed.after ? JSON.stringify(changed.after) : null,
  });
}
