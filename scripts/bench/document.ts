import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mergeRows, printRows, type Row, readRows } from './table.ts';

const FILE = path.resolve(import.meta.dirname, '../../docs/performance.md');
const [BEGIN, END] = ['<!-- figures: written by `npm run bench -- --write` -->', '<!-- end of the figures -->'];

/** Replaces the rows of docs/performance.md that were measured; all others, and the words around them, stay. */
export const writeDocument = (rows: readonly Row[]): void =>
  writeFileSync(FILE, withRows(readFileSync(FILE, 'utf8'), rows));

export function withRows(text: string, rows: readonly Row[]): string {
  const [before, table, after] = text.split(new RegExp(`${BEGIN}|${END}`));
  if (before === undefined || table === undefined || after === undefined)
    throw new Error(`docs/performance.md has lost the lines around its table: ${BEGIN} and ${END}`);
  return `${before}${BEGIN}\n\n${printRows(mergeRows(readRows(table), rows), false)}\n\n${END}${after}`;
}
