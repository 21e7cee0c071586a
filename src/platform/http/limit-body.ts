import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { discardBody } from './discard-body.ts';

const MEGABYTE = 1024 * 1024;

/** Refuses bodies of more than `maxSize` bytes with the error from `refuse`, once the rest has been read and discarded, within limits. */
export const limitBody = (maxSize: number, refuse: () => Error): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: async (c) => {
      await discardBody(c.req.raw.body, Math.max(16 * MEGABYTE, 4 * maxSize));
      throw refuse();
    },
  });
