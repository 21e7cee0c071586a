import { transact } from '#src/platform/database/transact.ts';
import { notFound } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { findDelivery, insertTest, requeue } from './delivery.store.ts';
import { lockWebhook } from './webhook.store.ts';
import { DELIVER_QUEUE } from './webhook.ts';

/** Puts a test in line for a webhook; answers the delivery's id. Throws `not-found`. */
export async function sendTest(platform: Platform, actor: Actor, webhookId: string): Promise<string> {
  const at = platform.clock.now();
  const id = newId('evt', at.getTime());
  await transact(platform, async (write) => {
    if (!(await lockWebhook(write.trx, webhookId))) throw notFound('webhook');
    await insertTest(write.trx, id, webhookId);
    await platform.jobs.send(write.trx, DELIVER_QUEUE, {});
    await recordAction(write, actor, { act: 'webhook.tested', subject: `webhook:${webhookId}` }, at);
  });
  return id;
}

/** Sends a delivery once more, with the same id and the present state of what it is about. Throws `not-found`. */
export async function replayDelivery(platform: Platform, actor: Actor, id: string): Promise<void> {
  await transact(platform, async (write) => {
    const replayed = await requeue(write.trx, id);
    if (!replayed) {
      if (await findDelivery(write.trx, id)) return; // it is in line already
      throw notFound('delivery');
    }
    await platform.jobs.send(write.trx, DELIVER_QUEUE, {});
    const after = { delivery: id, event: replayed.event };
    await recordAction(
      write,
      actor,
      { act: 'webhook.replayed', subject: `webhook:${replayed.webhookId}`, after },
      platform.clock.now(),
    );
  });
}
