import { setTimeout as pause } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { incomingOf } from './caller.ts';

const MEGABYTE = 1024 * 1024;

/** Reads and discards what is left of a request's body, up to `most` bytes, unless somebody else is reading it. */
export async function discardBody(body: ReadableStream<Uint8Array> | null, most: number): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  try {
    for (let left = most; left > 0; ) {
      const { done, value } = await reader.read();
      if (done) return;
      left -= value.length;
    }
  } catch {
    // the sender has gone, and nobody waits for the answer
  }
}

/** Milliseconds that a refusal waits for the rest of its request. */
const PATIENCE = 5_000;

/**
 * Answers once the request has arrived whole, or after five seconds, also when it is refused by its headers alone. @hono/node-server 2.1.8 closes
 * a connection whose request is still on its way half a second after the answer, without having announced it: the same client's next request
 * would be lost with it. An upload that takes longer is answered while it is still being sent, as before.
 */
export const awaitBody: MiddlewareHandler = async (c, next) => {
  await next();
  const incoming = incomingOf(c);
  // Whole but not read counts as still on its way there: what lies in buffers is not drained in time.
  if (!incoming || incoming.readableEnded || c.req.raw.bodyUsed) return;
  const done = new AbortController();
  const waited = pause(PATIENCE, undefined, { signal: done.signal }).catch(() => {});
  await Promise.race([discardBody(c.req.raw.body, 16 * MEGABYTE), waited]);
  done.abort();
};
