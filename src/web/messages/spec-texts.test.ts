import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NOT_SHOWN, QUOTED, WHOLE } from '#tests/support/spec-quotes.ts';

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
const spoken = new Map(
  files.flatMap((file) => [...leaves(read('en', file), file), ...leaves(read('en-x-spec', file), file)]),
);
const texts = [...spoken.values()];

describe('the specification’s texts', () => {
  it('are quoted in docs/spec.md', () => {
    expect(QUOTED.length).toBeGreaterThan(55);
  });

  it.each(QUOTED.filter((text) => !(text in NOT_SHOWN)))('are letter for letter in en-x-spec: %s', (text) => {
    const whole = WHOLE[text] ?? text;
    expect(texts.some((one) => one === whole || one.includes(whole))).toBe(true);
  });

  it('the list of exceptions names only quoted texts', () => {
    expect(Object.keys(NOT_SHOWN).filter((text) => !QUOTED.includes(text))).toEqual([]);
  });

  it('every text of en-x-spec has one in English, with the same placeholders', () => {
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
