import type { Context } from 'hono';
import { isGtin } from '#src/kernel/gtin.ts';
import { twoDecimals } from '#src/kernel/money.ts';
import { spokenIn } from '#src/kernel/product-words.ts';
import { routedOrigin } from '#src/platform/http/origin.ts';
import { sendStored } from '#src/platform/http/send-stored.ts';
import type { StoredPage } from '#src/platform/page-cache/stored-page.ts';
import { OPENING_TAG } from '#src/shop/back-office/opening/opening.ts';
import { STORE_TAG } from '#src/shop/back-office/settings/store-tag.ts';
import { countOnSale } from '#src/shop/catalogue/products/list-on-sale.ts';
import { listProducts } from '#src/shop/catalogue/products/list-products.ts';
import { type Picture, type Product, TAGS } from '#src/shop/catalogue/products/product.ts';
import { type DearestDelivery, dearestDelivery } from '#src/shop/sales/delivery/dearest-delivery.ts';
import { DELIVERY_TAG } from '#src/shop/sales/delivery/zone.ts';
import type { Shop } from '#src/shop/shop.ts';
import { hrefs } from '#src/wire/pages.ts';
import { FEED_READERS, type FeedItem, type FeedReader, feedXml } from './feed-xml.ts';
import { finishPage } from './finish-page.ts';

/** Products per file. */
const PER_FILE = 5_000;
const AT_ONCE = 200;

/**
 * `/feeds/google.xml` and `/feeds/meta.xml`: what is on sale, for Google Merchant Center and Meta's catalogue; further files are `google-2.xml` and so
 * on. Cached whole until a product, its availability, a category, delivery or the shop's settings change.
 */
export function serveFeeds(shop: Shop, perFile = PER_FILE) {
  const show = (origin: string, reader: FeedReader, part: number): Promise<StoredPage> =>
    shop.cache.show(`feed ${origin} ${shop.opening.current.state} ${reader} ${part}`, async () => {
      const items = await itemsOf(shop, origin, part, perFile);
      const store = shop.shopSettings.current;
      const xml = feedXml(reader, { name: store.longName, address: origin + hrefs.home, about: store.longName }, items);
      const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };
      return {
        page: await finishPage(200, headers, Buffer.from(xml)),
        tags: [TAGS.products, TAGS.availability, TAGS.categories, DELIVERY_TAG, STORE_TAG, OPENING_TAG],
        keep: true,
      };
    });
  return async (c: Context): Promise<Response> => {
    const [, name = '', number = '1'] = /^([a-z]+)(?:-([1-9]\d{0,3}))?\.xml$/.exec(c.req.param('file') ?? '') ?? [];
    const reader = FEED_READERS.find((one) => one === name);
    const part = Number(number);
    // A number that no product needs is unknown, so that numbers cannot fill the cache.
    if (!reader || (part > 1 && (part - 1) * perFile >= (await countOnSale(shop)))) return c.notFound();
    return sendStored(await show(routedOrigin(c, shop.settings), reader, part), {
      acceptEncoding: c.req.header('accept-encoding') ?? null,
      ifNoneMatch: c.req.header('if-none-match') ?? null,
      head: c.req.method === 'HEAD',
    });
  };
}

async function itemsOf(shop: Shop, origin: string, part: number, perFile: number): Promise<FeedItem[]> {
  // Nothing is on sale yet, or every link would lead to the sign-up.
  if (shop.opening.current.state === 'soon' || shop.settings.guestAccess !== 'open') return [];
  const delivery = await dearestDelivery(shop);
  const items: FeedItem[] = [];
  const limit = Math.min(AT_ONCE, perFile);
  for (let page = ((part - 1) * perFile) / limit + 1; items.length < perFile; page++) {
    const found = await listProducts(shop, { placement: undefined, page, limit, drafts: false });
    items.push(...found.items.flatMap((one) => itemOf(one, { origin, delivery, shop }) ?? []));
    if (found.next === null || page * limit >= part * perFile) break;
  }
  return items;
}

/** A product as a feed shows it, in the shop's own language; undefined without a picture, which both readers refuse. */
function itemOf(
  product: Product,
  { origin, delivery, shop }: { origin: string; delivery: DearestDelivery; shop: Shop },
): FeedItem | undefined {
  const said = spokenIn(shop.settings.locale, product);
  const [image, ...moreImages] = product.pictures.flatMap((one) => pictureAt(one, origin) ?? []);
  if (!image) return undefined;
  const { price, listPrice } = product;
  const shipping = delivery(price);
  return {
    id: product.id,
    title: said.name,
    description: said.description || said.title || said.name,
    link: origin + hrefs.product(product.id),
    image,
    moreImages,
    inStock: product.stock > 0,
    price: twoDecimals(listPrice > price ? listPrice : price),
    salePrice: listPrice > price ? twoDecimals(price) : undefined,
    brand: product.brand?.name,
    gtin: product.gtin && isGtin(product.gtin) ? product.gtin : undefined,
    type: product.category || undefined,
    shipping: shipping === undefined ? undefined : twoDecimals(shipping),
    weightKg: product.weightKg ?? undefined,
  };
}

/** WebP, as neither reader takes AVIF; a picture that is still on its way from another server is left out. */
const pictureAt = ({ files, url }: Picture, origin: string): string | undefined =>
  files ? `${origin}/media/${files.stem}-${files.webp}.webp` : url.startsWith('/') ? origin + url : undefined;
