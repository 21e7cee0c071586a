import { transact } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { deleteWebhook } from './webhook.store.ts';

/** Removes a webhook with what is still in line for it, and its log. Repeating changes nothing. */
export async function removeWebhook(platform: Platform, actor: Actor, id: string): Promise<void> {
  await transact(platform, async (write) => {
    const removed = await deleteWebhook(write.trx, id);
    if (!removed) return;
    const before = { name: removed.name, url: removed.url, events: removed.events };
    await recordAction(
      write,
      actor,
      { act: 'webhook.removed', subject: `webhook:${id}`, before },
      platform.clock.now(),
    );
  });
}
