import { readFileSync } from 'node:fs';
import type { Check } from './check.ts';

const SEED = new URL('../../../../seed/', import.meta.url);

/** The text of a brand's mark, `path` as in the catalogue; undefined if there is no such file. */
export type ReadMark = (path: string) => string | undefined;

export const readSeedMark: ReadMark = (path) => {
  try {
    return readFileSync(new URL(path, SEED), 'utf8');
  } catch {
    return undefined;
  }
};

const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';
const DRAWN = new Set(
  'svg g defs title path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath'.split(
    ' ',
  ),
);
/** Events, links, styles and doctypes; any form of address; and url() unless it points into the mark itself. */
const ACTIVE = /\son[a-z]+\s*=|href\s*=|\sstyle\s*=|<[!?]|&|\/\/|(?:javascript|data):|url\((?!["']?#)/i;

/** A mark is served from our own origin and embedded in pages, so it may draw and nothing else. */
export function markChecks({ mark }: { mark: string }, read: ReadMark): Check[] {
  const svg = read(mark)?.trim();
  const checks: Check[] = [['mark exists', svg !== undefined, mark]];
  if (svg === undefined) return checks;
  const elements = [...svg.matchAll(/<\/?([^\s/>]*)/g)].map(([, name = '']) => name);
  const others = elements.filter((name) => !DRAWN.has(name));
  const active = svg.replace(NAMESPACE, '').match(ACTIVE)?.[0].trim();
  return [
    ...checks,
    ['mark is an SVG', svg.startsWith('<svg ') && svg.endsWith('</svg>') && svg.includes(NAMESPACE), mark],
    ['mark draws and nothing else', others.length === 0, `${mark} holds <${others[0]}>`],
    ['mark holds no script and no reference', active === undefined, `${mark} holds ${active}`],
  ];
}
