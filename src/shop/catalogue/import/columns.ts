import { PLACEMENT_WORDS, PLACEMENTS, type Placement, sheetWord } from '#src/kernel/placements.ts';
import type { SheetCell } from '#src/platform/spreadsheet/write-sheet.ts';
import { isSku, SKU_LENGTH, tidySku } from '#src/shop/catalogue/products/sku.ts';
import { type Figure, isFigureKey } from '#src/shop/catalogue/products/specification.ts';
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
  splitList,
  take,
  text,
} from './column.ts';
import { readCount, readDay, readGst, readHsn, readMeasure, readRupees, readYears } from './values.ts';

/** By plain words; the specification's own spelling is understood too. */
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
    // One that a product has it keeps: an empty cell asks for none of its own.
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
const gstFrom: Column = {
  ...text('gst_from', 'gstFrom', 10),
  holds: 'date',
  read: (product, cell) =>
    take(cell === '' ? { value: '' } : readDay(cell.slice(0, LONGEST_NUMBER)), (value) =>
      Object.assign(product, { gstFrom: value }),
    ),
};

/** Our own picture, or an address at another server, from which it is fetched. */
const isPicture = (url: string) =>
  url.length <= 2048 && (/^\/(media|brands)\/[\w./-]+$/.test(url) || (/^https?:\/\//i.test(url) && URL.canParse(url)));
const MOST_OTHERS = 20;
const LONGEST_LIST = 50_000;
/** Addresses stand with bars between them, as we write them; or with commas, semicolons or spaces, as other shops do. */
export const splitPictures = (cell: string): string[] =>
  cell.length > LONGEST_LIST
    ? [cell]
    : [...new Set(splitList(cell).flatMap((one) => one.split(/(?<![\s,;])[\s,;]+(?=https?:\/\/|\/media\/)/)))];

/** A cell of the main picture may name several: the first is it, the others follow. */
const mainImage: Column = {
  ...text('main_image', 'mainImage', 2048),
  holds: 'picture',
  read(product, cell) {
    const [main = '', ...others] = cell === product.mainImage ? [cell] : splitPictures(cell);
    if (cell !== '' && ![main, ...others].every(isPicture)) return { code: 'picture' };
    if (others.length > MOST_OTHERS) return { code: 'too-many', detail: String(MOST_OTHERS + 1) };
    product.mainImage = main;
    if (others.length) product.otherImages = others;
    return undefined;
  },
};
const otherImages: Column = {
  name: 'other_images',
  holds: 'pictures',
  write: ({ otherImages: urls }) => joinList(urls),
  read(product, cell) {
    const urls = splitPictures(cell);
    if (!urls.every(isPicture)) return { code: 'picture' };
    if (urls.length > MOST_OTHERS) return { code: 'too-many', detail: String(MOST_OTHERS) };
    product.otherImages = urls;
    return undefined;
  },
};
const millimetres: Reader = (cell, unit) => {
  const found = readMeasure(cell, 'length', unit);
  return 'value' in found ? { value: Math.round(found.value) } : found;
};
const side = (name: string, key: KeysOf<number | null>) =>
  number(name, key, 'number', millimetres, { least: 1, most: 100_000, whole: true, empty: null });
const years = (name: string, key: KeysOf<number | null>) =>
  number(name, key, 'number', readYears, { least: 1, most: 100, whole: true, empty: null });
const kilograms: Reader = (cell, unit) => readMeasure(cell, 'weight', unit);

/** The columns in their order; figures of the specification follow as `spec.…`. `id` says which product a row changes. */
export const COLUMNS: readonly Column[] = [
  { name: 'id', holds: 'id', write: (product) => product.id, read: () => undefined },
  sku,
  text('name', 'name', 120, true),
  text('title', 'title', 200),
  text('description', 'description', 10_000),
  named('category'),
  named('brand'),
  placement,
  number('price', 'price', 'rupees', readRupees, { least: 0, most: 1_000_000_000, whole: true }),
  number('list_price', 'listPrice', 'rupees', readRupees, { least: 0, most: 1_000_000_000, empty: 0 }),
  number('stock', 'stock', 'number', readCount, { least: 0, most: 1_000_000, whole: true }),
  hsn,
  number('gst_percent', 'gstPercent', 'number', readGst, { least: 0, most: 40 }),
  text('gst_class', 'gstClass', 120),
  gstFrom,
  text('country_of_origin', 'countryOfOrigin', 60, true),
  years('warranty_years', 'warrantyYears'),
  years('performance_warranty_years', 'performanceYears'),
  text('warranty_words', 'warrantyWords', 500),
  list('certifications', 'certifications', 30, 120),
  list('in_the_box', 'inTheBox', 50, 120),
  flag('almm', 'almm'),
  flag('dcr', 'dcr'),
  side('length_mm', 'lengthMm'),
  side('width_mm', 'widthMm'),
  side('height_mm', 'heightMm'),
  number('weight_kg', 'weightKg', 'number', kilograms, { least: 0.001, most: 100_000, empty: null }),
  mainImage,
  otherImages,
];

const FIGURE = 'spec.';
/** A list with bars and backslashes; what may be kept of it is a third (specification.ts). */
const LONGEST_FIGURE = 1000;

/** The column of a figure. What a cell means depends on the figure's kind in its category, so it is settled after all cells are read. */
export const figureColumn = (key: string): Column => ({
  name: `${FIGURE}${key}`,
  holds: 'figure',
  write: ({ specification }) => cellOf(specification[key]),
  read(product, cell) {
    if (cell.length > LONGEST_FIGURE) return { code: 'too-long', detail: String(LONGEST_FIGURE) };
    const { [key]: _, ...others } = product.specification;
    // A figure keeps its place among the others: two products are compared as they are written.
    product.specification = cell === '' ? others : { ...product.specification, [key]: cell };
    return undefined;
  },
});

function cellOf(figure: Figure | undefined): SheetCell {
  if (figure === undefined) return '';
  if (Array.isArray(figure)) return joinList(figure);
  return typeof figure === 'boolean' ? (figure ? 'yes' : 'no') : figure;
}

/** A column by its name; undefined for a name that is none. */
export function columnNamed(name: string): Column | undefined {
  const key = name.startsWith(FIGURE) ? name.slice(FIGURE.length) : '';
  return isFigureKey(key) ? figureColumn(key) : COLUMNS.find((column) => column.name === name);
}

/** The column of a heading as people write it: `List Price` is `list_price`. */
export function findColumn(heading: string): Column | undefined {
  const bare = heading.trim();
  return columnNamed(bare.startsWith(FIGURE) ? bare : bare.toLowerCase().replace(/[\s-]+/g, '_'));
}
