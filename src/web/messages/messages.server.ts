import type { Locale } from '#src/kernel/locales.ts';
import { isTree, type Text, type Tree } from './tree.ts';

/** Texts of one area, under its name: `{ product: { buyNow: 'Buy Now', … } }`. */
export type Texts = { [area: string]: Tree };

// One file per language and area: messages/en/product.json. A page is sent only the areas that it shows.
const files = import.meta.glob<Tree>('./*/*.json', { eager: true, import: 'default' });

/** A language that lacks a text takes it from English. */
const merged = (over: Tree, base: Tree): Tree =>
  Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(over)])].map((key) => [key, pick(over[key], base[key])]),
  );

const pick = (over: Text | Tree | undefined, base: Text | Tree | undefined): Text | Tree =>
  isTree(over) && isTree(base) ? merged(over, base) : (over ?? base ?? '');

const known = new Map<string, Tree>();

/** The texts of an area, merged once. They belong to all pages: nobody changes them. */
function textsOf(locale: Locale, area: string): Tree {
  const name = `./${locale}/${area}.json`;
  const tree = known.get(name) ?? merged(files[name] ?? {}, files[`./en/${area}.json`] ?? {});
  known.set(name, tree);
  return tree;
}

/** The texts of some areas in a language. A loader returns them as `texts`; the root collects those of all its routes. */
export const texts = (locale: Locale, ...areas: string[]): Texts =>
  Object.fromEntries(areas.map((area) => [area, textsOf(locale, area)]));
