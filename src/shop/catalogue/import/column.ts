import type { SheetCell } from '#src/platform/spreadsheet/write-sheet.ts';
import type { Names } from './names.ts';
import type { CellFault, SheetProduct } from './sheet-product.ts';
import { type Read, readFlag } from './values.ts';

/** A column of a product sheet: how a product fills it, and how a cell that differs changes the product. */
export type Column = {
  name: string;
  /** What a page says about it. */
  holds:
    | 'id'
    | 'sku'
    | 'text'
    | 'rupees'
    | 'number'
    | 'flag'
    | 'date'
    | 'choice'
    | 'list'
    | 'picture'
    | 'pictures'
    | 'category'
    | 'brand'
    | 'figure';
  write(product: SheetProduct): SheetCell;
  /** Applies the cell to the product, or returns what is wrong with it. `unit`: the heading's unit, for bare numbers. */
  read(product: SheetProduct, cell: string, names: Names, unit?: string): CellFault | undefined;
};

export type KeysOf<T> = { [K in keyof SheetProduct]-?: SheetProduct[K] extends T ? K : never }[keyof SheetProduct];

export const text = (
  name: string,
  key: KeysOf<string>,
  most: number,
  required: boolean | undefined = false,
): Column => ({
  name,
  holds: 'text',
  write: (product) => product[key],
  read(product, cell) {
    if (required && cell === '') return { code: 'required' };
    if (cell.length > most) return { code: 'too-long', detail: String(most) };
    Object.assign(product, { [key]: cell });
    return undefined;
  },
});

type Bounds = { least: number; most: number; whole?: boolean | undefined; empty?: number | null };
/** A longer cell is not a number, so the patterns that read one need not run on it. */
export const LONGEST_NUMBER = 100;
export type Reader = (cell: string, unit?: string) => Read<number>;

export const number = (
  name: string,
  key: KeysOf<number | null>,
  holds: 'rupees' | 'number',
  reads: Reader,
  { least, most, whole, empty }: Bounds,
): Column => ({
  name,
  holds,
  write: (product) => product[key] ?? '',
  read(product, cell, _names, unit) {
    if (cell === '' && empty === undefined) return { code: 'required' };
    if (cell.length > LONGEST_NUMBER) return { code: 'number' };
    const found = cell === '' ? { value: empty ?? null } : reads(cell, unit);
    if ('fault' in found) return found.fault;
    const { value } = found;
    if (whole && value !== null && !Number.isInteger(value)) return { code: 'whole' };
    if (value !== null && (value < least || value > most)) return { code: 'range', detail: `${least}–${most}` };
    Object.assign(product, { [key]: value });
    return undefined;
  },
});

export const flag = (name: string, key: KeysOf<boolean>): Column => ({
  name,
  holds: 'flag',
  write: (product) => (product[key] ? 'yes' : 'no'),
  read: (product, cell) => take(readFlag(cell), (value) => Object.assign(product, { [key]: value })),
});

/** Passes a valid value to `over`, or returns its fault. */
export function take<T>(read: Read<T>, over: (value: T) => void): CellFault | undefined {
  if ('fault' in read) return read.fault;
  over(read.value);
  return undefined;
}

/** List entries share one cell, separated by bars; a bar or backslash inside an entry is escaped with a backslash. */
export const joinList = (entries: readonly (string | number)[]): string =>
  entries.map((one) => String(one).replace(/[\\|]/g, '\\$&')).join(' | ');
export const splitList = (cell: string): string[] =>
  (cell.match(/(?:\\.|[^|\\])+/gs) ?? []).flatMap((one) => one.trim().replace(/\\(.)/gs, '$1') || []);

export const list = (name: string, key: KeysOf<string[]>, most: number, longest: number): Column => ({
  name,
  holds: 'list',
  write: (product) => joinList(product[key]),
  read(product, cell) {
    const entries = splitList(cell);
    const fault = listFault(entries, most, longest);
    if (!fault) Object.assign(product, { [key]: entries });
    return fault;
  },
});

function listFault(entries: string[], most: number, longest: number): CellFault | undefined {
  if (entries.length > most) return { code: 'too-many', detail: String(most) };
  return entries.some((one) => one.length > longest) ? { code: 'too-long', detail: String(longest) } : undefined;
}

export const named = (name: 'category' | 'brand'): Column => ({
  name,
  holds: name,
  write: (product) => product[name],
  read(product, cell, names) {
    const found = cell === '' ? { slug: '' } : names.find(name, cell);
    if (found === undefined) return { code: `unknown-${name}` };
    product[name] = found.slug;
    if (found.create) product.toCreate = { ...product.toCreate, [name]: found.create };
    return undefined;
  },
});
