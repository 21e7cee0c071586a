// Finish the PNG originals: node photos/finish.mjs
// photos/.renders/*.png -> seed/pictures/<stem>-<width>.avif|webp and seed/pictures/manifest.json
// `--keep`: entries of the present manifest stay unless a new original replaces them; main views among them are levelled from their shipped files.
// Needs sharp (a dev dependency of the project).
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { cutOut } from './cut-out.mjs'
import { level, offset } from './level.mjs'

const here = dirname(fileURLToPath(import.meta.url))
let sharp
try {
  sharp = (await import('sharp')).default
} catch {
  // run from another folder that has sharp installed
  const require = createRequire(pathToFileURL(resolve('package.json')))
  sharp = require('sharp')
}
sharp.concurrency(1)
const renders = join(here, '.renders')
const seed = join(here, '..', 'seed')
const out = join(seed, 'pictures')
mkdirSync(out, { recursive: true })
const catalogue = JSON.parse(readFileSync(join(seed, 'catalogue.json'), 'utf8'))
const alts = JSON.parse(readFileSync(join(here, 'alt.json'), 'utf8'))
const file = join(out, 'manifest.json')
const old = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
const manifest = { products: {}, families: {}, scenes: {}, categories: {} }

const LADDER = [160, 320, 640, 900]
const order = ['main', 'detail', 'place']
const products = new Map(catalogue.products.map((p) => [p.slug, p]))
const families = new Set(catalogue.products.map((p) => p.family))
const known = new Map()
for (const list of [...Object.values(old.products ?? {}), ...Object.values(old.families ?? {})]) for (const e of list) known.set(e.stem, e)
for (const e of [...Object.values(old.scenes ?? {}), ...Object.values(old.categories ?? {})]) known.set(e.stem, e)

// Cut out on transparent ground; the placeholder must not shine through.
const isClear = (name) => /^(cutout|home|step)-/.test(name)
const NOTHING = `data:image/webp;base64,${(await sharp({ create: { width: 1, height: 1, channels: 4, background: '#0000' } }).webp({ lossless: true }).toBuffer()).toString('base64')}`
const hashOf = (...parts) => parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest('hex').slice(0, 8)

/** `crop` is cut out first; `even` brings the edges to the well. */
async function finish(name, png, extra, { crop, even } = {}) {
  const source = readFileSync(png)
  const stem = `${name}-${hashOf(source, crop ? JSON.stringify(crop) : '', even ? 'level 1' : '')}`
  const done = known.get(stem)
  if (!process.env.FORCE && done && done.widths.every((w) => existsSync(join(out, `${stem}-${w}.avif`))) && existsSync(join(out, `${stem}-${done.webp}.webp`))) return { ...done, ...extra }
  let base = isClear(name) ? sharp(source) : sharp(source).removeAlpha()
  if (crop) base = sharp(await base.extract(crop).toBuffer())
  let buffer = await base.png().toBuffer()
  if (even) buffer = await level(sharp, buffer)
  return write(stem, buffer, extra, isClear(name))
}

/** What a server sends before it hears from the browser again: what is larger waits for another round trip. */
const TEN_PACKETS = 14_000

