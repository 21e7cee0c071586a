import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { notAuthenticated } from './provider-refusal.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Lets only the holder of the key id and its secret through; compared by digest, so that timing reveals nothing. */
export function basicAuth(keyId: string, keySecret: string): MiddlewareHandler {
  const expected = digest(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`);
  return async (c, next) => {
    if (!timingSafeEqual(digest(c.req.header('authorization') ?? ''), expected)) throw notAuthenticated();
    await next();
  };
}
