import { expect, it } from 'vitest';
import { withRows } from './document.ts';
import { makeRows } from './table.ts';

const EMPTY =
  'Before.\n\n<!-- figures: written by `npm run bench -- --write` -->\n<!-- end of the figures -->\n\nAfter.\n';
const HOME = 'home from memory ÷ bare server';

it('lists every measure, keeps the words around the table, and stays the same when written again', () => {
  const rows = makeRows([{ what: HOME, value: 0.91 }], 'today');
  const text = withRows(EMPTY, rows);
  expect(text).toContain(`| ${HOME} | 0.91 | ≥ 0.90 | yes | today |`);
  expect(text).toContain('| script of home | – | ≤ 115 kB |  |  |');
  expect(text).toMatch(/^Before\.\n[\s\S]*\nAfter\.\n$/);
  expect(withRows(text, [])).toBe(text);
});

it('says so when the place of the table is lost', () => {
  expect(() => withRows('Nothing here.', [])).toThrow('has lost the lines');
});
