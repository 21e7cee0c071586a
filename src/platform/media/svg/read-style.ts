import { markFault } from './mark-fault.ts';
import type { SvgNode } from './read-svg.ts';

/** By selector: the value of each property, and its position in the sheets. */
export type StyleSheet = Map<string, Map<string, { value: string; at: number }>>;

/** `fill:#f00; stroke:none` as pairs. */
export const readDeclarations = (text: string): [string, string][] =>
  text.split(';').flatMap((one) => {
    const [name = '', ...value] = one.split(':');
    return value.length === 0
      ? []
      : [
          [
            name.trim().toLowerCase(),
            value
              .join(':')
              .replace(/!important\s*$/i, '')
              .trim(),
          ],
        ];
  });

/**
 * Reads a drawing's own style sheets, as drawing programs write them: an element, a class or an id. `keep` answers a declaration's value in
 * its safe form, undefined to drop it. Indexed by selector, because a sheet of many rules must not be scanned for each of many elements.
 * Throws `invalid` for richer selectors.
 */
export function readSheets(texts: string[], keep: (name: string, value: string) => string | undefined): StyleSheet {
  const sheet: StyleSheet = new Map();
  let at = 0;
  for (const [heads, body] of texts.flatMap(rulesOf)) {
    const said = readDeclarations(body).flatMap(([name, given]) => {
      const value = keep(name, given);
      return value === undefined ? [] : [[name, { value, at: at++ }] as const];
    });
    for (const one of new Set(heads.split(',').map((head) => head.trim()))) {
      if (!/^[.#]?[A-Za-z_][\w-]*$/.test(one)) throw tooRich();
      const known = sheet.get(one) ?? new Map();
      sheet.set(one, known);
      for (const [name, declared] of new Map(said)) known.set(name, declared);
    }
  }
  return sheet;
}

/** The text before and within each pair of braces. */
function rulesOf(text: string): [heads: string, body: string][] {
  const [start = '', ...after] = text.split('/*');
  const plain = start + after.map((comment) => comment.split('*/').slice(1).join('*/')).join('');
  if (plain.includes('@')) throw tooRich();
  return plain
    .split('}')
    .slice(0, -1)
    .flatMap((rule) => {
      const parts = rule.split('{');
      return parts.length < 2 ? [] : [[parts.at(-2) as string, parts.at(-1) as string]];
    });
}

/** What the sheets say of this element, weakest first: by its name, its classes, its id. Among classes the later rule wins. */
export function declarationsOf({ name, attributes }: SvgNode, sheet: StyleSheet): [string, string][] {
  const classes = (attributes.get('class') ?? '').split(/\s+/).filter(Boolean);
  const said = new Map<string, { value: string; at: number }>();
  for (const one of new Set(classes)) {
    for (const [property, declared] of sheet.get(`.${one}`) ?? [])
      if (declared.at > (said.get(property)?.at ?? -1)) said.set(property, declared);
  }
  const ranks = [sheet.get(name), said, sheet.get(`#${attributes.get('id') ?? ''}`)];
  return ranks.flatMap((rank) => [...(rank ?? [])].map(([property, { value }]): [string, string] => [property, value]));
}

const tooRich = () => markFault('svg-styles');
