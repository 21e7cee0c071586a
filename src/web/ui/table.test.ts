import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Column, Table } from './table.tsx';

type Line = { name: string; price: number };
const COLUMNS: Column<Line>[] = [
  { key: 'name', name: 'Product', heads: true, cell: ({ name }) => name },
  { key: 'price', name: 'Price', figure: true, cell: ({ price }) => price },
];
const draw = (more: object = {}, rows: Line[] = [{ name: 'Lamp', price: 12 }]) =>
  renderToStaticMarkup(
    createElement(Table<Line>, { caption: 'Lines', columns: COLUMNS, rows, keyOf: ({ name }) => name, ...more }),
  );
const bare = (html: string) => html.replaceAll(/ class="[^"]*"/g, '');

describe('a table', () => {
  it('names itself, its columns, and the row of each cell', () => {
    expect(bare(draw())).toBe(
      '<table><caption>Lines</caption><thead><tr><th scope="col">Product</th><th scope="col">Price</th></tr></thead>' +
        '<tbody><tr><th scope="row">Lamp</th><td>12</td></tr></tbody></table>',
    );
  });
  it('aligns figures at the end, under their heading', () => {
    expect(draw().match(/<t[hd][^>]*text-end[^>]*>[^<]*/g)).toHaveLength(2);
  });
  it('hides its caption visually unless it is wanted', () => {
    expect(draw()).toContain('<caption class="sr-only">');
    expect(draw({ captioned: true })).not.toContain('sr-only');
  });
  it('ends with its totals, named in the first cell', () => {
    expect(bare(draw({ foot: ['Total', 12] }))).toContain(
      '<tfoot><tr><th scope="row">Total</th><td>12</td></tr></tfoot>',
    );
  });
  it('can be reached with the keyboard where it scrolls', () => {
    expect(bare(draw({ look: 'framed' }))).toMatch(/^<section aria-label="Lines" tabindex="0"><table>/i);
    expect(draw()).not.toContain('tabindex');
  });
  it('is replaced by a sentence when it is empty', () => {
    expect(bare(draw({ none: 'Nothing yet' }, []))).toBe('<p>Nothing yet</p>');
    expect(draw({}, [])).toContain('<table');
  });
});
