import type { Context } from 'hono';
import { plainColours } from '#src/platform/colours/shop-colours.ts';
import { staticFiles } from '#src/platform/http/static-files.ts';
import { drawOnField, ownMark } from '#src/platform/media/draw-icon.ts';
import { loadSharp } from '#src/platform/media/sharp.ts';
import { type Looks, looksOf } from '#src/shop/back-office/settings/looks.ts';
import { markBitmap } from '#src/shop/catalogue/pictures/add-mark.ts';
import type { Shop } from '#src/shop/shop.ts';

type Field = { width: number; height: number; part: number; field: string | undefined };
const square = (side: number, part: number, field: string | undefined): Field => ({
  width: side,
  height: side,
  part,
  field,
});

/** The icons that pages and the manifest name. A maskable one may be cropped to a circle, so its picture stays in the middle. */
const ICONS: Record<string, Field> = {
  'favicon.png': square(64, 1, undefined),
  'apple-touch-icon.png': square(180, 0.76, '#ffffff'),
  'icon-192.png': square(192, 0.84, '#ffffff'),
  'icon-512.png': square(512, 0.84, '#ffffff'),
  'maskable-512.png': square(512, 0.56, '#ffffff'),
};
const SHARED: Field = { width: 1200, height: 630, part: 0.5, field: '#ffffff' };

/** Icons, share picture and manifest: the shop's own files, or generated from the owner's choices. Each is generated once per choice. */
export function serveLooks(shop: Shop) {
  const files = staticFiles('build/client', { immutable: false });
  const made = new Map<string, Promise<Buffer>>();

  const picture = async (): Promise<Buffer> => {
    const { logo, colors } = shop.shopSettings.current;
    return (await markBitmap(shop, logo)) ?? ownMark(plainColours(colors).sun, 512);
  };
  const once = (name: string, { version }: Looks, make: () => Promise<Buffer>): Promise<Buffer> => {
    const key = `${version} ${name}`;
    const known = made.get(key) ?? make();
    if (!made.has(key) && made.size >= 30) made.clear();
    made.set(key, known);
    known.catch(() => made.delete(key));
    return known;
  };
  const answer = (c: Context, bytes: Buffer, type: string): Response => {
    // The address in pages contains a version and may be cached for good; one without must be revalidated.
    const lasting = c.req.query('v') !== undefined;
    const headers = {
      'content-type': type,
      'content-length': String(bytes.length),
      'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    };
    return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(bytes), { headers });
  };
  const current = (c: Context, looks: Looks) => c.req.query('v') === undefined || c.req.query('v') === looks.version;

  return {
    async icon(c: Context): Promise<Response> {
      const name = c.req.param('name') ?? '';
      const looks = looksOf(shop.shopSettings.current);
      const field = ICONS[name];
      if (!looks.ownIcons || !field || !current(c, looks))
        return (await files(`icons/${name}`, c.req.raw)) ?? c.notFound();
      return answer(c, await once(name, looks, async () => drawOnField(await picture(), field)), 'image/png');
    },

    async shared(c: Context): Promise<Response> {
      const looks = looksOf(shop.shopSettings.current);
      if (!looks.version || !current(c, looks)) return (await files('og.jpg', c.req.raw)) ?? c.notFound();
      const make = async () =>
        (await loadSharp())(await drawOnField(await picture(), SHARED))
          .jpeg({ quality: 84, mozjpeg: true })
          .toBuffer();
      return answer(c, await once('og.jpg', looks, make), 'image/jpeg');
    },

    async manifest(c: Context): Promise<Response> {
      const { name, longName } = shop.shopSettings.current;
      const looks = looksOf(shop.shopSettings.current);
      const v = looks.ownIcons ? `?v=${looks.version}` : '';
      const icon = (file: string, sizes: string, purpose?: string) => ({
        src: `/icons/${file}${v}`,
        sizes,
        type: 'image/png',
        ...(purpose && { purpose }),
      });
      const manifest = {
        id: '/',
        name: longName,
        short_name: name,
        description: 'Solar and electric-vehicle equipment for homes, farms and shops in India.',
        lang: 'en-IN',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#ffffff',
        theme_color: plainColours(shop.shopSettings.current.colors).fill,
        categories: ['shopping'],
        icons: [
          icon('icon-192.png', '192x192'),
          icon('icon-512.png', '512x512'),
          icon('maskable-512.png', '512x512', 'maskable'),
          ...(looks.ownIcons ? [] : [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }]),
        ],
      };
      // Never cached for good: a shop on the home screen requests the plain address.
      const headers = { 'content-type': 'application/manifest+json', 'cache-control': 'public, no-cache' };
      return new Response(c.req.method === 'HEAD' ? null : JSON.stringify(manifest, null, 2), { headers });
    },
  };
}
