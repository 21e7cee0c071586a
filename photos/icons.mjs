// Writes the icons of the installed shop from public/favicon.svg: node photos/icons.mjs
// White ground, because launchers may be dark; the maskable one keeps the mark inside the circle that every mask leaves.
import { mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';

const folder = new URL('../public/', import.meta.url);
const mark = readFileSync(new URL('favicon.svg', folder), 'utf8')
  .replace(/<style>.*?<\/style>/s, '')
  .replace('class="h"', 'stroke="#0b2239"')
  .replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, '');
// The middle of the smallest circle around the mark, and that circle's radius, in the units of its 32 × 32 drawing.
const [x, y, reach] = [16, 16.8, 19.5];

/** `round`: corner radius, `fill`: diameter of the mark's circle, both as parts of the side. */
async function icon(name, side, { round = 0, fill }) {
  const scale = (fill * side) / (2 * reach);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" fill="none"><rect width="${side}" height="${side}" rx="${round * side}" fill="#fff"/><g transform="translate(${side / 2} ${side / 2}) scale(${scale}) translate(${-x} ${-y})">${mark}</g></svg>`;
  const { size } = await sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, colours: 128 }).toFile(new URL(`icons/${name}.png`, folder).pathname);
  console.log(`icons/${name}.png`, `${size} bytes`);
}

mkdirSync(new URL('icons/', folder), { recursive: true });
await icon('icon-192', 192, { round: 0.22, fill: 0.86 });
await icon('icon-512', 512, { round: 0.22, fill: 0.86 });
await icon('maskable-512', 512, { fill: 0.74 });
await icon('apple-touch-icon', 180, { fill: 0.82 });
