import { markFault } from '#src/platform/pictures/svg/mark-fault.ts';
import type { SvgNode } from '#src/platform/pictures/svg/read-svg.ts';

type Rule = { selectors: string[]; declarations: [string, string][] };

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

/** The rules of a drawing's own style sheet, as drawing programs write them: an element, a class or an id. Throws `invalid` for more. */
export function readRules(sheet: string): Rule[] {
  const plain = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  if (plain.includes('@')) throw tooRich();
  return [...plain.matchAll(/([^{}]*)\{([^{}]*)\}/g)].map(([, heads = '', body = '']) => {
    const selectors = heads.split(',').map((one) => one.trim());
    if (selectors.some((one) => !/^[.#]?[A-Za-z_][\w-]*$/.test(one))) throw tooRich();
    return { selectors, declarations: readDeclarations(body) };
  });
}

/** What the rules say of this element, the weakest first: by its name, its classes, its id. */
export function declarationsOf({ name, attributes }: SvgNode, rules: Rule[]): [string, string][] {
  const classes = (attributes.get('class') ?? '').split(/\s+/).filter(Boolean);
  const ranks = [[name], classes.map((one) => `.${one}`), [`#${attributes.get('id') ?? ''}`]];
  return ranks.flatMap((mine) => rules.filter(({ selectors }) => selectors.some((one) => mine.includes(one))).flatMap(({ declarations }) => declarations));
}

const tooRich = () => markFault('This SVG has a style sheet that cannot be kept. Please export it with “presentation attributes”, or upload it as PNG.');