async function write(stem, buffer, extra, clear) {
  const { width, height } = await sharp(buffer).metadata()
  const widths = [...new Set([...LADDER.filter((w) => w < width), width])].sort((a, b) => a - b)
  for (const w of widths) {
    // Small ones are what phones load first, two of their pixels to a point; the largest is what all others can be made of again.
    const small = w <= 640 && w < width
    let quality = small ? (w <= 320 ? 66 : 60) : 70
    const encode = () => sharp(buffer).resize(w, null, { kernel: 'lanczos3' }).avif({ quality, effort: Number(process.env.EFFORT ?? (small ? 6 : 4)), chromaSubsampling: small ? '4:2:0' : '4:4:4' }).toBuffer()
    let data
    do {
      data = await encode()
      quality -= 6
    } while (w <= 320 && data.length > 25_000 && quality > 30)
    if (small && w > 320 && data.length > TEN_PACKETS) {
      quality = 57
      data = await encode()
    }
    writeFileSync(join(out, `${stem}-${w}.avif`), data)
  }
  const webp = Math.min(640, width)
  writeFileSync(join(out, `${stem}-${webp}.webp`), await sharp(buffer).resize(webp).webp({ quality: 86, effort: 5, smartSubsample: true }).toBuffer())
  let q = 40
  let placeholder = NOTHING
  if (!clear)
    do {
      placeholder = `data:image/webp;base64,${(await sharp(buffer).resize(16).webp({ quality: q, effort: 6, smartSubsample: false }).toBuffer()).toString('base64')}`
      q -= 10
    } while (placeholder.length > 400 && q > 0)
  console.log(stem, widths.join(' '), placeholder.length)
  return { ...extra, stem, width, height, widths, webp, placeholder }
}

/** An entry whose original is not at hand, its edges brought to the well from its largest shipped file. */
async function evened(entry) {
  const file = join(out, `${entry.stem}-${entry.width}.avif`)
  if (!existsSync(file) || (await offset(sharp, file)) <= 3) return entry
  const { stem, view, alt } = entry
  return shape(await write(`${stem.slice(0, -9)}-${hashOf(stem, 'level 1')}`, await level(sharp, file), { view, alt }))
}

// A family as a description calls it: its own words where the plain ones are not good enough.
const nameOf = (family) => alts.familyNames[family] ?? family.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase())

const shape = ({ view, stem, width, height, widths, webp, placeholder, alt }) => ({ ...(view ? { view } : {}), stem, width, height, widths, webp, placeholder, alt })

const pngs = readdirSync(renders).filter((f) => f.endsWith('.png') && statSync(join(renders, f)).size > 10_000 && Date.now() - statSync(join(renders, f)).mtimeMs > 1500)
for (const f of pngs.sort()) {
  const base = f.slice(0, -4)
  const m = base.match(/^(.*)-(main|detail|place)$/)
  if (m && products.has(m[1])) {
    const [, slug, view] = m
    const p = products.get(slug)
    const alt = alts.products[slug]?.[view] ?? `${p.name}${alts.views[view] ?? ''}`
    ;(manifest.products[slug] ??= []).push(shape(await finish(base, join(renders, f), { view, alt }, { even: view === 'main' })))
  } else if (m && families.has(m[1])) {
    const [, family, view] = m
    ;(manifest.families[family] ??= []).push(shape(await finish(base, join(renders, f), { view, alt: alts.families[family]?.[view] ?? `${nameOf(family)}${alts.views[view] ?? ''}` })))
  } else if (alts.scenes[base]) {
    manifest.scenes[base] = shape(await finish(base, join(renders, f), { alt: alts.scenes[base] }))
  }
}
// A family's close-up may be cut from a main view, where that is sharp enough.
for (const [family, { from, crop }] of Object.entries(alts.details)) {
  const png = join(renders, `${from}-main.png`)
  if (!existsSync(png)) continue
  const [left, top, size] = crop
  const alt = alts.families[family]?.detail ?? `${nameOf(family)}${alts.views.detail}`
  ;(manifest.families[family] ??= []).push(shape(await finish(`${family}-detail`, png, { view: 'detail', alt }, { crop: { left, top, width: size, height: size } })))
}
// Parts of a scene; `above`: pixels of empty backdrop added on top, for words.
for (const [name, { from, crop, above, alt }] of Object.entries(alts.crops)) {
  const png = join(renders, `${from}.png`)
  if (!existsSync(png)) continue
  const [left, top, width, height] = crop
  const cut = await sharp(png).removeAlpha().extract({ left, top, width, height }).png().toBuffer()
  const sky = above && (await sharp(await sharp(cut).extract({ left: 0, top: 0, width, height: 2 }).resize(24, 1, { fit: 'fill' }).png().toBuffer()).resize(width, above, { fit: 'fill', kernel: 'cubic' }).blur(40).png().toBuffer())
  const buffer = sky ? await sharp(cut).extend({ top: above }).composite([{ input: sky, left: 0, top: 0 }]).png().toBuffer() : cut
  const stem = `${name}-${hashOf(buffer)}`
  manifest.scenes[name] = known.has(stem) ? { ...known.get(stem), alt } : shape(await write(stem, buffer, { alt }, false))
}
if (process.argv.includes('--keep')) {
  for (const part of ['products', 'families'])
    for (const [key, list] of Object.entries(old[part] ?? {})) for (const e of list) if (!(manifest[part][key] ??= []).some((n) => n.view === e.view)) manifest[part][key].push(e)
  for (const list of Object.values(manifest.products)) for (const [k, e] of list.entries()) if (e.view === 'main') list[k] = await evened(e)
  for (const part of ['scenes', 'categories']) for (const [key, e] of Object.entries(old[part] ?? {})) manifest[part][key] ??= e
}
for (const list of [...Object.values(manifest.products), ...Object.values(manifest.families)]) list.sort((a, b) => order.indexOf(a.view) - order.indexOf(b.view))

