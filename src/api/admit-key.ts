import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { ApiScope } from '#src/kernel/api-scopes.ts';
import { Fault } from '#src/platform/fault.ts';
import { callerAddress } from '#src/platform/http/caller.ts';
import type { CallingKey } from '#src/shop/customers/api-keys/api-key.ts';
import { readKey } from '#src/shop/customers/api-keys/read-key.ts';
import { bearerOf } from '#src/shop/customers/identity/bearer.ts';
import type { Shop } from '#src/shop/shop.ts';

/** The scopes that open each call to a key, all of them together, by method and path. A call that is not here is closed to every key. */
const opened = new Map<string, readonly ApiScope[]>();

/** The scopes that a call's middleware names. */
const named = new WeakMap<object, readonly ApiScope[]>();

/** Opens a call to keys that have all of these scopes; put it beside the guard that says which people may make the call. */
export function keysWith(...scopes: ApiScope[]): MiddlewareHandler {
  const mark: MiddlewareHandler = (_, next) => next();
  named.set(mark, scopes);
  return mark;
}

/** Notes which keys may make a call; answers their scopes. */
export function openToKeys({ method, path, middleware = [] }: { method: string; path: string; middleware?: unknown }) {
  const scopes = [middleware].flat().flatMap((one) => named.get(one as object) ?? []);
  if (scopes.length > 0) opened.set(`${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, scopes);
  return scopes;
}

/**
 * Admits a call with a key, or refuses it: the one place that decides what a key may do. It runs ahead of every call, and what no route has opened is
 * closed, so that a new call is closed too until somebody says otherwise.
 */
export const admitKey =
  (shop: Shop): MiddlewareHandler<{ Variables: { key?: CallingKey } }> =>
  async (c, next) => {
    const given = bearerOf(c.req.raw.headers);
    if (given === undefined) return next();
    const key = await readKey(shop, given, callerAddress(c, shop.settings));
    const route = matchedRoutes(c).find(({ method, path }) => method === c.req.method && !path.endsWith('*'));
    const scopes = route && opened.get(`${route.method} ${route.path.replace(/^\/api(?=\/)/, '')}`);
    if (!scopes?.every((scope) => key.scopes.includes(scope))) throw new Fault('forbidden', 'key-scope');
    c.set('key', key);
    return next();
  };
