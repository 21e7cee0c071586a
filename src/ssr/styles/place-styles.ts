import { existsSync, readFileSync } from 'node:fs';
import { MarkupStore } from '#src/ssr/kept-markup.ts';
import { type SplitSheet, stylesOf } from './page-styles.ts';

/** What the build leaves of the pages' style sheet: the link that the router writes, the address of its rules, and its fonts. @internal */
export type BuiltStyles = { link: string; rules: string; fonts: string; split: SplitSheet };

/** Written by react-router.config.ts. Development has none. @internal */
export const BUILT_STYLES = 'build/server/styles.json';

const built = existsSync(BUILT_STYLES) ? (JSON.parse(readFileSync(BUILT_STYLES, 'utf8')) as BuiltStyles) : undefined;

/** Some 20 texts of 40 kB. */
const kept = new MarkupStore(1024 * 1024);

/**
 * Puts styles into a page in place of the router's link, and says what they are, for the policy. A page for everybody is where people arrive: it
 * brings its own rules, and is painted without another round trip; ssr/start/start.js then loads the sheet. Others link it, as whoever sees them
 * has it by then. Fonts are declared in the page in either case: in two places the browser would take them for two.
 */
export function placeStyles(html: string, isForAll: boolean): { html: string; style?: string } {
  if (!built) return { html };
  const { link, rules, fonts, split } = built;
  const at = html.indexOf(link);
  if (at < 0) return { html };
  const style = fonts + (isForAll ? stylesOf(html, split, kept) : '');
  const placed = isForAll
    ? `<style data-sheet="${rules}">${style}</style>`
    : `<style>${style}</style><link rel="stylesheet" href="${rules}"/>`;
  return { html: html.slice(0, at) + placed + html.slice(at + link.length), style };
}
