// One backdrop for all main pictures: `level(input)` brings the edges of a studio picture to the well that pages lay behind it
// (`--color-well` in src/web/styles/tokens.css) and fades that correction out towards the product, whose light stays as it was taken.

/** sRGB of the well; every main picture's edges are within a step or two of it. */
export const WELL = [236, 239, 243];

const BLOCK = 24;
const STEP = 12;

const median = (list) => list.sort((a, b) => a - b)[list.length >> 1];
const smooth = (t) => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t));

/** Medians of blocks along the four edges: { side, at, x, y, rgb }. */
function edges(data, size) {
  const out = [];
  for (let at = 0; at + BLOCK <= size; at += STEP)
    for (const [side, x0, y0] of [['top', at, 0], ['bottom', at, size - BLOCK], ['left', 0, at], ['right', size - BLOCK, at]]) {
      const lists = [[], [], []];
      for (let y = y0; y < y0 + BLOCK; y += 2) for (let x = x0; x < x0 + BLOCK; x += 2) for (let c = 0; c < 3; c++) lists[c].push(data[(y * size + x) * 3 + c]);
      out.push({ side, at: at + BLOCK / 2, x: (x0 + BLOCK / 2) / size - 0.5, y: (y0 + BLOCK / 2) / size - 0.5, rgb: lists.map(median) });
    }
  return out;
}

const terms = (x, y) => [1, x, y, x * x, x * y, y * y];

/** Least squares by Gauss's elimination: six unknowns. */
function solve(rows, values) {
  const n = 6;
  const a = Array.from({ length: n }, (_, i) => Array.from({ length: n + 1 }, (_, j) => rows.reduce((sum, row, k) => sum + row[i] * (j < n ? row[j] : values[k]), i === j ? 1e-6 : 0)));
  for (let i = 0; i < n; i++)
    for (let k = 0; k < n; k++) {
      if (k === i) continue;
      const f = a[k][i] / a[i][i];
      for (let j = i; j <= n; j++) a[k][j] -= f * a[i][j];
    }
  return a.map((row, i) => row[n] / row[i]);
}

/** Whether a block shows the backdrop: cables, shadows and products that reach the edge lie off a smooth surface through the others. */
function backdrop(samples) {
  let kept = samples;
  for (const band of [40, 20, 12, 9]) {
    const fits = [0, 1, 2].map((c) => solve(kept.map((s) => terms(s.x, s.y)), kept.map((s) => s.rgb[c])));
    const off = (s) => Math.max(...fits.map((fit, c) => Math.abs(terms(s.x, s.y).reduce((sum, t, k) => sum + t * fit[k], 0) - s.rgb[c])));
    kept = samples.filter((s) => off(s) < band);
  }
  const last = Math.max(...samples.map((s) => s.at));
  return samples.filter((s) => kept.includes(s) || s.at === BLOCK / 2 || s.at === last); // the corners always count
}

/** The factor along one edge, smoothed, at every pixel of it. */
function profile(samples, side, channel, size) {
  const points = samples.filter((s) => s.side === side).map((s) => [s.at, WELL[channel] / s.rgb[channel]]);
  if (points.length < 4) return new Float64Array(size).fill(1);
  const soft = points.map(([at], k) => {
    const reach = Math.min(4, k, points.length - 1 - k);
    const near = points.slice(k - reach, k + reach + 1);
    return [at, near.reduce((sum, [, v]) => sum + v, 0) / near.length];
  });
  const out = new Float64Array(size);
  let k = 0;
  for (let p = 0; p < size; p++) {
    while (k < soft.length - 2 && soft[k + 1][0] < p) k++;
    const [[a, u], [b, v]] = [soft[k], soft[k + 1]];
    out[p] = u + (v - u) * Math.min(1, Math.max(0, (p - a) / (b - a)));
  }
  return out;
}

/** A square picture with its edges brought to the well, as PNG. */
export async function level(sharp, input) {
  const { data, info } = await sharp(input).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const size = info.width;
  if (info.height !== size) throw new Error('main pictures are square');
  const samples = backdrop(edges(data, size));
  const sides = ['top', 'bottom', 'left', 'right'].map((side) => [0, 1, 2].map((c) => profile(samples, side, c, size)));
  const out = Buffer.alloc(data.length);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const gap = [y, size - 1 - y, x, size - 1 - x];
      const weight = gap.map((g) => 1 / (g + 1.5) ** 2);
      const total = weight[0] + weight[1] + weight[2] + weight[3];
      const fade = 1 - smooth(Math.min(gap[0], gap[1]) / (size * 0.5)) * smooth(Math.min(gap[2], gap[3]) / (size * 0.5));
      for (let c = 0; c < 3; c++) {
        const k = (y * size + x) * 3 + c;
        const factor = (weight[0] * sides[0][c][x] + weight[1] * sides[1][c][x] + weight[2] * sides[2][c][y] + weight[3] * sides[3][c][y]) / total;
        const v = data[k];
        let more = v * (factor - 1) * fade;
        if (more > 0 && v > WELL[c]) more *= Math.max(0, (255 - v) / (255 - WELL[c])); // white goods do not burn out
        out[k] = Math.max(0, Math.min(255, Math.round(v + more)));
      }
    }
  return sharp(out, { raw: { width: size, height: size, channels: 3 } }).png().toBuffer();
}

/** The mean colours of the four corners. */
export async function corners(sharp, input, block = 24) {
  const { width, height } = await sharp(input).metadata();
  const found = [];
  for (const [left, top] of [[0, 0], [width - block, 0], [0, height - block], [width - block, height - block]]) {
    const { channels } = await sharp(await sharp(input).removeAlpha().extract({ left, top, width: block, height: block }).png().toBuffer()).stats();
    found.push(channels.map((one) => one.mean));
  }
  return found;
}

/** How far the corners of a picture are from the well, in steps of 255. */
export const offset = async (sharp, input) => Math.max(...(await corners(sharp, input)).flatMap((corner) => corner.map((value, c) => Math.abs(value - WELL[c]))));
