import type { DeliveredEvent, DeliveryState, WebhookEvent } from '#src/kernel/webhook-events.ts';
import type { RemoteReason } from '#src/platform/fetch/remote-fault.ts';

/** An address of another program that is told what happens in the shop. */
export type Webhook = {
  id: string;
  name: string;
  url: string;
  events: WebhookEvent[];
  createdAt: Date;
  /** The former secret signs too until then. */
  formerUntil: Date | null;
};
export type WebhookDraft = Pick<Webhook, 'name' | 'url' | 'events'>;

/** Why a delivery did not arrive: what the connection did, an answer that was not 2xx, or its subject is gone. */
export type DeliveryReason = RemoteReason | 'answer' | 'gone';

export type Delivery = {
  id: string;
  event: DeliveredEvent;
  subject: string;
  state: DeliveryState;
  createdAt: Date;
  nextAt: Date;
  attempts: number;
  attemptedAt: Date | null;
  status: number | null;
  reason: string | null;
  milliseconds: number | null;
};

/** A delivery in hand, with what its webhook needs to be told it. */
export type ClaimedDelivery = Pick<Delivery, 'id' | 'event' | 'subject' | 'attempts' | 'createdAt'> & {
  webhookId: string;
  name: string;
  url: string;
  secret: string;
  formerSecret: string | null;
  /** Whether it was announced or replayed a day ago: this attempt is its last. */
  isLast: boolean;
};

/** The data of an event as the API shows them now; undefined where there is nothing left to show. */
export type EventData = (event: DeliveredEvent, subject: string) => Promise<object | undefined>;

/** Run each minute, and at once for a test or a replay. */
export const DELIVER_QUEUE = 'webhooks.deliver';
