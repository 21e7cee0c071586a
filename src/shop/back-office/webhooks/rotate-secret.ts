import { DAY_MS } from '#src/kernel/india-time.ts';
import { transact } from '#src/platform/database/transact.ts';
import { notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { newSecret } from './sign-delivery.ts';
import { lockWebhook, replaceSecret } from './webhook.store.ts';

/** Replaces a webhook's secret; answers the new one. For a day the former one signs as well, so that the receiver can change over. Throws `not-found`. */
export async function rotateSecret(platform: Platform, actor: Actor, id: string): Promise<string> {
  const at = platform.clock.now();
  const secret = newSecret();
  await transact(platform, async (write) => {
    if (!(await lockWebhook(write.trx, id))) throw notFound('webhook');
    await replaceSecret(write.trx, id, secret, new Date(at.getTime() + DAY_MS));
    await recordAction(write, actor, { act: 'webhook.rotated', subject: `webhook:${id}` }, at);
  });
  return secret;
}
