import type { Context } from 'hono';
import type { Platform } from '#src/platform/platform.ts';
import { policyHash } from './policy-hash.ts';

type Place = { latitude: number; longitude: number };

const STYLE = 'html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0}';

/** The map around the shop, with its pin; half a kilometre in each direction. */
function mapAddress({ latitude, longitude }: Place): string {
  const box = [longitude - 0.006, latitude - 0.004, longitude + 0.006, latitude + 0.004].map((one) => one.toFixed(5));
  return `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({ bbox: box.join(','), layer: 'mapnik', marker: `${latitude},${longitude}` })}`;
}

/** The tile that the pin is on (Slippy map: zoom, column, row). If it does not load, nothing of the map does: the page then shows its card. */
function tileAddress({ latitude, longitude }: Place): string {
  const zoom = 16;
  const side = 2 ** zoom;
  const column = Math.floor(((longitude + 180) / 360) * side);
  const row = Math.floor(((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * side);
  return `https://tile.openstreetmap.org/${zoom}/${column}/${row}.png`;
}

const html = (place: Place) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>OpenStreetMap</title><style>${STYLE}</style></head><body><iframe title="OpenStreetMap" src="${mapAddress(place).replaceAll('&', '&amp;')}"></iframe><img src="${tileAddress(place)}" alt="" hidden referrerpolicy="origin"></body></html>`;

/** The only document of the shop that may show another site's content; it contains nothing of ours. */
const POLICY = [
  "default-src 'none'",
  'frame-src https://www.openstreetmap.org',
  'img-src https://tile.openstreetmap.org',
  `style-src ${policyHash(STYLE)}`,
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * The map in its own frame. The contact page cannot embed it directly: a page reached by client-side navigation keeps the policy of the
 * first one, and opening that of all pages to another site for one map would be too much.
 */
export const serveMap =
  ({ shopSettings }: Pick<Platform, 'shopSettings'>) =>
  (c: Context): Response => {
    const { latitude, longitude } = shopSettings.current.contact.place;
    if (latitude === null || longitude === null) return c.notFound() as Response;
    return c.html(html({ latitude, longitude }), 200, {
      'content-security-policy': POLICY,
      'cache-control': 'public, max-age=3600',
      'x-robots-tag': 'noindex',
    }) as Response;
  };
