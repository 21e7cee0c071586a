import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { Fault } from '#src/platform/fault.ts';
import { findKey, insertKey } from '#src/platform/idempotency.store.ts';
import type { Shop } from '#src/shop/shop.ts';
import type { ApiEnv } from './middleware.ts';

/**
 * `Idempotency-Key` on money calls (rules.md §3): the same key with another body is 422. The calls themselves can be repeated by receipt,
 * payment and order, so only what the key was used for is stored, and only once a call has succeeded.
 */
export const withIdempotencyKey =
  (shop: Shop): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const key = c.req.header('idempotency-key');
    if (key === undefined) return next();
    if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new Fault('invalid', 'key-format');
    // A key has no account of its own: what it has used is stored with its owner's.
    const uid = c.get('key')?.uid ?? c.get('customer').uid;
    const hash = createHash('sha256')
      .update(`${c.req.method} ${c.req.path}\n${await c.req.raw.clone().text()}`)
      .digest('base64url');
    const known = await findKey(shop.db, uid, key);
    if (known !== undefined && known !== hash) throw new Fault('key-reused', 'key-reused');
    await next();
    if (known === undefined && c.res.ok)
      await insertKey(shop.db, { uid, key, requestHash: hash, createdAt: shop.clock.now() });
  };
