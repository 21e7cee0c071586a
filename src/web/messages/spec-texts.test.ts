import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// decisions.md §1: the catalogue en-x-spec holds every text that docs/spec.md quotes, letter for letter; the texts that no
// screen shows are listed here with the reason.
const NOT_SHOWN: Record<string, string> = {
  '.00': 'a part of every price, made by the number format',
  INR: 'a value on the wire',
  created: 'a status on the wire',
  'No movies found': 'replaced: an empty list says ‘No orders found’ (decisions.md §1)',
  'Error fetching products:': 'a line of the log',
  '1m customers': 'a figure of the settings (BRAND.figures) in the words ‘{count} customers’',
  'send email': 'comes with the contact page (storefront)',
  'Who We Are': 'comes with the about page (storefront)',
  'Our Mission': 'comes with the about page (storefront)',
  'Our Vision': 'comes with the about page (storefront)',
  'Passwords cannot be empty': 'comes with the update of the profile (identity)',
  'Failed to reset password': 'comes with the reset of passwords (identity)',
  'Check your inbox for further instructions': 'comes with the reset of passwords (identity)',
  'Failed to update account': 'comes with the update of the profile (identity)',
};
/** Quotations that the specification shortens. */
const WHOLE: Record<string, string> = {
  '...Add This To Your Cart': 'Please Log in to your Account to Add This To Your Cart',
  '...Rate this Movie': 'Please Log in to your Account to Rate this Movie',
};

type Tree = { [key: string]: string | Tree };
const folder = new URL('./', import.meta.url);
const read = (language: string, file: string): Tree => {
  const path = new URL(`${language}/${file}`, folder);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
};
const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}.${key}`, value] as [string, string]] : leaves(value, `${path}.${key}`),
  );

const files = readdirSync(new URL('en/', folder));
const spoken = new Map(files.flatMap((file) => [...leaves(read('en', file), file), ...leaves(read('en-x-spec', file), file)]));
const texts = [...spoken.values()];
const spec = readFileSync(new URL('../../../docs/spec.md', import.meta.url), 'utf8');
const quoted = [...new Set([...spec.matchAll(/(?<![A-Za-z])'([^'\n]+)'(?![a-z])/g)].map(([, text]) => text as string))];

describe('the specification’s texts', () => {
  it('are quoted by docs/spec.md at all', () => {
    expect(quoted.length).toBeGreaterThan(55);
  });

  it.each(quoted.filter((text) => !(text in NOT_SHOWN)))('en-x-spec says letter for letter: %s', (text) => {
    const whole = WHOLE[text] ?? text;
    expect(texts.some((one) => one === whole || one.includes(whole))).toBe(true);
  });

  it('the list of exceptions names only what is quoted', () => {
    expect(Object.keys(NOT_SHOWN).filter((text) => !quoted.includes(text))).toEqual([]);
  });

  it('every text of en-x-spec has one in English, with the same places to fill in', () => {
    const places = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();
    for (const file of files) {
      const english = new Map(leaves(read('en', file)));
      for (const [key, text] of leaves(read('en-x-spec', file))) {
        expect(english.has(key), `${file}${key}`).toBe(true);
        expect(places(text), `${file}${key}`).toEqual(places(english.get(key) ?? ''));
      }
    }
  });
});
