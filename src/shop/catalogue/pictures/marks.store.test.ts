import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestShop, testShop } from '#tests/support/shop.ts';
import { addMark } from './add-mark.ts';
import { removeOrphans } from './remove-orphans.ts';

let t: TestShop;
beforeAll(async () => {
  t = await testShop();
});
afterAll(() => t.close());

const served = (url: string) => fetch(t.address + url);
const SVG =
  '<svg viewBox="0 0 40 10"><script>alert(1)</script><path d="M0 0h40v10z" fill="#0a7d2c" onclick="alert(2)"/></svg>';
const DASHES = `<svg viewBox="0 0 100 100"><path d="M0 0${'H1000000H0'.repeat(500)}" stroke="red" stroke-width="50" stroke-dasharray=".1" stroke-linecap="round"/></svg>`;
const bitmap = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 40, b: 20, alpha: 0.5 } } });

it('serves a harmless drawing permanently, with its bitmap beside it', async () => {
  const { url } = await addMark(t.shop, Buffer.from(SVG));
  expect(url).toMatch(/^\/media\/m-[0-9a-f]{24}-1600x400\.svg$/);
  const answer = await served(url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  const text = await answer.text();
  expect(text).toContain('M0 0h40v10z');
  expect(text).not.toMatch(/alert|script|onclick/);
  const drawn = await sharp(Buffer.from(await (await served(url.replace('.svg', '.png'))).arrayBuffer())).metadata();
  expect([drawn.format, drawn.width, drawn.height]).toEqual(['png', 1600, 400]);
  expect((await addMark(t.shop, Buffer.from(SVG))).url).toBe(url);
  t.pass(25 * 60);
  await removeOrphans(t.shop);
  expect((await served(url)).status).toBe(200);
});

it('rewrites a bitmap: at most 512 pixels high, with transparency, without metadata', async () => {
  const noted = await bitmap(900, 1200)
    .webp()
    .withExif({ IFD0: { Artist: 'Asha' } })
    .toBuffer();
  const { url } = await addMark(t.shop, noted);
  const drawn = await sharp(Buffer.from(await (await served(url)).arrayBuffer())).metadata();
  expect(drawn).toMatchObject({ format: 'png', width: 384, height: 512, hasAlpha: true });
  expect(drawn.exif).toBeUndefined();
});

it.each([
  ['a file that is too large', () => Buffer.alloc(512 * 1024 + 1, 0x20), /512 kB/],
  ['a page', () => Buffer.from('<html><script>alert(1)</script></html>'), /Only SVG, PNG, JPEG and WebP/],
  ['a page named as a picture', () => Buffer.from('GIF89a<svg onload="alert(1)"/>'), /Only SVG/],
  [
    'a cut-off bitmap',
    async () => (await bitmap(400, 400).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 60_000),
    /damaged/,
  ],
  [
    'a decompression bomb',
    async () => bitmap(5000, 5000).png({ compressionLevel: 9, palette: true }).toBuffer(),
    /16 megapixels/,
  ],
  ['a line with more dashes than can be drawn', () => Buffer.from(DASHES), /too long/],
  ['one too small', async () => bitmap(20, 20).png().toBuffer(), /24 pixels/],
])('refuses %s', async (_, make, why) => {
  const made = addMark(t.shop, await make());
  await expect(made).rejects.toThrow(why);
  await expect(made).rejects.toMatchObject({ code: expect.stringMatching(/^(invalid|too-large)$/) });
});
