import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Locale } from '#src/kernel/locales.ts';
import { because } from '#src/kernel/refusals.ts';
import { isAway } from '#src/platform/away.ts';
import { isUnstorable } from '#src/platform/database/database.ts';
import { isFull, messageOf } from '#src/platform/database/unreachable.ts';
import { Fault, forbidden, resting, signedOut } from '#src/platform/fault.ts';
import { limitBody } from '#src/platform/http/limit-body.ts';
import { isOwnOrigin } from '#src/platform/http/origin.ts';
import { RETRY_AFTER } from '#src/platform/http/retry-after.ts';
import { currentRequest, currentRequestId } from '#src/platform/log/log.ts';
import { StoreAway } from '#src/platform/media/picture-store.ts';
import { type CallingKey, principalOf } from '#src/shop/customers/api-keys/api-key.ts';
import { bearerOf } from '#src/shop/customers/identity/bearer.ts';
import { currentPrincipal } from '#src/shop/customers/identity/current-principal.ts';
import {
  isAdministrator,
  isAdministratorToBe,
  type Principal,
  type Role,
} from '#src/shop/customers/identity/principal.ts';
import type { Shop } from '#src/shop/shop.ts';
import { readVisitor } from '#src/ssr/visitor.ts';
import { encodeFault, misfit } from '#src/wire/fault.ts';
import { hrefs } from '#src/wire/pages.ts';
import { openToKeys } from './admit-key.ts';

/** `key`: the API key of a call, if it is made with one. */
export type ApiEnv = { Variables: { customer: Principal; key?: CallingKey } };
export type Api = OpenAPIHono<ApiEnv>;

/**
 * A router that turns failed schemas into `invalid` with one message per field. The document takes who may make a call from its guards, so
 * that the two cannot drift apart; tests/contract/authorisation.test.ts checks every call against it.
 */
export function newRouter(): Api {
  const router = new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (!result.success) throw misfit(result.error, 'data' in result ? result.data : undefined);
    },
  });
  router.openAPIRegistry.registerComponent('securitySchemes', 'session', { type: 'apiKey', in: 'cookie', name: 'sid' });
  router.openAPIRegistry.registerComponent('securitySchemes', 'key', { type: 'http', scheme: 'bearer' });
  const { openapi } = router;
  router.openapi = ((route, handler, hook) =>
    openapi({ ...route, security: securityOf(route) }, handler, hook)) as typeof openapi;
  return router;
}

/** Whom a guard lets through: these roles, or anyone signed in if none is named. */
const guards = new WeakMap<object, readonly Role[]>();

function guard(roles: readonly Role[], check: MiddlewareHandler<ApiEnv>): MiddlewareHandler<ApiEnv> {
  guards.set(check, roles);
  return check;
}

/**
 * `[]`: everybody; `session: []`: anyone signed in; `session: ['administrator']`: that role only. `key` after it: also an API key with all of these
 * scopes.
 */
function securityOf(route: Parameters<typeof openToKeys>[0]) {
  const guarding = [route.middleware ?? []].flat().filter((one) => guards.has(one as object));
  const found = guarding.flatMap((one) => guards.get(one as object) ?? []);
  const people = guarding.length > 0 ? [{ session: found }] : [];
  const scopes = openToKeys(route);
  return scopes.length > 0 ? [...(people.length > 0 ? people : [{}]), { key: [...scopes] }] : people;
}

/** Lets only signed-in callers through; runs before the body is read, so that a stranger learns nothing about fields. */
export const signedIn = (shop: Shop): MiddlewareHandler<ApiEnv> =>
  guard([], async (c, next) => {
    const key = c.get('key');
    const customer = key ? principalOf(key) : await currentPrincipal(shop, c.req.raw.headers);
    if (!customer) throw signedOut();
    c.set('customer', customer);
    await next();
  });

/** Lets only the administrator through: 401 signed out, 403 to a customer. */
export const administrator = (shop: Shop): MiddlewareHandler<ApiEnv> => only(shop, 'administrator');

