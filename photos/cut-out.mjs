// A product on transparent ground: its main view under the outline that `render.py --mask 1` took of the same model; the shadow on the
// backdrop stays as a dark film, so that the product stands on whatever is laid behind it.
import { level, WELL } from './level.mjs';

const SHADOW = [24, 34, 50];

/** `input`: the main view, `outline`: its mask's PNG; both square and of the same size. */
export async function cutOut(sharp, input, outline, size = 640) {
  const even = await sharp(await level(sharp, input)).raw().toBuffer({ resolveWithObject: true });
  const { data } = even;
  const n = even.info.width;
  const body = await sharp(outline).extractChannel('alpha').blur(0.6).raw().toBuffer();
  const out = Buffer.alloc(n * n * 4);
  for (let k = 0; k < n * n; k++) {
    const solid = Math.max(0, Math.min(1, (body[k] / 255 - 0.12) / 0.8)); // a hair inside, where no backdrop mixes in
    const lum = (data[k * 3] + data[k * 3 + 1] + data[k * 3 + 2]) / 3;
    const [x, y] = [k % n, Math.floor(k / n)];
    const shade = Math.min(0.5, Math.max(0, 1 - lum / WELL[1] - 0.015)) * (1 - solid) * Math.min(1, x / 40, (n - 1 - x) / 40);
    const alpha = solid + shade;
    for (let c = 0; c < 3; c++) out[k * 4 + c] = alpha ? Math.round((data[k * 3 + c] * solid + SHADOW[c] * shade) / alpha) : 0;
    out[k * 4 + 3] = Math.round(255 * alpha * Math.min(1, (n - y) / (n * 0.14))); // cables run out softly
  }
  return sharp(out, { raw: { width: n, height: n, channels: 4 } }).resize(size).png().toBuffer();
}
