import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { OTHER_LANGUAGES, scriptOf } from '#src/kernel/locales.ts';

// docs/glossary.md says which words of each language the messages use, in a column with the language's English name.

const root = path.resolve(import.meta.dirname, '../..');
const cellsOf = (row: string) => row.split('|').map((cell) => cell.trim());
const tables = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8')
  .split(/\n{2,}/)
  .filter((part) => part.startsWith('|'))
  .map((part) => part.trim().split('\n').map(cellsOf));
const names = new Intl.DisplayNames('en', { type: 'language' });

const textsOf = (language: string): string => {
  const folder = path.join(root, 'src/web/messages', language);
  return readdirSync(folder)
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
};

it.each(OTHER_LANGUAGES)('uses in the %s messages each word that it gives', (language) => {
  const texts = textsOf(language);
  const letters = new RegExp(`\\p{Script=${scriptOf(language)}}`, 'u');
  const words = tables
    .flatMap(([head = [], , ...rows]) => rows.map((row) => row[head.indexOf(names.of(language) ?? '')] ?? ''))
    .flatMap((cell) => cell.split(', '))
    .filter((word) => letters.test(word));
  expect(words.length).toBeGreaterThan(50);
  expect(words.filter((word) => !texts.includes(word))).toEqual([]);
});
