import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

// docs/glossary.md says which Hindi and Gujarati words the messages use.

const root = path.resolve(import.meta.dirname, '../..');
const rows = [...readFileSync(path.join(root, 'docs/glossary.md'), 'utf8').matchAll(/^\| .+ \|$/gm)]
  .map(([row]) => row.split('|').map((cell) => cell.trim()))
  .map((cells) => ({ hi: cells.at(-3) ?? '', gu: cells.at(-2) ?? '' }));
const textsOf = (language: string): string => {
  const folder = path.join(root, 'src/web/messages', language);
  return readdirSync(folder)
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
};

it.each([
  ['hi', /\p{Script=Devanagari}/u],
  ['gu', /\p{Script=Gujarati}/u],
] as const)('has each of its words in the %s messages', (language, letters) => {
  const texts = textsOf(language);
  const words = rows.flatMap((row) => row[language].split(', ')).filter((word) => letters.test(word));
  expect(words.length).toBeGreaterThan(50);
  expect(words.filter((word) => !texts.includes(word))).toEqual([]);
});
