import { MOST_WEBHOOKS } from '#src/kernel/webhook-events.ts';
import { advisoryLock, transact } from '#src/platform/database/transact.ts';
import { Fault, invalid, notFound } from '#src/platform/fault.ts';
import { readRemoteAddress } from '#src/platform/fetch/remote-address.ts';
import { RemoteFault } from '#src/platform/fetch/remote-fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { newSecret } from './sign-delivery.ts';
import { insertWebhook, lockWebhook, selectWebhooks, updateWebhook } from './webhook.store.ts';
import type { Webhook, WebhookDraft } from './webhook.ts';

/**
 * Adds a webhook. Its secret is answered here and when it is replaced, and nowhere else.
 * @throws `invalid` for an address that may not be written to, `wrong-step` for one too many
 */
export async function addWebhook(
  platform: Platform,
  actor: Actor,
  draft: WebhookDraft,
): Promise<{ secret: string; webhook: Webhook }> {
  needAddress(platform, draft);
  const createdAt = platform.clock.now();
  const id = newId('whk', createdAt.getTime());
  const secret = newSecret();
  const said = { ...draft, events: [...new Set(draft.events)] };
  await transact(platform, async (write) => {
    await advisoryLock(write.trx, 'webhooks');
    if ((await selectWebhooks(write.trx)).length >= MOST_WEBHOOKS) throw new Fault('wrong-step', 'too-many-webhooks');
    const none = { formerSecret: null, formerUntil: null, toldAt: null };
    await insertWebhook(write.trx, { ...said, ...none, events: JSON.stringify(said.events), id, secret, createdAt });
    await recordAction(write, actor, { act: 'webhook.created', subject: `webhook:${id}`, after: said }, createdAt);
  });
  return { secret, webhook: { id, ...said, createdAt, formerUntil: null } };
}

/** Changes a webhook's name, address or events; what is in line goes to the new address. Throws `not-found`, `invalid`. */
export async function changeWebhook(
  platform: Platform,
  actor: Actor,
  id: string,
  draft: WebhookDraft,
): Promise<Webhook> {
  needAddress(platform, draft);
  const said = { ...draft, events: [...new Set(draft.events)] };
  return transact(platform, async (write) => {
    const found = await lockWebhook(write.trx, id);
    if (!found) throw notFound('webhook');
    const before = { name: found.name, url: found.url, events: found.events };
    await updateWebhook(write.trx, id, said);
    await recordAction(
      write,
      actor,
      { act: 'webhook.changed', subject: `webhook:${id}`, before, after: said },
      platform.clock.now(),
    );
    return { ...found, ...said };
  });
}

/** Judged again at each attempt, when the name has been resolved. */
function needAddress({ settings }: Pick<Platform, 'settings'>, { url }: WebhookDraft): void {
  try {
    readRemoteAddress(url, settings.privateWebhookHosts);
  } catch (error) {
    if (error instanceof RemoteFault) throw invalid({ url: 'hook-address' });
    throw error;
  }
}
