import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PictureFiles } from '#src/shop/catalogue/pictures/picture-files.ts';

const SEED = new URL('../../../../seed/', import.meta.url);
const read = (name: string) => JSON.parse(readFileSync(new URL(name, SEED), 'utf8'));
const { products } = read('catalogue.json') as { products: { slug: string; family: string; category: string }[] };
type Listed = PictureFiles & { view?: string };
const manifest = read('pictures/manifest.json') as Record<'products' | 'families', Record<string, Listed[]>> &
  Record<'scenes' | 'categories', Record<string, Listed>>;

const all = [
  ...Object.values(manifest.products).flat(),
  ...Object.values(manifest.families).flat(),
  ...Object.values(manifest.scenes),
  ...Object.values(manifest.categories),
];
const mains = Object.values(manifest.products).flatMap((views) => views.filter(({ view }) => view === 'main'));
const size = (name: string) => statSync(new URL(`pictures/${name}`, SEED)).size;

describe('the pictures of the demonstration catalogue', () => {
  it.each(products.map((product) => product.slug))('%s has a main view of its own at 900 pixels', (slug) => {
    expect(manifest.products[slug]?.[0]).toMatchObject({
      view: 'main',
      width: 900,
      height: 900,
      widths: [160, 320, 640, 900],
      webp: 640,
    });
  });

  it.each(products)('$slug has its further views, of its own or of its family', ({ slug, family, category }) => {
    const views = new Set(
      [...(manifest.products[slug] ?? []), ...(manifest.families[family] ?? [])].map((picture) => picture.view),
    );
    // A breaker from another side shows nothing new: small parts have a close-up.
    const wanted = category === 'balance-of-system' ? ['detail', 'main'] : ['detail', 'main', 'place'];
    expect([...views].filter((view) => view !== undefined && wanted.includes(view)).sort()).toEqual(wanted);
  });

  it('every category has its tile', () => {
    expect(Object.keys(manifest.categories).sort()).toEqual(
      [...new Set(products.map((product) => product.category))].sort(),
    );
  });

  it('are all there, finished, described and small', () => {
    for (const picture of all) {
      for (const width of picture.widths) expect(size(`${picture.stem}-${width}.avif`)).toBeGreaterThan(200);
      expect(size(`${picture.stem}-${picture.webp}.webp`)).toBeGreaterThan(500);
      expect(picture.alt.length, picture.stem).toBeGreaterThan(10);
      expect(picture.placeholder, picture.stem).toMatch(/^data:image\/webp;base64,/);
    }
    for (const picture of Object.values(manifest.products).flat())
      expect(size(`${picture.stem}-320.avif`), picture.stem).toBeLessThanOrEqual(25_000);
  });

  it('main views have one backdrop, the well that pages lay behind them', async () => {
    const tokens = readFileSync(new URL('../src/web/styles/tokens.css', SEED), 'utf8');
    const well = (/--color-well: #(\w{2})(\w{2})(\w{2})/.exec(tokens) ?? []).slice(1).map((hex) => parseInt(hex, 16));
    const off: string[] = [];
    for (const { stem, webp } of mains)
      for (const [corner, colour] of (await corners(`${stem}-${webp}.webp`)).entries())
        if (colour.some((value, channel) => Math.abs(value - (well[channel] ?? 0)) > 3))
          off.push(`${stem} corner ${corner}: ${colour.map(Math.round)}`);
    expect(well).toHaveLength(3);
    expect(off).toEqual([]);
  });

  it('take at most 60 MB together, and no file is left over', () => {
    const files = readdirSync(new URL('pictures/', SEED)).filter((name) => name !== 'manifest.json');
    expect(files.reduce((sum, name) => sum + size(name), 0)).toBeLessThan(60 * 1024 * 1024);
    const known = new Set(
      all.flatMap(({ stem, widths, webp }) => [
        ...widths.map((width) => `${stem}-${width}.avif`),
        `${stem}-${webp}.webp`,
      ]),
    );
    expect(files.filter((name) => !known.has(name))).toEqual([]);
  });
});

/** The mean colours of the four corners, each 16 pixels wide. */
async function corners(name: string): Promise<number[][]> {
  const { data, info } = await sharp(fileURLToPath(new URL(`pictures/${name}`, SEED)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const block = 16;
  const places = [0, info.width - block].flatMap((x) => [0, info.height - block].map((y) => [x, y] as const));
  return places.map(([left, top]) => {
    const sums = [0, 0, 0];
    for (let y = top; y < top + block; y++)
      for (let x = left; x < left + block; x++)
        for (const c of [0, 1, 2]) sums[c] = (sums[c] ?? 0) + (data[(y * info.width + x) * 3 + c] ?? 0);
    return sums.map((sum) => sum / block ** 2);
  });
}
