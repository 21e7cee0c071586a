import { cut } from '#src/platform/spreadsheet/cell-text.ts';
import type { SheetRow } from '#src/platform/spreadsheet/read-sheet.ts';

/** Where a sheet comes from: another shop's export is recognised by its headings. */
export type SourceName = 'sheet' | 'shopify' | 'woocommerce';

/** Another shop's export as product rows: one row per product, columns named as there. */
export type Converted = {
  source: SourceName;
  headings: string[];
  /** What each column is; undefined where its heading must be guessed. */
  fields: (string | undefined)[];
  rows: SheetRow[];
  /** How many of the rows are variants, each a product of its own here. */
  variants: number;
  /** How many products were drafts, hidden or archived there; they are left out. */
  unpublished: number;
};

/** A variant's name includes the options that distinguish it from its siblings: `Ray 540 – Black, 2 m`. */
export function variantName(name: string, options: readonly string[]): string {
  const own = options.filter((option) => option !== '' && !/^default( title)?$/i.test(option));
  return own.length === 0 ? name : `${cut(name, Math.max(20, 117 - own.join(', ').length))} – ${own.join(', ')}`;
}

/** An export's custom columns: they are kept, and guessed by their headings. */
export const foreign = (headings: readonly string[], known: RegExp): number[] =>
  headings.flatMap((heading, at) => (heading === '' || known.test(heading) ? [] : [at]));
