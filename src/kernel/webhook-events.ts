/** What a webhook can be told. */
export const WEBHOOK_EVENTS = [
  'order.placed',
  'order.changed',
  'payment.settled',
  'stock.low',
  'visit.done',
  'lead.changed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Sent on request only, to see whether a webhook works. */
export const TEST_EVENT = 'test';
export type DeliveredEvent = WebhookEvent | typeof TEST_EVENT;

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const MOST_WEBHOOKS = 20;
