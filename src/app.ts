import { existsSync, readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { createApi } from '#src/api/api.ts';
import { metricsCall } from '#src/api/back-office/metrics.ts';
import { type Language, languageOf, perLanguage } from '#src/kernel/locales.ts';
import { PAGES } from '#src/kernel/page-table.ts';
import { isAway } from '#src/platform/away.ts';
import { formerAssets } from '#src/platform/build-assets/former-assets.ts';
import { resting } from '#src/platform/fault.ts';
import { awaitBody } from '#src/platform/http/discard-body.ts';
import { health, type Readiness } from '#src/platform/http/health.ts';
import { limitBody } from '#src/platform/http/limit-body.ts';
import { requestMiddleware } from '#src/platform/http/request-middleware.ts';
import { RETRY_AFTER } from '#src/platform/http/retry-after.ts';
import { staticFiles } from '#src/platform/http/static-files.ts';
import { storedPictures } from '#src/platform/http/stored-pictures.ts';
import { currentRequest, currentRequestId } from '#src/platform/log/log.ts';
import { StoreAway } from '#src/platform/media/picture-store.ts';
import { isPhoto } from '#src/shop/customers/identity/photo.ts';
import type { Shop } from '#src/shop/shop.ts';
import type { BusyWords } from '#src/ssr/answer-busy.ts';
import { browse } from '#src/ssr/browse.ts';
import { serveFeeds } from '#src/ssr/product-feeds.ts';
import type { Render } from '#src/ssr/render.ts';
import { serveRobots } from '#src/ssr/robots-txt.ts';
import type { RouteIds } from '#src/ssr/route-ids.ts';
import { securityHeadersAt } from '#src/ssr/security-headers.ts';
import { serveLooks } from '#src/ssr/serve-looks.ts';
import { serveMap } from '#src/ssr/serve-map.ts';
import { servePages } from '#src/ssr/serve-page.ts';
import { serveWorker } from '#src/ssr/serve-worker.ts';
import { serveSharePictures } from '#src/ssr/share-picture.ts';
import { serveSitemap } from '#src/ssr/sitemap.ts';
import { solarForms } from '#src/ssr/solar-forms.ts';
import { BROWSE_PATH } from '#src/wire/visitor.ts';

/** The hashed files of this build. */
export const BUILD_ASSETS = 'build/client/assets';

/** Bytes of a form without files. */
const MOST_OF_FORM = 16 * 1024;

export type AppParts = {
  shop: Shop;
  render: Render;
  /** Which loaders make up each page; without it every page is sent whole. */
  routeIds?: RouteIds;
  /** The built-in payment sandbox, absent once real keys are set. */
  sandbox: Hono | undefined;
  readiness: () => Readiness;
};

/** Everything the server answers, in the order in which it is matched. */
export function createApp({ shop, render, routeIds = new Map(), sandbox, readiness }: AppParts): Hono {
  const app = new Hono();
  const assets = staticFiles(BUILD_ASSETS, { immutable: true });
  const otherBuilds = formerAssets(shop);
  const files = staticFiles('build/client', { immutable: false });
  const media = storedPictures(shop.pictures, (name) => isPhoto(shop.pictures, name));
  const seedPictures = staticFiles('seed/pictures', { immutable: true });
  const guidePictures = staticFiles('docs/owner/pictures', { immutable: false });
  const looks = serveLooks(shop);
  const marks = staticFiles('seed/brands', { immutable: false });

  app.use(awaitBody);
  app.use(requestMiddleware(shop, securityHeadersAt(shop.settings)));
  health(app, shop, readiness);
  metricsCall(app, shop);
  app.get(
    '/assets/:name{.+}',
    async (c) =>
      (await assets(c.req.param('name'), c.req.raw)) ??
      (await otherBuilds(c.req.param('name'), c.req.raw)) ??
      c.notFound(),
  );
  app.get(
    '/media/:name{.+}',
    async (c) =>
      (await seedPictures(c.req.param('name'), c.req.raw)) ??
      (await media(c.req.param('name'), c.req.raw)) ??
      c.notFound(),
  );
  app.get('/guide/:name', async (c) => (await guidePictures(c.req.param('name'), c.req.raw)) ?? c.notFound());
  app.get('/brands/:name', async (c) => (await marks(c.req.param('name'), c.req.raw)) ?? c.notFound());
  app.get('/:name{favicon\\.(ico|svg)}', async (c) => (await files(c.req.param('name'), c.req.raw)) ?? c.notFound());
  app.get('/manifest.webmanifest', looks.manifest);
  app.get('/og.jpg', looks.shared);
  app.get('/icons/:name', looks.icon);
  app.get('/sw.js', serveWorker(shop.settings));
  app.get('/contact-map', serveMap(shop));
  app.get('/robots.txt', serveRobots(shop.settings));
  app.get('/sitemap.xml', serveSitemap(shop));
  app.get('/:part{sitemap-[0-9]+\\.xml}', serveSitemap(shop));
  app.get('/feeds/:file', serveFeeds(shop));
  app.get('/share/:language/:file', serveSharePictures(shop));
  app.route('/api', createApi(shop));
  if (sandbox) app.route('/sandbox/razorpay', sandbox);
  app.post(BROWSE_PATH, browse(shop));
  const forms = solarForms(shop, render, routeIds);
  const small = limitBody(MOST_OF_FORM, () => new HTTPException(413, { message: 'This form is too large.' }));
  app.post(PAGES.solarPlan.path, small, forms.plan);
  app.post(PAGES.proposal.path, small, forms.proposal);
  app.on(['GET', 'HEAD'], '*', servePages(shop, render, routeIds, readBusyWords()));

  app.notFound((c) => c.text('Not found', 404));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof StoreAway)
      return c.text('Pictures cannot be shown at the moment.', 503, {
        'retry-after': '30',
        'cache-control': 'no-store',
      });
    if (isAway(error)) return c.text(resting().message, 503, { 'retry-after': RETRY_AFTER });
    shop.log.error({ err: error, path: currentRequest()?.page ?? c.req.path }, 'a request failed');
    return c.text(`Unexpected Server Error (request ${currentRequestId()})`, 500);
  });
  return app;
}

/** The pages' own texts that are shown without rendering a page, in English where a language has none. */
function readBusyWords(): BusyWords {
  const fileOf = (language: Language) => new URL(`./web/messages/${language}/errors.json`, import.meta.url);
  const read = (file: URL): ReturnType<BusyWords> => JSON.parse(readFileSync(file, 'utf8'));
  const known = perLanguage((language) => read(existsSync(fileOf(language)) ? fileOf(language) : fileOf('en')));
  return (locale) => known[languageOf(locale)];
}
