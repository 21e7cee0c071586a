import type { MiddlewareHandler } from 'hono';
import { isSameSecret } from '#src/platform/signature.ts';
import { notAuthenticated } from './provider-refusal.ts';

/** Lets only the holder of the key id and its secret through. */
export function basicAuth(keyId: string, keySecret: string): MiddlewareHandler {
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return async (c, next) => {
    if (!isSameSecret(c.req.header('authorization') ?? '', expected)) throw notAuthenticated();
    await next();
  };
}
