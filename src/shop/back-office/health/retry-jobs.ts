import { transact } from '#src/platform/database/transact.ts';
import { Fault, notFound } from '#src/platform/fault.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import type { Shop } from '#src/shop/shop.ts';

/**
 * One more attempt for jobs that were given up: all of a queue, or one. Jobs are safe to run twice (docs/decisions/0019). Answers how many.
 * Throws `not-found` for one that has not failed, `conflict` if the queue has none.
 */
export async function retryJobs(
  shop: Shop,
  actor: Actor,
  { queue, id }: { queue: string; id?: string | undefined },
): Promise<number> {
  return transact(shop, async (write) => {
    const count = await shop.jobs.retry(write.trx, queue, id === undefined ? undefined : [id]);
    if (count === 0) throw id === undefined ? new Fault('conflict', 'no-failed-jobs') : notFound('job');
    await recordAction(
      write,
      actor,
      { act: 'jobs.retried', subject: `job:${id ?? queue}`, after: { queue, count } },
      shop.clock.now(),
    );
    write.expire(live('jobs'));
    return count;
  });
}
