import { discountOf } from '#src/kernel/list-price.ts';
import { MOST_DISCOUNT } from '#src/kernel/product-fields.ts';
import { because } from '#src/kernel/refusals.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import { Fault } from '#src/platform/fault.ts';
import { cut, tidy } from '#src/platform/spreadsheet/cell-text.ts';
import type { SheetRow } from '#src/platform/spreadsheet/read-sheet.ts';
import { MOST_ROWS } from '#src/platform/spreadsheet/table.ts';
import { unguarded } from '#src/platform/spreadsheet/write-sheet.ts';

import { placeholdersIn } from '#src/shop/catalogue/products/product-draft.ts';
import { tidySku } from '#src/shop/catalogue/products/sku.ts';
import type { Checked, CheckedRow, RowFault } from './checked.ts';
import { type Column, joinList } from './column.ts';
import { columnNamed } from './columns.ts';
import { unitOf } from './headings.ts';
import { readIdentities } from './identities.ts';
import type { Known } from './import.store.ts';
import { selectMapping } from './import-list.store.ts';
import { type Names, readNames } from './names.ts';
import { splitPictures } from './picture-columns.ts';
import { type ImportPlan, readTable } from './read-table.ts';
import { settleFigures } from './settle-figures.ts';
import { blankProduct, type CellFault, type SheetProduct } from './sheet-product.ts';

const BREATH = 250;

type Cell = { column: Column; text: string; unit: string };
type Row = { line: number; cells: Cell[]; id: string; sku: string; name: string };

/**
 * Compares a sheet's rows with the shop as it is now: what each would add or change, and what is wrong with it. A column that is missing or left out
 * leaves its field unchanged; an empty cell clears it.
 */
export async function checkRows(db: Queryable, sheet: SheetRow[], plan: ImportPlan = {}): Promise<Checked> {
  const table = await readTable(sheet, plan, (fingerprint) => selectMapping(db, fingerprint));
  const { columns } = table.reading;
  const own = columns.flatMap(({ field, heading }, at) => {
    const column = columnNamed(field);
    return column ? [{ at, column, unit: unitOf(heading) }] : [];
  });
  const has = (field: string) => own.some(({ column }) => column.name === field);
  const named = has('id') || has('name') || has('sku');
  const names = await readNames(db, plan.names ?? []);
  if (!named) return { reading: table.reading, rows: [], unknown: [], skipped: [], named };
  const split = Map.groupBy(table.rows, (row) => (isNoProduct(row, own, has('id')) ? 'skipped' : 'products'));
  const products = split.get('products') ?? [];
  if (products.length > MOST_ROWS) throw new Fault('invalid', because('too-many-rows', { max: MOST_ROWS }));
  const rows = products.map((row) => readRow(row, own));
  const identities = await readIdentities(db, rows);
  const checked: CheckedRow[] = [];
  for (const row of rows) {
    if (checked.length % BREATH === BREATH - 1) await new Promise(setImmediate); // lets other requests be served in between
    const { found, fault } = identities.of(row);
    checked.push(fault ? refused(row.line, [fault]) : checkCells(row.line, row.cells, found, names));
  }
  return {
    reading: table.reading,
    rows: checked,
    unknown: names.unknown(),
    skipped: (split.get('skipped') ?? []).map(({ line }) => line),
    named,
  };
}

type Own = { at: number; column: Column; unit: string };
const TOTAL = /^(grand |sub ?)?total\b|^कुल\b|^કુલ\b/iu;

/** In our own sheets an id says what a row is; in others, a row with a single cell or a total is not a product. */
function isNoProduct({ cells }: SheetRow, own: readonly Own[], ours: boolean): boolean {
  if (ours || own.length < 3) return false;
  const filled = cells.filter((cell) => tidy(cell) !== '');
  return filled.length <= 1 || TOTAL.test(tidy(filled[0] ?? ''));
}