if (process.argv.includes('--keep')) for (const [key, e] of Object.entries(manifest.categories)) manifest.categories[key] = await evened(e)

// A category's tile is a tighter square crop of one product's main view.
for (const c of catalogue.categories) {
  const t = alts.categories[c.slug]
  const png = t && join(renders, `${t.from}-main.png`)
  if (!png || !existsSync(png)) continue
  const [left, top, size] = t.crop ?? [60, 60, 780]
  manifest.categories[c.slug] = shape(await finish(`category-${c.slug}`, png, { alt: t.alt }, { crop: { left, top, width: size, height: size }, even: true }))
}

// The products of the categories' tiles on transparent ground, where an outline has been taken.
for (const [key, { from, alt }] of Object.entries(alts.cutouts)) {
  const outline = join(renders, 'masks', `${from}-main.png`)
  if (!existsSync(outline)) continue
  const original = join(renders, `${from}-main.png`)
  const main = manifest.products[from].find((e) => e.view === 'main')
  const buffer = await cutOut(sharp, existsSync(original) ? original : join(out, `${main.stem}-${main.width}.avif`), outline)
  const stem = `cutout-${key}-${hashOf(buffer)}`
  manifest.scenes[`cutout-${key}`] = known.has(stem) ? { ...known.get(stem), alt } : shape(await write(stem, buffer, { alt }, true))
}

// What a shared link shows.
if (existsSync(join(renders, 'hero-house.png'))) {
  await sharp(join(renders, 'hero-house.png')).resize(1200, 630, { fit: 'cover', position: 'right' }).jpeg({ quality: 82, mozjpeg: true }).toFile(join(here, '..', 'public', 'og.jpg'))
}

const temporary = `${file}.${process.pid}.tmp`
writeFileSync(temporary, JSON.stringify(manifest, null, 1) + '\n')
renameSync(temporary, file)

// Files no entry names any more.
const keep = new Set(['manifest.json'])
for (const e of [...Object.values(manifest.products).flat(), ...Object.values(manifest.families).flat(), ...Object.values(manifest.scenes), ...Object.values(manifest.categories)]) {
  for (const w of e.widths) keep.add(`${e.stem}-${w}.avif`)
  keep.add(`${e.stem}-${e.webp}.webp`)
}
let bytes = 0
for (const f of readdirSync(out)) {
  if (!keep.has(f)) unlinkSync(join(out, f))
  else bytes += statSync(join(out, f)).size
}
console.log(`${Object.keys(manifest.products).length} products, ${Object.keys(manifest.families).length} families, ${Object.keys(manifest.scenes).length} scenes, ${Object.keys(manifest.categories).length} categories, ${(bytes / 1e6).toFixed(1)} MB`)
