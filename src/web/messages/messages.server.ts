import type { Locale } from '#src/kernel/locales.ts';
import { noteTexts } from '#src/ssr/text-files.ts';
import { mergeTexts, type Texts, type Tree } from './tree.ts';

// One file per language and area: messages/en/product.json. A page is sent only the areas that it shows.
const files = import.meta.glob<Tree>('./*/*.json', { eager: true, import: 'default' });

const known = new Map<string, Tree>();

/** The texts of an area, merged once. They belong to all pages: nobody changes them. */
function textsOf(locale: Locale, area: string): Tree {
  const name = `./${locale}/${area}.json`;
  const tree = known.get(name) ?? mergeTexts(files[name] ?? {}, files[`./en/${area}.json`] ?? {});
  known.set(name, tree);
  return tree;
}

const together = new Map<string, Texts>();

/**
 * The texts of some areas in a language, the same object for each call. A loader returns them as `texts`; the root collects those of all its routes.
 * Where all areas are named in the call, browsers fetch them as a file (ssr/text-files.ts).
 */
export function texts(locale: Locale, ...areas: string[]): Texts {
  const name = [locale, ...areas].join();
  const before = together.get(name);
  if (before) return before;
  const made = Object.fromEntries(areas.map((area) => [area, textsOf(locale, area)]));
  noteTexts(made, locale, areas);
  together.set(name, made);
  return made;
}
