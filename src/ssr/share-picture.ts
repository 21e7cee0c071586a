import type { Context } from 'hono';
import { LANGUAGES, type Language } from '#src/kernel/locales.ts';
import { spokenIn } from '#src/kernel/product-words.ts';
import { plainColours } from '#src/platform/colours/shop-colours.ts';
import { Fault } from '#src/platform/fault.ts';
import { sendStored } from '#src/platform/http/send-stored.ts';
import { ownMark } from '#src/platform/media/draw-icon.ts';
import { loadSharp } from '#src/platform/media/sharp.ts';
import { oneAtATime } from '#src/platform/one-at-a-time.ts';
import type { StoredPage } from '#src/platform/page-cache/stored-page.ts';
import { openSvgText } from '#src/platform/pdf/svg-text.ts';
import { STORE_TAG } from '#src/shop/back-office/settings/store-tag.ts';
import { markBitmap } from '#src/shop/catalogue/pictures/add-mark.ts';
import { datasheetPicture } from '#src/shop/catalogue/products/datasheet-picture.ts';
import { type Product, TAGS } from '#src/shop/catalogue/products/product.ts';
import { showProduct } from '#src/shop/catalogue/products/show-product.ts';
import type { Shop } from '#src/shop/shop.ts';
import { finishPage } from './finish-page.ts';

/** What messengers and social networks show a link's picture at. */
const SIZE = { width: 1200, height: 630 };
const EDGE = 64;
/** The product's picture fills the right side, as high as the whole. */
const PICTURE = SIZE.height;
const TEXT = SIZE.width - PICTURE - EDGE - 40;
const INK = '#0b2239';
const SOFT = '#4a5d70';

/**
 * `/share/en/PRODUCT.jpg`: what a shared link to a product shows: its picture beside name and title in the language of the link. Without a
 * price, which messengers would go on showing after it has changed. Stored like a page until the product or the shop's looks change.
 */
export function serveSharePictures(shop: Shop) {
  const show = (language: Language, id: string): Promise<StoredPage> =>
    shop.cache.show(`share ${language} ${id}`, async () => {
      const product = await showProduct(shop, id, { drafts: false });
      const bytes = await inTurn(() => draw(shop, spokenIn(language, product)));
      const headers = { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' };
      return { page: await finishPage(200, headers, bytes), tags: [TAGS.product(id), STORE_TAG], keep: true };
    });
  return async (c: Context): Promise<Response> => {
    const [, id] = /^([\w-]{1,120})\.jpg$/.exec(c.req.param('file') ?? '') ?? [];
    const language = LANGUAGES.find((one) => one === c.req.param('language'));
    if (!id || !language || shop.opening.current.state === 'soon') return c.notFound();
    try {
      return sendStored(await show(language, id), {
        acceptEncoding: null,
        ifNoneMatch: c.req.header('if-none-match') ?? null,
        head: c.req.method === 'HEAD',
      });
    } catch (error) {
      if (error instanceof Fault && error.code === 'not-found') return c.notFound();
      throw error;
    }
  };
}

/** A crowd of links must not take the processors from the pages. */
const inTurn = oneAtATime();

async function draw(shop: Shop, product: Product): Promise<Buffer> {
  const { logo, colors, longName } = shop.shopSettings.current;
  const [sharp, text, picture, mark] = await Promise.all([
    loadSharp(),
    openSvgText(),
    datasheetPicture(shop, product),
    markBitmap(shop, logo),
  ]);
  const column = { x: EDGE, width: picture ? TEXT : SIZE.width - 2 * EDGE };
  const { sun } = plainColours(colors);
  const small = await sharp(mark ?? ownMark(sun, 144))
    .resize({ width: 160, height: 72, fit: 'inside' })
    .png()
    .toBuffer();
  const beside = EDGE + ((await sharp(small).metadata()).width ?? 72) + 18;
  const name = text.set(product.name, {
    ...column,
    y: 204,
    size: 50,
    weight: 'bold',
    colour: INK,
    lines: 4,
    lead: 1.2,
  });
  const title = text.set(product.title, {
    ...column,
    y: name.below + 16,
    size: 27,
    weight: 'regular',
    colour: SOFT,
    lines: 3,
    lead: 1.35,
  });
  const shopName = text.set(longName, {
    x: beside,
    y: EDGE + 14,
    width: EDGE + column.width - beside,
    size: 34,
    weight: 'bold',
    colour: INK,
    lines: 1,
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}"><rect width="100%" height="100%" fill="#ffffff"/><rect width="100%" height="10" fill="${sun}"/>${[shopName, name, title].map(({ svg }) => svg).join('')}</svg>`;
  const side = picture && (await sharp(picture).resize({ width: PICTURE, height: PICTURE, fit: 'cover' }).toBuffer());
  return sharp(Buffer.from(svg))
    .composite([
      { input: small, left: EDGE, top: EDGE },
      ...(side ? [{ input: side, left: SIZE.width - PICTURE, top: 0 }] : []),
    ])
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