function readRow({ line, cells: given }: SheetRow, own: readonly Own[]): Row {
  const cells: Cell[] = [];
  for (const { at, column, unit } of own) {
    const text = tidy(unguarded(given[at] ?? ''));
    const before = column.name === 'other_images' ? cells.find((cell) => cell.column.name === column.name) : undefined;
    // Pictures may be spread over several columns; they form one list.
    if (before) before.text = [before.text, text].filter(Boolean).join(' | ');
    else cells.push({ column, text, unit });
  }
  const cell = (name: string) => cells.find(({ column }) => column.name === name);
  const [main, others] = [cell('main_image'), cell('other_images')];
  const [first = '', ...further] = main && others ? splitPictures(main.text) : [];
  if (main && others && further.length > 0)
    [main.text, others.text] = [first, [joinList(further), others.text].filter(Boolean).join(' | ')];
  const of = (name: string) => cell(name)?.text ?? '';
  return { line, cells, id: of('id'), sku: tidySku(of('sku')), name: of('name') };
}

const refused = (line: number, faults: RowFault[], after = blankProduct()): CheckedRow => ({
  line,
  kind: 'refused',
  after,
  columns: [],
  faults,
});

function checkCells(line: number, cells: Cell[], found: Known | undefined, names: Names): CheckedRow {
  const before = found?.product;
  const after = structuredClone(before ?? blankProduct());
  const faults: RowFault[] = [];
  const columns: string[] = [];
  for (const { column, text: given, unit } of cells) {
    const text = column.holds === 'picture' || column.holds === 'pictures' ? asFetched(given, found) : given;
    // A value that is already in the shop is accepted, whatever rules came later: an export can be imported back unchanged.
    if (before ? tidy(String(column.write(before))) === text || (text === '' && column.holds === 'sku') : text === '')
      continue;
    const fault = column.read(after, text, names, unit);
    if (fault) faults.push({ line, column: column.name, value: cut(text, 200), ...fault });
    else columns.push(column.name);
  }
  faults.push(...settleFigures(after, before, columns).map((fault) => ({ line, ...fault })));
  if (columns.length) faults.push(...wholeFaults(after, before, columns).map((fault) => ({ line, ...fault })));
  if (faults.length) return refused(line, faults, after);
  if (before && JSON.stringify(before) === JSON.stringify(after))
    return { line, kind: 'unchanged', after, before, columns: [], faults };
  return {
    line,
    kind: before ? 'changed' : 'new',
    after,
    ...(before && { before, version: found?.version }),
    columns,
    faults,
  } as CheckedRow;
}

/** Replaces addresses whose pictures this product has fetched since with those pictures. */
function asFetched(text: string, found: Known | undefined): string {
  if (!found || Object.keys(found.fetched).length === 0) return text;
  return joinList(splitPictures(text).map((url) => found.fetched[url] ?? url));
}

/** Rules between the cells of one row; checked only when one of them is new. */
function wholeFaults(
  after: SheetProduct,
  before: SheetProduct | undefined,
  columns: string[],
): Omit<RowFault, 'line'>[] {
  const faults: Omit<RowFault, 'line'>[] = [];
  const say = (column: string, value: unknown, code: CellFault['code']) =>
    faults.push({ column, value: String(value ?? ''), code });
  const touched = (...names: string[]) => names.some((name) => columns.includes(name));
  if (touched('price', 'list_price')) {
    if (after.price > 0 && !before?.price)
      for (const field of placeholdersIn(after)) say(field, after[field], 'placeholder');
    if (before && before.price > 0 && after.price === 0) say('price', after.price, 'published');
    // A product without a list price of its own is listed at its price; a change of price only keeps the list price it has.
    if (!touched('list_price') || after.listPrice === 0)
      after.listPrice = Math.max(touched('list_price') ? 0 : after.listPrice, after.price);
    if (after.listPrice < after.price) say('list_price', after.listPrice, 'list-price');
    else if (discountOf(after.price * 100, after.listPrice * 100) > MOST_DISCOUNT && after.price > 0)
      say('price', after.price, 'discount');
  }
  if (touched('almm', 'dcr') && after.dcr && !after.almm) say('dcr', 'yes', 'dcr');
  const sides = [after.lengthMm, after.widthMm, after.heightMm].filter((side) => side !== null).length;
  if (touched('length_mm', 'width_mm', 'height_mm') && sides % 3 !== 0) say('length_mm', after.lengthMm, 'sides');
  if (touched('main_image', 'other_images'))
    after.otherImages = after.otherImages.filter((url) => url !== after.mainImage);
  return faults;
}
