import { setTimeout } from 'node:timers/promises';
import { isUnreachable } from '#src/platform/database/unreachable.ts';
import { doBankWork } from './bank-work.ts';
import {
  claimDeliveries,
  countUntried,
  type DeliveryRow,
  isWorkDue,
  noteDelivered,
  noteRefused,
} from './delivery.store.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { sign } from './signature.ts';

/** Razorpay's own timeout for an answer. */
const TIMEOUT_MS = 5_000;
const POLL_MS = 1_000;
const AT_ONCE = 20;

export type Deliveries = {
  /** Starts the loop that sends due webhooks. */
  start(): void;
  /** Ends the loop and waits for deliveries under way. */
  stop(): Promise<void>;
  /** Something is due: checks now, if the loop is running. */
  nudge(): void;
  /** Makes the first attempt to deliver these events, and resolves when the receiver has answered. */
  sendNow(eventIds: string[]): Promise<void>;
};

/** Sends queued webhooks. Several instances may run it on one database. */
export function createDeliveries(parts: SandboxParts): Deliveries {
  const { db, clock, log } = parts;
  let running = false;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;

  const send = async (delivery: DeliveryRow) => {
    const { status, error } = await post(parts, delivery);
    if (!error && status) return noteDelivered(db, delivery, status, clock.now());
    log.warn(
      { event: delivery.event, eventId: delivery.eventId, status, error },
      'a sandbox webhook was not taken and will be sent again',
    );
    return noteRefused(db, delivery, { status, error: error ?? '' }, clock.now());
  };
  const sendDue = async () => {
    for (let more = true; more && running; ) {
      const claimed = await claimDeliveries(db, clock.now(), { limit: AT_ONCE });
      await Promise.all(claimed.map(send));
      more = claimed.length === AT_ONCE;
    }
  };
  const look = () => {
    clearTimeout(timer);
    if (!running || round) {
      again = true; // what was enqueued during a round may have been missed by it
      return;
    }
    again = false;
    round = isWorkDue(db, clock.now())
      .then((due) => (due ? doBankWork(parts).then(sendDue) : undefined))
      .catch((error) => {
        if (!isUnreachable(error)) log.warn({ err: error }, 'the sandbox could not look for webhooks'); // the pool reports an outage
      })
      .finally(() => {
        round = undefined;
        if (!running) return;
        if (again) look();
        else timer = globalThis.setTimeout(look, POLL_MS);
      });
  };
  return {
    start() {
      if (running) return;
      running = true;
      look();
    },
    async stop() {
      running = false;
      clearTimeout(timer);
      await round;
    },
    nudge: () => (running ? look() : undefined),
    async sendNow(eventIds) {
      if (eventIds.length === 0) return;
      const claimed = await claimDeliveries(db, clock.now(), { limit: eventIds.length, eventIds });
      await Promise.all(claimed.map(send));
      // Another loop may have been faster: then wait for its attempt.
      for (let waited = 0; waited < TIMEOUT_MS && (await countUntried(db, eventIds)) > 0; waited += 20)
        await setTimeout(20);
    },
  };
}

async function post(
  { webhookUrl, webhookSecret }: SandboxParts,
  delivery: DeliveryRow,
): Promise<{ status: number | null; error?: string }> {
  try {
    const answer = await fetch(webhookUrl(), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Razorpay-Webhook/v1',
        'x-razorpay-event-id': delivery.eventId,
        'x-razorpay-signature': sign(webhookSecret, delivery.body),
      },
      body: delivery.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer.ok ? { status: answer.status } : { status: answer.status, error: `answered ${answer.status}` };
  } catch (error) {
    const cause = (error as Error).cause;
    return { status: null, error: cause instanceof Error ? cause.message : String(error) };
  }
}
