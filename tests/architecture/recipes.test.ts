import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

// CONTRIBUTING.md lists the files that a change touches; they must exist, and so must the names that it gives in them.

const root = path.resolve(import.meta.dirname, '../..');
const text = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');
const recipes = text.slice(text.indexOf('## Recipes'));

/** `a/{b,c}.json` as `a/b.json` and `a/c.json`. */
const spread = (name: string): string[] => {
  const [whole, choices] = /\{([^}]+)\}/.exec(name) ?? [];
  return whole && choices ? choices.split(',').map((one) => name.replace(whole, one)) : [name];
};
const FILES = /`((?:src|tests|scripts|docs|migrations|seed)(?:\/[\w.{},-]+)*|package\.json)`/g;
const ROW = /^\| `([^`]+)` \| (.*) \|$/gm;

const missing = (words: string): string[] =>
  [...words.matchAll(FILES)]
    .flatMap(([, name = '']) => spread(name))
    .filter((name) => !existsSync(path.join(root, name)));

/** Names in a row's second column that its file does not contain. */
const unheard = (words: string): string[] =>
  [...words.matchAll(ROW)].flatMap(([, file = '', what = '']) => {
    const place = path.join(root, spread(file)[0] ?? '');
    if (!existsSync(place) || statSync(place).isDirectory()) return [];
    const held = readFileSync(place, 'utf8');
    return [...what.matchAll(/`([\w.]+)`/g)].flatMap(([, name = '']) =>
      held.includes(name) ? [] : [`${file}: ${name}`],
    );
  });

it('names existing files', () => {
  expect(missing(recipes)).toEqual([]);
  expect(missing('`src/no-such-file.ts` and `src/web/messages/{en,xx}/faq.json`')).toHaveLength(2);
});

it('names what those files contain', () => {
  expect([...recipes.matchAll(ROW)].length).toBeGreaterThan(50);
  expect(unheard(recipes)).toEqual([]);
  expect(unheard('| `src/wire/pages.ts` | the list `NO_PAGES` |')).toEqual(['src/wire/pages.ts: NO_PAGES']);
});
