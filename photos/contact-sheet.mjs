// Writes photos/.renders/contact-sheet.html: every picture of seed/pictures on one page, for review (npm run photos:sheet).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('seed/pictures/manifest.json', root), 'utf8'));
const escaped = (text) => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);
const cell = (name, { stem, webp, width, height, alt }) =>
  `<figure><img src="../../seed/pictures/${stem}-${webp}.webp" width="280" alt="${escaped(alt)}" loading="lazy"><figcaption>${escaped(name)} · ${width}×${height}<br>${escaped(alt)}</figcaption></figure>`;
const group = (title, cells) => `<h2>${title} (${cells.length})</h2><div>${cells.join('')}</div>`;
const views = (title, byName) => group(title, Object.entries(byName).flatMap(([name, list]) => list.map((picture) => cell(`${name} ${picture.view ?? ''}`, picture))));
const single = (title, byName) => group(title, Object.entries(byName).map(([name, picture]) => cell(name, picture)));

const page = `<!doctype html><meta charset="utf-8"><title>Contact sheet</title>
<style>body{font:13px/1.4 system-ui;margin:24px;background:#e9ecf1}div{display:flex;flex-wrap:wrap;gap:16px}figure{margin:0;width:280px}img{display:block;height:auto;background:#fff}</style>
<h1>All pictures</h1>${views('Products', manifest.products)}${views('Shared by families', manifest.families)}${single('Scenes', manifest.scenes)}${single('Categories', manifest.categories)}`;
const folder = new URL('photos/.renders/', root);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('contact-sheet.html', folder), page);
console.log('photos/.renders/contact-sheet.html');
