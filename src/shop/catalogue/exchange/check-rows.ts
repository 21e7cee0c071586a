import type { Queryable } from '#src/platform/database/database.ts';
import { Fault } from '#src/platform/fault.ts';
import type { SheetRow } from '#src/platform/sheets/read-sheet.ts';
import { unguarded } from '#src/platform/sheets/write-sheet.ts';
import { selectBrands, selectCategories } from '#src/shop/catalogue/category.store.ts';
import { type Column, findColumn, type Names } from '#src/shop/catalogue/exchange/columns.ts';
import { selectKnown, selectTakenNames } from '#src/shop/catalogue/exchange/import.store.ts';
import { settleFigures } from '#src/shop/catalogue/exchange/settle-figures.ts';
import { blankProduct, type CellFault, type SheetProduct } from '#src/shop/catalogue/exchange/sheet-product.ts';
import { discountOf } from '#src/shop/catalogue/product.ts';
import { placeholdersIn } from '#src/shop/catalogue/product-draft.ts';

export const MOST_ROWS = 20_000;
const BREATH = 250;

export type RowFault = CellFault & { line: number; column: string; value: string };
/** What a row of the file comes to. `before` is what the shop has; `version` of it. */
export type CheckedRow = {
  line: number;
  kind: 'new' | 'changed' | 'unchanged' | 'refused';
  after: SheetProduct;
  before?: SheetProduct;
  version?: number;
  columns: string[];
  faults: RowFault[];
};

type Cell = { column: Column; text: string };

/**
 * Compares the rows of a sheet with the shop as it stands: what each would add or change, and what is wrong with it. A column
 * that is missing leaves its field alone; an empty cell empties it. Throws `invalid` for headings that are unknown or missing.
 */
export async function checkRows(db: Queryable, rows: SheetRow[]): Promise<CheckedRow[]> {
  const [head, ...body] = rows;
  const columns = readHead(head);
  if (body.length > MOST_ROWS) throw new Fault('invalid', `At most ${MOST_ROWS} products in one file.`);
  const cells = body.map((row): { line: number; cells: Cell[]; id: string; name: string } => {
    const own = columns.flatMap((column, at) => (column ? [{ column, text: tidy(unguarded(row.cells[at] ?? '')) }] : []));
    const of = (name: string) => own.find(({ column }) => column.name === name)?.text ?? '';
    return { line: row.line, cells: own, id: of('id'), name: of('name') };
  });
  const names = await readNames(db);
  const known = await selectKnown(
    db,
    cells.flatMap(({ id }) => id || []),
  );
  const taken = await selectTakenNames(
    db,
    cells.flatMap(({ id, name }) => (id || !name ? [] : [name.toLowerCase()])),
  );
  const seen = { ids: new Map<string, number>(), names: new Map<string, number>() };
  const checked: CheckedRow[] = [];
  for (const row of cells) {
    if (checked.length % BREATH === BREATH - 1) await new Promise(setImmediate); // others are answered meanwhile
    const found = known.get(row.id);
    const fault = identityFault(row, found, taken, seen);
    if (row.id) seen.ids.set(row.id, row.line);
    else if (row.name) seen.names.set(row.name.toLowerCase(), row.line);
    checked.push(fault ? refused(row.line, [fault]) : checkCells(row.line, row.cells, found, names));
  }
  return checked;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these only hide things, and PostgreSQL refuses the first
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const tidy = (cell: string) => cell.replaceAll('\r\n', '\n').replace(CONTROL, '').trim();

function readHead(head: SheetRow | undefined): (Column | undefined)[] {
  if (!head) throw new Fault('invalid', 'This file is empty.');
  const columns = head.cells.map((heading) => {
    if (heading.trim() === '') return undefined;
    const column = findColumn(unguarded(heading));
    if (!column) throw new Fault('invalid', `The column “${heading.slice(0, 60)}” is unknown.`);
    return column;
  });
  const names = columns.flatMap((column) => column?.name ?? []);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) throw new Fault('invalid', `The column “${twice}” is there twice.`);
  if (!names.includes('id') && !names.includes('name')) throw new Fault('invalid', 'The first line must name the columns, with id or name among them.');
  return columns;
}