/** Lets only these roles through: 401 signed out, 403 to others. */
const only = (shop: Shop, ...roles: Role[]): MiddlewareHandler<ApiEnv> =>
  guard(roles, (c, next) =>
    signedIn(shop)(c, async () => {
      const { role, needsSecondFactor } = c.get('customer');
      if (needsSecondFactor && roles.includes('administrator')) throw new Fault('second-factor-required', SET_UP);
      if (!roles.includes(role)) throw forbidden();
      await next();
    }),
  );

const SET_UP = because('set-up-second-factor', { path: hrefs.security });

/** Lets the administrator through, even while the role is withheld for lack of a second factor. */
export const administratorToBe = (shop: Shop): MiddlewareHandler<ApiEnv> =>
  guard(['administrator'], (c, next) =>
    signedIn(shop)(c, async () => {
      if (!isAdministratorToBe(c.get('customer'))) throw forbidden();
      await next();
    }),
  );

/** Lets technicians and the administrator through: 401 signed out, 403 to a customer. The use case checks whose visit it is. */
export const technician = (shop: Shop): MiddlewareHandler<ApiEnv> => only(shop, 'technician', 'administrator');

/** Refuses a `uid` that is not the session's own, except for the administrator (rules.md §3). */
export function own(customer: Principal, uid: string): string {
  if (uid !== customer.uid && !isAdministrator(customer)) throw forbidden();
  return uid;
}

/** The caller's language, for the mails that a call sends. */
export const callerLocale = ({ req }: Context, settings: Shop['settings']): Locale =>
  readVisitor(
    { cookie: req.header('cookie') ?? null, acceptLanguage: req.header('accept-language') ?? null },
    null,
    settings,
  ).locale;

/** Around every call: refuses writes from other sites' pages; answers may not be cached for anybody else. */
export const apiMiddleware = (shop: Shop): MiddlewareHandler[] => [
  async (c, next) => {
    const writes = c.req.method !== 'GET' && c.req.method !== 'HEAD';
    // No browser adds a key by itself, as it does a cookie.
    const isKeys = bearerOf(c.req.raw.headers) !== undefined;
    if (writes && !isKeys && !isOwnOrigin(c.req.raw, shop.settings))
      throw new Fault('foreign-origin', 'foreign-origin');
    await next();
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'private, no-store');
  },
];

/** Bodies of at most 1 MB, for all calls except uploads. */
export const limitedBody: MiddlewareHandler = limitBody(1024 * 1024, () => new Fault('too-large', 'body-too-large'));

/** Turns anything thrown into an answer; internals stay in the log. */
export function answerError(shop: Shop, error: unknown, c: Context): Response {
  const requestId = currentRequestId();
  if (isFull(error))
    shop.log.error({ reason: messageOf(error) }, 'no room is left on the disk, so nothing can be saved');
  const fault = toFault(error);
  if (fault) {
    const { http, body } = encodeFault(fault, requestId);
    const facts = currentRequest();
    if (facts) facts.code = fault.code;
    const wait = fault.detail?.['retryAfter'];
    const after = typeof wait === 'number' ? String(wait) : http === 503 ? RETRY_AFTER : undefined;
    return c.json(body, http, after === undefined ? {} : { 'retry-after': after });
  }
  shop.log.error({ err: error, path: c.req.path }, 'a call failed');
  return c.json(
    { status: 'error', code: 'unexpected', message: 'Unexpected Server Error', reasonCode: 'unexpected', requestId },
    500,
  );
}

function toFault(error: unknown): Fault | undefined {
  if (error instanceof Fault) return error;
  if (error instanceof HTTPException && error.status < 500) return new Fault('unreadable', 'not-json');
  if (error instanceof SyntaxError || error instanceof URIError) return new Fault('unreadable', 'unreadable');
  if (isUnstorable(error)) return new Fault('invalid', 'unstorable');
  if (error instanceof StoreAway) return new Fault('unavailable', 'pictures-away', { detail: { retryAfter: 30 } });
  if (isAway(error)) return resting();
  return undefined;
}
