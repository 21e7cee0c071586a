import type { Context, MiddlewareHandler } from 'hono';
import { isOwnOrigin } from '#src/platform/http/origin.ts';
import { consume } from '#src/platform/rate-limit/consume.ts';
import { ProviderRefusal } from './provider-refusal.ts';
import type { SandboxParts } from './sandbox-parts.ts';

/** More payments than a person attempts, for everyone who shares a network. */
const MOST = 60;
const WITHIN = 10 * 60_000;

/**
 * Guards every route that pays or resends: other sites' pages cannot use it through a visitor's browser, and each network has a limit.
 * Callers that are not browsers send no Origin and are allowed.
 */
export function guardPaying({ db, ...parts }: SandboxParts): MiddlewareHandler {
  return async (c: Context, next) => {
    if (!isOwnOrigin(c.req.raw, parts.settings)) {
      throw new ProviderRefusal('This request came from another site.', { reason: 'foreign_origin' }, 403);
    }
    const limit = { what: 'sandbox payment', who: parts.network(c), most: MOST, within: WITHIN };
    const wait = parts.settings.rateLimits ? await db.transaction().execute((trx) => consume(trx, parts, limit)) : 0;
    if (wait === 0) return next();
    const { body } = new ProviderRefusal('Too many requests. Please try again later.', { reason: 'too_many_requests' });
    return c.json({ error: body }, 429, { 'retry-after': String(wait) });
  };
}
