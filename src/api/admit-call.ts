import type { MiddlewareHandler } from 'hono';
import { Fault } from '#src/platform/fault.ts';
import { callerNetwork } from '#src/platform/http/caller.ts';
import { isCrawler } from '#src/platform/http/crawler.ts';
import { RETRY_AFTER } from '#src/platform/http/retry-after.ts';
import type { Shop } from '#src/shop/shop.ts';
import { isAnonymous } from '#src/ssr/fast-path.ts';
import { readVisitor } from '#src/ssr/visitor.ts';
import { CALLS } from '#src/wire/calls.ts';

/**
 * How a call is admitted. `kept`: always, because somebody is buying or at work, or because it waits for a network rather than for us, or has
 * a limit of its own (uploads, documents). `entry`: unless nothing is left for it;
 * passwords have a queue of their own. `plain`: in turn.
 * @internal
 */
export type CallClass = 'kept' | 'entry' | 'plain';

const KEPT = [
  /^\/(razorpay|checkout|pay|payment-links|order|orr|cart|saved|addresses|returns)(\/|$)/,
  /^\/services?\/[^/]+\/(slots|visits)/,
  /^\/(admin|visits|documents|applications|warranty\/claims|pictures|product-export|product-imports|moving-imports|account\/(photo|export))(\/|$)/,
  /^\/auth\/(sign-in\/social|callback\/)/,
];
const KEPT_CALLS: readonly string[] = [CALLS.addToCart, CALLS.addAddress];
const ENTRY = /^\/(auth\/(?!get-session|sessions)|phone\/|second-factor)/;

/** @internal */
export function classOfCall(path: string): CallClass {
  if (KEPT_CALLS.includes(path) || KEPT.some((pattern) => pattern.test(path))) return 'kept';
  return ENTRY.test(path) ? 'entry' : 'plain';
}

/** Lets calls through in the order of what matters, and turns away what cannot be answered in time. */
export const admitCall =
  (shop: Pick<Shop, 'settings' | 'overload' | 'calls'>): MiddlewareHandler =>
  async (c, next) => {
    const { headers, signal } = c.req.raw;
    const cookie = headers.get('cookie');
    const kind = classOfCall(c.req.path.replace(/^\/api/, ''));
    if (kind === 'kept') return next();
    const visitor = readVisitor({ cookie, acceptLanguage: null }, null, shop.settings);
    if (visitor.kind === 'administrator' && kind === 'plain') return next();
    const crawls = isCrawler(headers.get('user-agent'));
    if (shop.overload.isSwamped || (crawls && shop.overload.isStrained)) {
      shop.overload.turnedAway();
      throw new Fault('unavailable', 'busy', { detail: { retryAfter: Number(RETRY_AFTER) } });
    }
    if (kind === 'entry') return next();
    const lane = crawls ? 'crawler' : isAnonymous(cookie) ? 'single' : 'common';
    return shop.calls.run({ caller: callerNetwork(c, shop.settings), lane, signal }, () => next());
  };
