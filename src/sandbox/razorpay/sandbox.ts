import { Hono } from 'hono';
import { isUnreachable } from '#src/platform/database/unreachable.ts';
import { limitBody } from '#src/platform/http/limit-body.ts';
import { RETRY_AFTER } from '#src/platform/http/retry-after.ts';
import { isTestRun } from '#src/platform/settings/server.ts';
import { createDeliveries } from './deliveries.ts';
import { replayDelivery } from './delivery.store.ts';
import { createFaultInjection } from './fault-injection.ts';
import { guardPaying } from './guard-paying.ts';
import { plausible } from './ledger.store.ts';
import { pay } from './pay.ts';
import { ProviderRefusal, unknownId } from './provider-refusal.ts';
import { readObject } from './read-input.ts';
import { createRest } from './rest.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { serveWindow } from './serve-window.ts';

export type RazorpaySandbox = {
  /** Mount it at `/sandbox/razorpay`. */
  app: Hono;
  /** Starts sending webhooks and the bank's later work; call once the server listens. */
  startDeliveries(): void;
  /** Stops both, and waits for work under way. */
  stop(): Promise<void>;
};

/**
 * Our own Razorpay for shops without keys: its REST interface, checkout window, signatures and webhooks, on the shop's database. It moves
 * no money. Its ledger and its queue survive a kill; several instances may share them.
 */
export function createRazorpaySandbox(parts: SandboxParts): RazorpaySandbox {
  const deliveries = createDeliveries(parts);
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof ProviderRefusal) return c.json({ error: error.body }, error.status);
    const resting = isUnreachable(error);
    if (!resting) parts.log.error({ err: error, path: c.req.path }, 'the payment sandbox failed');
    const body = {
      code: 'SERVER_ERROR',
      description: 'We are facing some trouble completing your request at the moment. Please try again shortly.',
    };
    return c.json(
      { error: { ...body, source: 'internal', step: 'NA', reason: 'server_error', metadata: {} } },
      resting ? 503 : 500,
      resting ? { 'retry-after': RETRY_AFTER } : {},
    );
  });
  app.use(limitBody(64 * 1024, () => new ProviderRefusal('The request is too large.', {}, 413)));
  if (isTest()) {
    const trouble = createFaultInjection(parts.clock);
    app.post('/trouble', async (c) => c.json(trouble.begin(readObject(await c.req.text()))));
    app.use('/v1/*', trouble.suffer);
  }
  app.route(
    '/v1',
    createRest(parts, () => setImmediate(deliveries.nudge)),
  );
  const guarded = guardPaying(parts);
  app.post('/pay', guarded, async (c) => c.json(await pay(parts, deliveries, readObject(await c.req.text()))));
  app.post('/replay', guarded, async (c) => {
    const eventId = readObject(await c.req.text())['event_id'];
    const replayed =
      typeof eventId === 'string' ? await replayDelivery(parts.db, plausible(eventId), parts.clock.now()) : undefined;
    if (!replayed) throw unknownId();
    setImmediate(deliveries.nudge);
    return c.json({ event_id: replayed.eventId, event: replayed.event });
  });
  app.use('/checkout/pay', guarded);
  serveWindow(app, parts, deliveries);
  return { app, startDeliveries: deliveries.start, stop: deliveries.stop };
}

/** Whether this process belongs to a test: only tests may make the provider fail. */
const isTest = () => isTestRun() || process.env['NODE_ENV'] === 'test';
