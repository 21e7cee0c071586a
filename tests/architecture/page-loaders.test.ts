import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import { PAGES } from '#src/kernel/page-table.ts';
import routes from '#src/web/routes.ts';

/** They serve a file, with 404 in plain text; public, so there is nobody to authorise. */
const FILES = ['datasheet', 'proposalPdf'];

const files = (entries: RouteConfigEntry[]): { address: string; file: string }[] =>
  entries.flatMap(({ children, path: own = '', file }) =>
    children ? files(children) : [{ address: `/${own}`, file: path.join('src/web', file) }],
  );
const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');

/** The row of the page table by which a page's loader checks who may open it. */
function rowOf(file: string): string | undefined {
  const from = /export \{ (\w+)(?: as loader)? \} from '([^']+)'/.exec(read(file));
  const source = from?.[2]?.replace(/^#/, '') ?? '';
  const text = source && read(source.startsWith('.') ? path.join(path.dirname(file), source) : source);
  return new RegExp(`export const ${from?.[1]} = pageLoader\\(\\s*'(\\w+)'`).exec(text)?.[1];
}

it('every page checks access by its own row of the page table', () => {
  const pages = files(routes).filter(({ address }) => address !== '/*');
  expect(pages).toHaveLength(Object.keys(PAGES).length);
  const wrong = pages
    .map(({ address, file }) => ({ file, row: rowOf(file), name: nameOf(address) }))
    .filter(({ row, name }) => row !== name && !FILES.includes(name ?? ''));
  expect(wrong).toEqual([]);
});

const nameOf = (address: string) => Object.entries(PAGES).find(([, page]) => page.path === address)?.[0];
