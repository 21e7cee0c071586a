import type { Context } from 'hono';
import { routedOrigin } from '#src/platform/http/origin.ts';
import { sendStored } from '#src/platform/http/send-stored.ts';
import { bodyOf, type StoredPage } from '#src/platform/page-cache/stored-page.ts';
import { OPENING_TAG } from '#src/shop/back-office/opening/opening.ts';
import { countOnSale, listOnSale } from '#src/shop/catalogue/products/list-on-sale.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { listCategories } from '#src/shop/catalogue/taxonomy/list-categories.ts';
import type { Shop } from '#src/shop/shop.ts';
import { hrefs } from '#src/wire/pages.ts';
import { finishPage } from './finish-page.ts';
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

/** Addresses per file. */
const PER_FILE = 10_000;

/**
 * `/sitemap.xml`: pages, categories and products on sale with the day of their last change; beyond {@link PER_FILE} addresses it lists
 * `/sitemap-1.xml`, `/sitemap-2.xml`, … instead. Cached until a product or category changes, or the shop opens; a number that the index does not
 * name is unknown without a look into the database.
 */
export function serveSitemap(shop: Shop, perFile = PER_FILE) {
  const show = (origin: string, part?: number): Promise<StoredPage> => {
    const { state } = shop.opening.current;
    return shop.cache.show(`sitemap ${origin} ${state} ${part ?? ''}`, async () => {
      const xml = state === 'soon' ? comingSoon(origin) : await sitemap(shop, origin, part, perFile);
      const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };
      return {
        page: await finishPage(200, headers, Buffer.from(xml)),
        tags: [TAGS.products, TAGS.categories, OPENING_TAG],
        keep: true,
      };
    });
  };
  return async (c: Context): Promise<Response> => {
    const part = c.req.param('part');
    const origin = routedOrigin(c, shop.settings);
    const index = await show(origin);
    if (part && !bodyOf(index).includes(`<loc>${origin}/${part}</loc>`)) return c.notFound();
    const page = part ? await show(origin, Number(part.replace(/\D/g, ''))) : index;
    return sendStored(page, {
      acceptEncoding: c.req.header('accept-encoding') ?? null,
      ifNoneMatch: c.req.header('if-none-match') ?? null,
      head: c.req.method === 'HEAD',
    });
  };
}

/** Until the shop first opens, one page stands in for everything, under `noindex`: only its future address is worth listing. */
const comingSoon = (origin: string): string => sitemapXml([{ address: origin + hrefs.home }]);

async function sitemap(shop: Shop, origin: string, part: number | undefined, perFile: number): Promise<string> {
  const fixed = (await fixedAddresses(shop)).map((path): SitemapEntry => ({ address: origin + path }));
  // While the shop asks visitors to choose, products send strangers to sign-up: there is nothing to list.
  const products = shop.settings.guestAccess === 'open' ? await countOnSale(shop) : 0;
  const files = Math.ceil((fixed.length + products) / perFile);
  if (part === undefined && files > 1)
    return sitemapIndexXml(Array.from({ length: files }, (_, at) => ({ address: `${origin}/sitemap-${at + 1}.xml` })));
  const from = ((part ?? 1) - 1) * perFile;
  const own = fixed.slice(from, from + perFile);
  const rest = products
    ? await listOnSale(shop, { skip: Math.max(0, from - fixed.length), limit: perFile - own.length })
    : [];
  return sitemapXml([
    ...own,
    ...rest.map(({ id, updatedAt }) => ({ address: origin + hrefs.product(id), changed: updatedAt })),
  ]);
}

async function fixedAddresses(shop: Shop): Promise<string[]> {
  const open = [hrefs.terms, hrefs.returns, hrefs.shipping, hrefs.privacy, hrefs.grievance];
  if (shop.settings.guestAccess !== 'open') return open;
  const categories = (await listCategories(shop)).map(({ slug }) => hrefs.products({ category: slug }));
  return [
    hrefs.home,
    hrefs.products(),
    ...categories,
    hrefs.services(),
    hrefs.about,
    hrefs.contact,
    hrefs.faq,
    hrefs.solar(),
    hrefs.solarFit(),
    hrefs.solarEv(),
    hrefs.solarWater(),
    hrefs.solarPump(),
    hrefs.solarBackup(),
    hrefs.solarSources,
    ...open,
  ];
}
