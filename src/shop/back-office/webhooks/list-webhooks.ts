import { notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { countDeliveries, selectDeliveries, selectLast } from './delivery.store.ts';
import { findWebhook, selectWebhooks } from './webhook.store.ts';
import type { Delivery, Webhook } from './webhook.ts';

type ListedWebhook = Webhook & {
  /** How its newest delivery is; absent before the first one. */
  last: Pick<Delivery, 'state' | 'attemptedAt'> | undefined;
};

export async function listWebhooks({ db }: Pick<Platform, 'db'>): Promise<ListedWebhook[]> {
  const [webhooks, last] = await Promise.all([selectWebhooks(db), selectLast(db)]);
  return webhooks.map((one) => ({ ...one, last: last.get(one.id) }));
}

/** A webhook with a page of its log, the newest first. Throws `not-found`. */
export async function showWebhook(
  { db }: Pick<Platform, 'db'>,
  id: string,
  paging: { page: number; limit: number },
): Promise<{ webhook: Webhook; deliveries: Delivery[]; total: number }> {
  const [webhook, deliveries, total] = await Promise.all([
    findWebhook(db, id),
    selectDeliveries(db, id, paging),
    countDeliveries(db, id),
  ]);
  if (!webhook) throw notFound('webhook');
  return { webhook, deliveries, total };
}
