import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGE_NAMES, LANGUAGES } from '#src/kernel/locales.ts';

const sheet = readFileSync(path.join(import.meta.dirname, 'fonts.css'), 'utf8');
const stack = /--font-sans: ([^;]+);/.exec(sheet)?.[1] ?? '';
/** From which character to which the families of the stack have files. */
const ranges = [...sheet.matchAll(/@font-face \{([^}]+)\}/g)].flatMap(([, face = '']) => {
  const family = /font-family: ("[^"]+")/.exec(face)?.[1] ?? '';
  const range = /unicode-range: ([^;]+);/.exec(face)?.[1] ?? '';
  return stack.includes(family) ? [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)] : [];
});
const isCovered = (letter: string) =>
  ranges.some(([, from = '', to = from]) => {
    const code = letter.codePointAt(0) as number;
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });

it.each(LANGUAGES)('there is a font for every letter of the texts in %s', (language) => {
  const folder = new URL(`../messages/${language}/`, import.meta.url);
  const texts = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  const letters = [...new Set(texts.join(''))].filter((character) => /[\p{L}\p{M}]/u.test(character));
  expect(letters.length).toBeGreaterThan(40);
  expect(letters.filter((letter) => !isCovered(letter))).toEqual([]);
});

it.each(LANGUAGES.filter((one) => one !== 'en'))('%s is named in letters of its own on every page', (language) => {
  const faces = [...sheet.matchAll(/font-family: "Language Names";[^}]*unicode-range: U\+(\w+)-(\w+)/g)];
  for (const letter of LANGUAGE_NAMES[language])
    expect(
      faces.some(([, from = '', to = '']) => {
        const code = letter.codePointAt(0) as number;
        return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
      }),
      letter,
    ).toBe(true);
});
