import { type Given, readServers, servers } from '#src/platform/settings/kinds.ts';

export const WEBHOOKS = { WEBHOOK_PRIVATE: servers('tally.lan:8443').optional() };

export type WebhookSettings = {
  /** Servers, each as host:port, that webhooks may write to although they are in a private network. */
  privateWebhookHosts: ReadonlySet<string>;
};

export const readWebhooks = (s: Given<typeof WEBHOOKS>): WebhookSettings => ({
  privateWebhookHosts: readServers(s.WEBHOOK_PRIVATE),
});
