import { WEBHOOK_EVENTS } from '#src/kernel/webhook-events.ts';
import { listWebhooks, showWebhook } from '#src/shop/back-office/webhooks/list-webhooks.ts';
import { showAccount } from '#src/shop/customers/identity/show-account.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { indiaWhen } from '#src/web/features/workspace-list/india-when.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

const LIMIT = 25;

export const loader = pageLoader('webhooks', async ({ customer, shop, locale, searchParams }) => {
  const words = texts(locale, 'webhooks', 'desk', 'profile', 'signUp');
  const account = await showAccount(shop, customer.uid);
  const when = indiaWhen(locale);
  const asked = searchParams.get('page') ?? '1';
  const page = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
  const id = searchParams.get('id');
  if (!id) {
    const webhooks = await listWebhooks(shop);
    return {
      texts: words,
      account,
      events: WEBHOOK_EVENTS,
      one: undefined,
      webhooks: webhooks.map(({ id: known, name, url, events, last }) => ({
        ...{ id: known, name, url, events },
        last: last && { state: last.state, at: last.attemptedAt ? when(last.attemptedAt) : undefined },
      })),
    };
  }
  const { webhook, deliveries, total } = await showWebhook(shop, id, { page, limit: LIMIT });
  const now = shop.clock.now();
  const { name, url, events, formerUntil } = webhook;
  return {
    texts: words,
    account,
    events: WEBHOOK_EVENTS,
    webhooks: [],
    one: {
      ...{ id, name, url, events },
      formerUntil: formerUntil && formerUntil > now ? when(formerUntil) : undefined,
      page,
      pages: Math.max(1, Math.ceil(total / LIMIT)),
      deliveries: deliveries.map(({ createdAt, nextAt, attemptedAt, ...delivery }) => ({
        ...delivery,
        at: when(createdAt),
        attempted: attemptedAt ? when(attemptedAt) : undefined,
        next: when(nextAt),
      })),
    },
  };
});

type WebhooksData = Awaited<ReturnType<typeof loader>>;
/** Whose password is asked for. */
export type WebhookAccount = WebhooksData['account'];
export type WebhookRow = WebhooksData['webhooks'][number];
export type WebhookView = NonNullable<WebhooksData['one']>;
export type DeliveryRow = WebhookView['deliveries'][number];
