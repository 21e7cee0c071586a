import { createHash } from 'node:crypto';
import { because } from '#src/kernel/refusals.ts';
import { Fault } from '#src/platform/fault.ts';
import { cut, tidy } from '#src/platform/spreadsheet/cell-text.ts';
import type { SheetRow } from '#src/platform/spreadsheet/read-sheet.ts';
import { cutTable, type Table } from '#src/platform/spreadsheet/table.ts';
import { unguarded } from '#src/platform/spreadsheet/write-sheet.ts';
import { fromShopify, isShopify } from '#src/shop/catalogue/import/sources/shopify.ts';
import type { Converted, SourceName } from '#src/shop/catalogue/import/sources/source.ts';
import { fromWooCommerce, isWooCommerce } from '#src/shop/catalogue/import/sources/woocommerce.ts';
import { findHeadingLine, HEADING_ROWS } from './find-table.ts';
import { type Guess, guessColumns, normalHeading, unitOf } from './headings.ts';
import type { NameChoice } from './names.ts';
import { MOST_COLUMNS } from './sheet-product.ts';

/** The owner's corrections to how a file is read. */
export type ImportPlan = {
  headingLine?: number | undefined;
  /** What each column becomes, in order; '' is left out. */
  fields?: string[] | undefined;
  names?: NameChoice[] | undefined;
};

/** A column of a file: its heading, its first values, and what it becomes here. */
type SheetColumn = Guess & { heading: string; samples: string[] };

/** How a file is read. */
export type Reading = {
  source: SourceName;
  headingLine: number;
  /** The first rows as they are in the file, so that the owner can point out the headings. */
  firstRows: { line: number; text: string }[];
  columns: SheetColumn[];
  variants: number;
  unpublished: number;
  /** Identifies this set of headings, so that corrections are remembered for the next file that has it. */
  fingerprint: string;
};

export type ReadTable = { reading: Reading; rows: SheetRow[] };

const SAMPLES = 3;
const LOOKED_AT = 50;
const LONGEST_HEADING = 200;

/** How many columns have any content. */
const widthOf = (sheet: readonly SheetRow[]): number =>
  sheet.reduce((most, { cells }) => Math.max(most, cells.findLastIndex((cell) => cell !== '') + 1), 0);

/** Finds a sheet's headings and what its columns are; `remember` returns what was chosen for a sheet with the same headings. */
export async function readTable(
  sheet: readonly SheetRow[],
  plan: ImportPlan,
  remember: (fingerprint: string) => Promise<string[] | undefined>,
): Promise<ReadTable> {
  if (widthOf(sheet) > MOST_COLUMNS) throw new Fault('invalid', because('too-many-columns', { max: MOST_COLUMNS }));
  const table = cutTable(sheet, plan.headingLine ?? findHeadingLine(sheet));
  const { source, headings, fields, rows, variants, unpublished } = convert(table);
  const samples = headings.map((_, at) => samplesOf(rows, at));
  const guesses = guessColumns(headings, samples).map((guess, at): Guess => {
    const field = fields[at];
    return field === undefined ? guess : { field, confidence: 'sure' };
  });
  const fingerprint = fingerprintOf(source, headings);
  const chosen = plan.fields?.length === headings.length ? plan.fields : undefined;
  const remembered = chosen ? undefined : await remember(fingerprint);
  const columns = once(headings, guesses, chosen ?? remembered, chosen ? 'chosen' : 'remembered').map((guess, at) => ({
    heading: cut(headings[at] ?? '', LONGEST_HEADING),
    samples: (samples[at] ?? []).slice(0, SAMPLES).map((value) => cut(value, 120)),
    ...guess,
  }));
  const firstRows = sheet.slice(0, HEADING_ROWS).map(({ line, cells }) => ({ line, text: firstWords(cells) }));
  return {
    reading: { source, headingLine: table.headingLine, firstRows, columns, variants, unpublished, fingerprint },
    rows,
  };
}

function convert(table: Table): Converted {
  if (isShopify(table.headings)) return withoutEmpty(fromShopify(table));
  if (isWooCommerce(table.headings)) return withoutEmpty(fromWooCommerce(table));
  return {
    source: 'sheet',
    headings: table.headings.map(unguarded),
    fields: [],
    rows: table.rows,
    variants: 0,
    unpublished: 0,
  };
}

/** Columns that an export could have but does not use mean nothing: they are not shown, and clear no field. */
function withoutEmpty(converted: Converted): Converted {
  const used = converted.headings.map((_, at) => converted.rows.some(({ cells }) => cells[at]));
  const kept = <T>(list: T[]) => list.filter((_, at) => used[at]);
  const rows = converted.rows.map(({ line, cells }) => ({ line, cells: kept(cells) }));
  return { ...converted, headings: kept(converted.headings), fields: kept(converted.fields), rows };
}

/** Choices take precedence over guesses, each with its own confidence. A field fixed by the source is in `guesses` once already. */
function once(
  headings: string[],
  guesses: Guess[],
  fields: string[] | undefined,
  confidence: 'chosen' | 'remembered',
): Guess[] {
  const taken = new Set<string>();
  return headings.map((_, at) => {
    const guess = guesses[at] ?? { field: '', confidence: 'unknown' as const };
    if (fields)
      return fields[at] === guess.field && guess.confidence === 'sure'
        ? guess
        : { field: fields[at] ?? '', confidence };
    if (guess.field && guess.field !== 'other_images' && taken.has(guess.field))
      return { field: '', confidence: 'guess' };
    taken.add(guess.field);
    return guess;
  });
}

function samplesOf(rows: readonly SheetRow[], at: number): string[] {
  const found: string[] = [];
  for (const row of rows.slice(0, LOOKED_AT)) {
    const value = tidy(unguarded(row.cells[at] ?? ''));
    if (value !== '' && !found.includes(value)) found.push(value);
  }
  return found;
}

function firstWords(cells: readonly string[]): string {
  return cut(cells.map(tidy).filter(Boolean).join(' · '), 120);
}

const fingerprintOf = (source: SourceName, headings: readonly string[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        source,
        headings.map((heading) => `${normalHeading(cut(heading, LONGEST_HEADING))} ${unitOf(heading)}`),
      ]),
    )
    .digest('base64url');
