import type { SheetRow } from '#src/platform/spreadsheet/read-sheet.ts';
import type { Table } from '#src/shop/catalogue/import/find-table.ts';
import { cut } from '#src/shop/catalogue/import/values.ts';

/** Where a sheet comes from: a shop's own export is known by its headings. */
export type SourceName = 'sheet' | 'shopify' | 'woocommerce';

/** An export of another shop as rows of products: one row a product, its columns named as there. */
export type Converted = {
  source: SourceName;
  headings: string[];
  /** What each of these columns is; undefined where its heading must be guessed. */
  fields: (string | undefined)[];
  rows: SheetRow[];
  /** So many of the rows are variants of products, each a product of its own here. */
  variants: number;
  /** So many products were drafts, hidden or archived there; they are left out. */
  unpublished: number;
};

export type CellsOf = (row: SheetRow, ...names: string[]) => string;

/** Cells by the names of their headings, the first that is there and not empty. */
export function cellsOf({ headings }: Table): CellsOf {
  const places = new Map(headings.map((heading, at) => [heading.toLowerCase(), at]));
  return (row, ...names) => {
    for (const name of names) {
      const cell = row.cells[places.get(name) ?? -1]?.trim();
      if (cell) return cell;
    }
    return '';
  };
}

/** A variant is told from its siblings by what it is a variant in: `Ray 540 – Black, 2 m`. */
export function variantName(name: string, options: readonly string[]): string {
  const own = options.filter((option) => option !== '' && !/^default( title)?$/i.test(option));
  return own.length === 0 ? name : `${cut(name, Math.max(20, 117 - own.join(', ').length))} – ${own.join(', ')}`;
}

/** Which columns an export has of its owner's own making: they are kept, and guessed by their headings. */
export const foreign = (headings: readonly string[], known: RegExp): number[] =>
  headings.flatMap((heading, at) => (heading === '' || known.test(heading) ? [] : [at]));
