import type { secretAnswer, webhookAnswer, webhookBody, webhookMade } from '#src/wire/back-office/webhook.ts';
import type { proofBody } from '#src/wire/customers/account.ts';
import type { Proof } from './account.ts';
import { call, type Sent } from './call.ts';

const path = (id: string) => `/admin/webhooks/${encodeURIComponent(id)}`;

/** Adds a webhook; answers its secret, this once. */
export const addWebhook = async (draft: Sent<typeof webhookBody>): Promise<string> =>
  (await call<{ body: typeof webhookBody; answer: typeof webhookMade }>('POST', '/admin/webhooks', draft)).data.secret;

export const changeWebhook = (id: string, draft: Sent<typeof webhookBody>) =>
  call<{ body: typeof webhookBody; answer: typeof webhookAnswer }>('PUT', path(id), draft);
export const removeWebhook = (id: string) => call('DELETE', path(id));

/** Answers the new secret, this once. */
export const rotateWebhookSecret = async (id: string, proof: Proof): Promise<string> =>
  (await call<{ body: typeof proofBody; answer: typeof secretAnswer }>('POST', `${path(id)}/secret`, proof)).data
    .secret;

export const testWebhook = (id: string) => call('POST', `${path(id)}/test`);
export const replayDelivery = (id: string) =>
  call('POST', `/admin/webhook-deliveries/${encodeURIComponent(id)}/replay`);
