import type { PlainCode } from '#src/kernel/refusals.ts';
import { markFault } from './mark-fault.ts';
import { declarationsOf, readDeclarations, readSheets, type StyleSheet } from './read-style.ts';
import { readSvg, type SvgNode } from './read-svg.ts';

const words = (text: string) => new Set(text.split(' '));

/**
 * Elements that are kept. A file with one of LOST is refused, because the drawing would be incomplete without it; all others are removed
 * with their contents.
 */
const DRAWN = words(
  'svg g defs path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask use',
);
const UNWRAPPED = words('a switch');
const LOST: Record<string, PlainCode> = {
  text: 'svg-text',
  image: 'svg-image',
  pattern: 'svg-pattern',
  symbol: 'svg-symbol',
  svg: 'svg-nested',
};
/** Attributes that say how something looks: the only ones that a style may set. */
const PRESENTATION = words(
  'clip-path clip-rule color display fill fill-opacity fill-rule mask mask-type opacity overflow paint-order stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width transform vector-effect visibility',
);
const GEOMETRY = words(
  'id d x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height points offset clipPathUnits maskUnits maskContentUnits gradientUnits gradientTransform spreadMethod',
);
const VALUE = /^[\w\s.,%#()+-]*$/;
const INNER_REFERENCE = /^url\(\s*(["']?)#([\w.-]+)\1\s*\)$/;
/** Functions in colours and transforms; url() was handled before. A match may only begin at a word start: half a megabyte of letters is one word. */
const FUNCTIONS = /(?<![\w-])[\w-]+(?=\s*\()/g;
const HARMLESS = words(
  'rgb rgba hsl hsla matrix translate translatex translatey scale scalex scaley rotate skewx skewy',
);
/** How many elements may be drawn, counting everything drawn again by reference: above that, a small file takes all of a browser's time. */
const MAX_DRAWN = 20_000;

export type CleanSvg = { svg: string; width: number; height: number };

/**
 * Rebuilds a drawing from an allow-list: it can contain no script, event, style sheet, address, entity or foreign element, because nothing
 * unknown is copied. Throws `invalid` with a sentence for the uploader.
 */
export function cleanSvg(source: string): CleanSvg {
  const root = readSvg(source);
  if (plainName(root.name) !== 'svg') throw markFault('svg-none');
  const sheet = readSheets(sheetsOf(root), (name, value) => (PRESENTATION.has(name) ? readValue(value) : undefined));
  const [x, y, width, height] = viewBoxOf(root);
  const content = root.children.flatMap((child) => cleaned(child, sheet));
  const whole = { name: 'svg', attributes: lookOf(root, sheet), children: content, text: '' };
  whole.attributes.delete('transform');
  for (const name of GEOMETRY) whole.attributes.delete(name);
  if (!content.some(draws)) throw markFault('svg-empty');
  checkReferences(whole);
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[x, y, width, height].join(' ')}" width="${width}" height="${height}"`;
  return { svg: `${frame}${written(whole.attributes)}>${content.map(write).join('')}</svg>\n`, width, height };
}

/** `svg:path` becomes `path`; other prefixes are other XML languages. */
const plainName = (name: string): string => name.replace(/^svg:/, '');

const sheetsOf = (node: SvgNode): string[] =>
  plainName(node.name) === 'style' ? [node.text] : node.children.flatMap(sheetsOf);

function cleaned(node: SvgNode, sheet: StyleSheet): SvgNode[] {
  const name = plainName(node.name);
  if (UNWRAPPED.has(name)) return node.children.flatMap((child) => cleaned(child, sheet));
  if (Object.hasOwn(LOST, name)) throw markFault(LOST[name] as PlainCode);
  if (!DRAWN.has(name)) return [];
  return [
    {
      name,
      attributes: lookOf({ ...node, name }, sheet),
      children: node.children.flatMap((child) => cleaned(child, sheet)),
      text: '',
    },
  ];
}

/** An element's attributes overridden by its styles, each checked. */
function lookOf(node: SvgNode, sheet: StyleSheet): Map<string, string> {
  const look = new Map<string, string>();
  for (const [name, value] of node.attributes) {
    if (PRESENTATION.has(name) || GEOMETRY.has(name)) set(look, name, value);
    // A gradient that inherits colours from another, or a shape drawn again: within the drawing only.
    if ((name === 'href' || name === 'xlink:href') && /^#[\w.-]+$/.test(value.trim())) look.set('href', value.trim());
  }
  const styled = [...declarationsOf(node, sheet), ...readDeclarations(node.attributes.get('style') ?? '')];
  for (const [name, value] of styled) if (PRESENTATION.has(name)) set(look, name, value);
  return look;
}

function set(look: Map<string, string>, name: string, value: string): void {
  const read = readValue(value);
  if (read !== undefined) look.set(name, read);
}

/** A safe value; undefined for one that other readers might take differently. */
function readValue(value: string): string | undefined {
  const inner = INNER_REFERENCE.exec(value.trim());
  if (inner) return `url(#${inner[2]})`;
  const functions = value.match(FUNCTIONS) ?? [];
  return VALUE.test(value) && functions.every((one) => HARMLESS.has(one.toLowerCase())) ? value.trim() : undefined;
}

function viewBoxOf({ attributes }: SvgNode): [number, number, number, number] {
  const given = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const box =
    given.length === 4
      ? given
      : [0, 0, ...['width', 'height'].map((side) => Number.parseFloat(attributes.get(side) ?? ''))];
  const [x, y, width, height] = box as [number, number, number, number];
  if (!box.every((one) => Number.isFinite(one) && Math.abs(one) <= 100_000) || width <= 0 || height <= 0)
    throw markFault('svg-no-size');
  if (width / height > 20 || height / width > 5) throw markFault('svg-odd-size');
  return [x, y, width, height];
}

const SHAPES = words('path rect circle ellipse line polyline polygon use');
const draws = (node: SvgNode): boolean => SHAPES.has(node.name) || node.children.some(draws);

const referencesOf = ({ attributes }: SvgNode): string[] =>
  [...attributes].flatMap(([name, value]) =>
    name === 'href' ? value.slice(1) : (/^url\(#(.*)\)$/.exec(value)?.[1] ?? []),
  );

/** Refuses a drawing in which a few elements expand to very many, or refer to themselves. */
function checkReferences(root: SvgNode): void {
  const byId = new Map<string, SvgNode>();
  const index = (node: SvgNode): void => {
    const id = node.attributes.get('id');
    if (id && !byId.has(id)) byId.set(id, node);
    node.children.forEach(index);
  };
  index(root);
  const known = new Map<SvgNode, number>();
  const weigh = (node: SvgNode, depth: number): number => {
    const done = known.get(node);
    if (done !== undefined) return done;
    if (depth > 200) throw tooMuch();
    known.set(node, Number.POSITIVE_INFINITY); // a reference cycle is endless
    const shown = referencesOf(node).flatMap((id) => byId.get(id) ?? []);
    const weight = [...node.children, ...shown].reduce((sum, one) => sum + weigh(one, depth + 1), 1);
    known.set(node, weight);
    return weight;
  };
  if (!(weigh(root, 0) <= MAX_DRAWN)) throw tooMuch();
}

const tooMuch = () => markFault('svg-repeats');

const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const written = (attributes: Map<string, string>) =>
  [...attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
const write = ({ name, attributes, children }: SvgNode): string =>
  children.length === 0
    ? `<${name}${written(attributes)}/>`
    : `<${name}${written(attributes)}>${children.map(write).join('')}</${name}>`;