async function readNames(db: Queryable): Promise<Names> {
  const both = (list: { slug: string; name: string }[]) =>
    new Map(list.flatMap(({ slug, name }) => [[slug.toLowerCase(), slug] as const, [name.toLowerCase(), slug] as const]));
  return { categories: both(await selectCategories(db)), brands: both(await selectBrands(db)) };
}

type Known = { product: SheetProduct; version: number; archived: boolean };

function identityFault(
  { line, id, name }: { line: number; id: string; name: string },
  found: Known | undefined,
  taken: Set<string>,
  seen: { ids: Map<string, number>; names: Map<string, number> },
): RowFault | undefined {
  const at = (column: string, value: string, code: CellFault['code'], detail?: number): RowFault => ({
    line,
    column,
    value,
    code,
    ...(detail !== undefined && { detail: String(detail) }),
  });
  if (id) {
    const before = seen.ids.get(id);
    if (before !== undefined) return at('id', id, 'twice', before);
    if (!found) return at('id', id, 'unknown-id');
    return found.archived ? at('id', id, 'archived') : undefined;
  }
  if (!name) return at('name', '', 'required');
  const before = seen.names.get(name.toLowerCase());
  if (before !== undefined) return at('name', name, 'name-twice', before);
  return taken.has(name.toLowerCase()) ? at('name', name, 'name-taken') : undefined;
}

const refused = (line: number, faults: RowFault[], after = blankProduct()): CheckedRow => ({ line, kind: 'refused', after, columns: [], faults });

function checkCells(line: number, cells: Cell[], found: Known | undefined, names: Names): CheckedRow {
  const before = found?.product;
  const after = structuredClone(before ?? blankProduct());
  const faults: RowFault[] = [];
  const columns: string[] = [];
  for (const { column, text } of cells) {
    // What is in the shop already is right, whatever rule has come since: what was taken out comes back unchanged.
    if (before ? tidy(String(column.write(before))) === text : text === '') continue;
    const fault = column.read(after, text, names);
    if (fault) faults.push({ line, column: column.name, value: text.slice(0, 200), ...fault });
    else columns.push(column.name);
  }
  faults.push(...settleFigures(after, before, columns).map((fault) => ({ line, ...fault })));
  if (columns.length) faults.push(...wholeFaults(after, before, columns).map((fault) => ({ line, ...fault })));
  if (faults.length) return refused(line, faults, after);
  if (before && JSON.stringify(before) === JSON.stringify(after)) return { line, kind: 'unchanged', after, before, columns: [], faults };
  return { line, kind: before ? 'changed' : 'new', after, ...(before && { before, version: found?.version }), columns, faults } as CheckedRow;
}

/** Rules between the cells of one row; looked at only where one of them is new. */
function wholeFaults(after: SheetProduct, before: SheetProduct | undefined, columns: string[]): Omit<RowFault, 'line'>[] {
  const faults: Omit<RowFault, 'line'>[] = [];
  const say = (column: string, value: unknown, code: CellFault['code']) => faults.push({ column, value: String(value ?? ''), code });
  const touched = (...names: string[]) => names.some((name) => columns.includes(name));
  if (touched('price', 'list_price')) {
    if (after.price > 0 && !before?.price) for (const field of placeholdersIn(after)) say(field, after[field], 'placeholder');
    if (before && before.price > 0 && after.price === 0) say('price', after.price, 'published');
    // Without a list price of its own a product has none but its price; a new price alone keeps the old one.
    if (!touched('list_price') || after.listPrice === 0) after.listPrice = Math.max(touched('list_price') ? 0 : after.listPrice, after.price);
    if (after.listPrice < after.price) say('list_price', after.listPrice, 'list-price');
    else if (discountOf(after.price * 100, after.listPrice * 100) > 90 && after.price > 0) say('price', after.price, 'discount');
  }
  if (touched('almm', 'dcr') && after.dcr && !after.almm) say('dcr', 'yes', 'dcr');
  const sides = [after.lengthMm, after.widthMm, after.heightMm].filter((side) => side !== null).length;
  if (touched('length_mm', 'width_mm', 'height_mm') && sides % 3 !== 0) say('length_mm', after.lengthMm, 'sides');
  if (touched('main_image', 'other_images')) after.otherImages = after.otherImages.filter((url) => url !== after.mainImage);
  return faults;
}
