import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

const MEGABYTE = 1024 * 1024;

/**
 * Refuses bodies of more than `maxSize` bytes with the error from `refuse`. The rest of the body is read and discarded, within limits: an
 * unread body ends the connection half a second later, and with it the same browser's next request (seen with @hono/node-server 2.1.8).
 */
export const limitBody = (maxSize: number, refuse: () => Error): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: async (c) => {
      await discard(c.req.raw.body, Math.max(16 * MEGABYTE, 4 * maxSize));
      throw refuse();
    },
  });

async function discard(body: ReadableStream<Uint8Array> | null, most: number): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  for (let left = most; left > 0; ) {
    const { done, value } = await reader.read();
    if (done) return;
    left -= value.length;
  }
}
