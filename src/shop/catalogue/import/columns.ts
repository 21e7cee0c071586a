import { PLACEMENT_WORDS, PLACEMENTS, type Placement, sheetWord } from '#src/kernel/placements.ts';
import type { Figure } from '#src/kernel/product-details.ts';
import { SHEET_FIELDS, type Unit } from '#src/kernel/product-fields.ts';
import type { SheetCell } from '#src/platform/spreadsheet/write-sheet.ts';
import { isSku, SKU_LENGTH, tidySku } from '#src/shop/catalogue/products/sku.ts';
import { isFigureKey } from '#src/shop/catalogue/products/specification.ts';
import {
  type Column,
  flag,
  joinList,
  type KeysOf,
  LONGEST_NUMBER,
  list,
  named,
  number,
  type Reader,
  take,
  text,
} from './column.ts';
import { mainImage, otherImages } from './picture-columns.ts';
import { readCount, readDay, readGst, readHsn, readMeasure, readNumber, readRupees, readYears } from './values.ts';

/** In plain words; the specification's own spelling is accepted too. */
const placement: Column = {
  name: 'placement',
  holds: 'choice',
  write: (product) => sheetWord(product.placement),
  read(product, cell) {
    const word = cell.toLowerCase().replaceAll(' ', '-');
    const found: Placement | undefined =
      PLACEMENTS[PLACEMENT_WORDS.indexOf(word)] ?? PLACEMENTS.find((one) => one === cell);
    if (!found) return { code: 'choice', detail: PLACEMENT_WORDS.join(', ') };
    product.placement = found;
    return undefined;
  },
};

const sku: Column = {
  ...text('sku', 'sku', SKU_LENGTH),
  holds: 'sku',
  read(product, cell) {
    const value = tidySku(cell);
    // A product keeps its SKU: an empty cell does not ask for a new one.
    if (value !== '' && !isSku(value)) return { code: 'sku' };
    if (value !== '') product.sku = value;
    return undefined;
  },
};
const hsn: Column = {
  ...text('hsn', 'hsn', 8),
  read: (product, cell) =>
    take(cell === '' ? { value: '' } : readHsn(cell), (value) => Object.assign(product, { hsn: value })),
};
const day = (name: string, key: KeysOf<string>): Column => ({
  ...text(name, key, 10),
  holds: 'date',
  read: (product, cell) =>
    take(cell === '' ? { value: '' } : readDay(cell.slice(0, LONGEST_NUMBER)), (value) =>
      Object.assign(product, { [key]: value }),
    ),
});

const millimetres: Reader = (cell, unit) => {
  const found = readMeasure(cell, 'length', unit);
  return 'value' in found ? { value: Math.round(found.value) } : found;
};
const kilograms: Reader = (cell, unit) => readMeasure(cell, 'weight', unit);
/** How a bare number is read, by unit. */
const READERS: Record<Unit, Reader> = { years: readYears, mm: millimetres, kg: kilograms };
const readerOf = (unit: Unit | undefined): Reader => (unit ? READERS[unit] : readNumber);

/** A field's column; what its cells hold depends on the field's kind. */
function columnOf(field: (typeof SHEET_FIELDS)[number]): Column {
  switch (field.kind) {
    case 'sku':
      return sku;
    case 'text':
      return text(field.sheet, field.key, field.most, field.required);
    case 'category':
    case 'brand':
      return named(field.kind);
    case 'placement':
      return placement;
    case 'money': {
      const { sheet, key, most, whole, required } = field;
      return number(sheet, key, 'rupees', readRupees, { least: 0, most, whole, ...(!required && { empty: 0 }) });
    }
    case 'count':
      return number(field.sheet, field.key, 'number', readCount, { least: 0, most: field.most, whole: true });
    case 'hsn':
      return hsn;
    case 'gst':
      return number(field.sheet, field.key, 'number', readGst, { least: 0, most: field.most });
    case 'day':
      return day(field.sheet, field.key);
    case 'whole': {
      const { sheet, key, least, most, unit } = field;
      return number(sheet, key, 'number', readerOf(unit), { least, most, whole: true, empty: null });
    }
    case 'decimal': {
      const { sheet, key, most, unit } = field;
      return number(sheet, key, 'number', readerOf(unit), { least: 0.001, most, empty: null });
    }
    case 'flag':
      return flag(field.sheet, field.key);
    case 'list':
      return list(field.sheet, field.key, field.most, field.longest);
    case 'picture':
      return mainImage;
    case 'pictures':
      return otherImages;
  }
}

/** The columns in order; specification figures follow as `spec.…`. `id` identifies the product that a row changes. */
export const COLUMNS: readonly Column[] = [
  { name: 'id', holds: 'id', write: (product) => product.id, read: () => undefined },
  ...SHEET_FIELDS.map(columnOf),
];

const FIGURE = 'spec.';
/** For a list with its bars and backslashes; the stored value may be a third of this (specification.ts). */
const LONGEST_FIGURE = 1000;

/** The column of a figure. What a cell means depends on the figure's kind in its category, so that is settled once all cells are read. */
export const figureColumn = (key: string): Column => ({
  name: `${FIGURE}${key}`,
  holds: 'figure',
  write: ({ specification }) => cellOf(specification[key]),
  read(product, cell) {
    if (cell.length > LONGEST_FIGURE) return { code: 'too-long', detail: String(LONGEST_FIGURE) };
    const { [key]: _, ...others } = product.specification;
    // A figure keeps its place among the others: products are compared in written form.
    product.specification = cell === '' ? others : { ...product.specification, [key]: cell };
    return undefined;
  },
});

function cellOf(figure: Figure | undefined): SheetCell {
  if (figure === undefined) return '';
  if (Array.isArray(figure)) return joinList(figure);
  return typeof figure === 'boolean' ? (figure ? 'yes' : 'no') : figure;
}

/** A column by its name; undefined for an unknown one. */
export function columnNamed(name: string): Column | undefined {
  const key = name.startsWith(FIGURE) ? name.slice(FIGURE.length) : '';
  return isFigureKey(key) ? figureColumn(key) : COLUMNS.find((column) => column.name === name);
}

/** The column for a heading as people write it: `List Price` is `list_price`. */
export function findColumn(heading: string): Column | undefined {
  const bare = heading.trim();
  return columnNamed(bare.startsWith(FIGURE) ? bare : bare.toLowerCase().replace(/[\s-]+/g, '_'));
}
