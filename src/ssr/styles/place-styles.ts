import { existsSync, readFileSync } from 'node:fs';
import { type Fragment, type Markup, namesIn } from '#src/ssr/markup.ts';
import { policyHash } from '#src/ssr/policy-hash.ts';
import { type SplitSheet, stylesOf } from './page-styles.ts';

/** What the build leaves of the pages' style sheet: the link that the router writes, the address of its rules, and its fonts. @internal */
export type BuiltStyles = { link: string; rules: string; fonts: string; split: SplitSheet };

/** Written by react-router.config.ts. Development has none. @internal */
export const BUILT_STYLES = 'build/server/styles.json';

const built = existsSync(BUILT_STYLES) ? (JSON.parse(readFileSync(BUILT_STYLES, 'utf8')) as BuiltStyles) : undefined;

/** In a page, and its hash in the policy. */
type Style = { piece: Fragment; hash: string };

const styleOf = (before: string, text: string, after: string): Style => ({
  piece: { bytes: Buffer.from(`${before}${text}</style>${after}`), names: { lists: [], variables: [] } },
  hash: policyHash(text),
});

const linked = built && styleOf('<style>', built.fonts, `<link rel="stylesheet" href="${built.rules}"/>`);

/**
 * Puts styles into a page in place of the router's link, and says their hash, for the policy. A page for everybody is where people arrive: it
 * brings its own rules, and is painted without another round trip; ssr/start/start.js then loads the sheet. Others link it, as whoever sees them
 * has it by then. Fonts are declared in the page in either case: in two places the browser would take them for two.
 */
export function placeStyles(markup: Markup, isForAll: boolean): { markup: Markup; hash?: string } {
  if (!built || !linked) return { markup };
  const [head, ...rest] = markup;
  const { link } = built;
  const at = head.indexOf(link);
  if (at < 0) return { markup };
  const { piece, hash } = isForAll ? ownRules(markup, built) : linked;
  return { markup: [head.slice(0, at), piece, head.slice(at + link.length), ...rest], hash };
}

/** Those found last, of 40 kB each: a page that is made anew mostly has the classes that it had. */
let kept: { lists: Set<string>; variables: Set<string>; style: Style }[] = [];
const MOST = 20;

function ownRules(markup: Markup, { rules, fonts, split }: BuiltStyles): Style {
  const lists = new Set<string>();
  const variables = new Set<string>();
  for (const piece of markup) {
    const names = typeof piece === 'string' ? namesIn(piece) : piece.names;
    for (const list of names.lists) lists.add(list);
    for (const name of names.variables) variables.add(name);
  }
  const known = kept.find((one) => isSame(one.lists, lists) && isSame(one.variables, variables));
  const found = known ?? {
    lists,
    variables,
    style: styleOf(`<style data-sheet="${rules}">`, fonts + stylesOf(lists, variables, split), ''),
  };
  if (kept[0] !== found) kept = [found, ...kept.filter((one) => one !== found)].slice(0, MOST);
  return found.style;
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && one.isSubsetOf(other);
