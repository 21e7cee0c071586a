import type { Context } from 'hono';
import { BRAND } from '#src/kernel/brand.ts';
import { systemClock } from '#src/platform/clock.ts';
import { Overload } from '#src/platform/http/overload.ts';
import { createLog } from '#src/platform/log/log.ts';
import { Tally } from '#src/platform/metrics/tally.ts';
import { PageCache } from '#src/platform/page-cache/page-cache.ts';
import { OPEN } from '#src/shop/back-office/opening/opening.ts';
import { readSettings } from '#src/shop/settings.ts';
import type { Shop } from '#src/shop/shop.ts';
import type { RouteIds } from '#src/ssr/route-ids.ts';
import { servePages } from '#src/ssr/serve-page.ts';
import { openQueues } from '#src/start-shop.ts';

/**
 * A page's way from request to answer, with a page that says whom it was rendered for instead of a rendered one. Without a cache nothing is stored.
 */
export function serveAnyPage(cached: boolean) {
  const settings = readSettings({ NODE_ENV: 'test', RATE_LIMITS: 'off' });
  const routeIds: RouteIds = new Map([['/products', ['root', 'routes/products']]]);
  const cache = new PageCache(cached ? undefined : 0);
  const log = createLog('silent');
  const told = { shopSettings: { current: BRAND }, opening: { current: OPEN }, clock: systemClock(), gateways: {} };
  const shop = {
    settings,
    cache,
    tally: new Tally(),
    log,
    ...told,
    ...openQueues(settings, new Overload(log)),
  } as unknown as Shop;
  const serve = servePages(
    shop,
    async (request, { kind, locale, origin }) => {
      const { pathname, search } = new URL(request.url);
      return new Response(`${kind} ${locale} ${origin} ${pathname}${search}`, {
        status: pathname.startsWith('/unknown') ? 404 : 200,
      });
    },
    routeIds,
    () => ({ faults: {}, again: '' }),
  ) as (c: Context) => Promise<Response>;
  return { shop, serve, settings, routeIds };
}
