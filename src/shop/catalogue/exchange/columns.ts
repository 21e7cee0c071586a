import type { SheetCell } from '#src/platform/sheets/write-sheet.ts';
import type { CellFault, SheetProduct } from '#src/shop/catalogue/exchange/sheet-product.ts';
import { PLACEMENTS, type Placement } from '#src/shop/catalogue/product.ts';
import type { Figure } from '#src/shop/catalogue/specification.ts';

/** What names in a sheet may stand for. */
export type Names = { categories: Map<string, string>; brands: Map<string, string> };

/** A column of a sheet of products: how a product fills it, and how a cell that differs changes the product. */
export type Column = {
  name: string;
  /** What a page says about it. */
  holds: 'id' | 'text' | 'rupees' | 'number' | 'flag' | 'date' | 'choice' | 'list' | 'picture' | 'pictures' | 'category' | 'brand' | 'figure';
  write(product: SheetProduct): SheetCell;
  /** Takes the cell over, or says what is wrong with it. */
  read(product: SheetProduct, cell: string, names: Names): CellFault | undefined;
};

type KeysOf<T> = { [K in keyof SheetProduct]: SheetProduct[K] extends T ? K : never }[keyof SheetProduct];

const text = (name: string, key: KeysOf<string>, most: number, required = false): Column => ({
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

type Bounds = { least: number; most: number; whole?: boolean; empty?: number | null };
/** `₹1,25,000`, `1 25 000` and `125000` are one number; a sheet's own numbers come as they are. */
const numberOf = (cell: string) => Number(cell.replace(/[₹,\s]/g, ''));

const number = (name: string, key: KeysOf<number | null>, holds: 'rupees' | 'number', { least, most, whole, empty }: Bounds): Column => ({
  name,
  holds,
  write: (product) => product[key] ?? '',
  read(product, cell) {
    if (cell === '' && empty === undefined) return { code: 'required' };
    const value = cell === '' ? (empty ?? null) : numberOf(cell);
    if (value !== null && !Number.isFinite(value)) return { code: 'number' };
    if (whole && value !== null && !Number.isInteger(value)) return { code: 'whole' };
    if (value !== null && (value < least || value > most)) return { code: 'range', detail: `${least}–${most}` };
    Object.assign(product, { [key]: value });
    return undefined;
  },
});

const flag = (name: string, key: KeysOf<boolean>): Column => ({
  name,
  holds: 'flag',
  write: (product) => (product[key] ? 'yes' : 'no'),
  read(product, cell) {
    const value = /^(yes|y|true|1)$/i.test(cell) ? true : /^(no|n|false|0|)$/i.test(cell) ? false : undefined;
    if (value === undefined) return { code: 'flag' };
    Object.assign(product, { [key]: value });
    return undefined;
  },
});

/** Entries of a list stand in one cell with a bar between them; a bar or backslash of their own has a backslash before it. */
export const joinList = (entries: readonly (string | number)[]): string => entries.map((one) => String(one).replace(/[\\|]/g, '\\$&')).join(' | ');
export const splitList = (cell: string): string[] => (cell.match(/(?:\\.|[^|\\])+/gs) ?? []).flatMap((one) => one.trim().replace(/\\(.)/gs, '$1') || []);

const list = (name: string, key: KeysOf<string[]>, most: number, longest: number, holds: 'list' | 'pictures' = 'list'): Column => ({
  name,
  holds,
  write: (product) => joinList(product[key]),
  read(product, cell) {
    const entries = splitList(cell);
    if (entries.length > most) return { code: 'too-many', detail: String(most) };
    if (entries.some((one) => one.length > longest)) return { code: 'too-long', detail: String(longest) };
    if (holds === 'pictures' && !entries.every(isPicture)) return { code: 'picture' };
    Object.assign(product, { [key]: holds === 'pictures' ? [...new Set(entries)] : entries });
    return undefined;
  },
});

/** As the form takes it: our own picture, or an https address, which is kept as an address and never fetched. */
const isPicture = (url: string) => url.length <= 2048 && (/^\/(media|brands)\/[\w./-]+$/.test(url) || (/^https:\/\//.test(url) && URL.canParse(url)));

const named = (name: 'category' | 'brand', map: keyof Names): Column => ({
  name,
  holds: name,
  write: (product) => product[name],
  read(product, cell, names) {
    const slug = cell === '' ? '' : names[map].get(cell.toLowerCase());
    if (slug === undefined) return { code: `unknown-${name}` };
    product[name] = slug;
    return undefined;
  },
});

/** The placements by plain names; the specification's own spelling is understood too. */
export const PLACEMENT_WORDS = ['flash-deals', 'big-discounts', 'top-products', 'new-arrivals', 'shop'] as const;
const placement: Column = {
  name: 'placement',
  holds: 'choice',
  write: (product) => PLACEMENT_WORDS[PLACEMENTS.indexOf(product.placement)] ?? '',
  read(product, cell) {
    const word = cell.toLowerCase().replaceAll(' ', '-');
    const found: Placement | undefined =
      PLACEMENTS[PLACEMENT_WORDS.indexOf(word as (typeof PLACEMENT_WORDS)[number])] ?? PLACEMENTS.find((one) => one === cell);
    if (!found) return { code: 'choice', detail: PLACEMENT_WORDS.join(', ') };
    product.placement = found;
    return undefined;
  },
};

const hsn: Column = {
  ...text('hsn', 'hsn', 8),
  read: (product, cell) => (/^(\d{4,8})?$/.test(cell) ? void Object.assign(product, { hsn: cell }) : { code: 'hsn' }),
};
const gstFrom: Column = {
  ...text('gst_from', 'gstFrom', 10),
  holds: 'date',
  read(product, cell) {
    const real = /^\d{4}-\d\d-\d\d$/.test(cell) && new Date(`${cell}T00:00:00Z`).toISOString().startsWith(cell);
    if (cell !== '' && !real) return { code: 'date' };
    product.gstFrom = cell;
    return undefined;
  },
};
const mainImage: Column = {
  ...text('main_image', 'mainImage', 2048),
  holds: 'picture',
  read: (product, cell) => (cell === '' || isPicture(cell) ? void Object.assign(product, { mainImage: cell }) : { code: 'picture' }),
};
const side = (name: string, key: KeysOf<number | null>) => number(name, key, 'number', { least: 1, most: 100_000, whole: true, empty: null });
const years = (name: string, key: KeysOf<number | null>) => number(name, key, 'number', { least: 1, most: 100, whole: true, empty: null });

/** The columns in their order; figures of the specification follow as `spec.…`. `id` says which product a row changes. */
export const COLUMNS: readonly Column[] = [
  { name: 'id', holds: 'id', write: (product) => product.id, read: () => undefined },
  text('name', 'name', 120, true),
  text('title', 'title', 200),
  text('description', 'description', 10_000),
  named('category', 'categories'),
  named('brand', 'brands'),
  placement,
  number('price', 'price', 'rupees', { least: 0, most: 1_000_000_000, whole: true }),
  number('list_price', 'listPrice', 'rupees', { least: 0, most: 1_000_000_000, empty: 0 }),
  number('stock', 'stock', 'number', { least: 0, most: 1_000_000, whole: true }),
  hsn,
  number('gst_percent', 'gstPercent', 'number', { least: 0, most: 40 }),
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
  number('weight_kg', 'weightKg', 'number', { least: 0.001, most: 100_000, empty: null }),
  mainImage,
  list('other_images', 'otherImages', 20, 2048, 'pictures'),
];

const FIGURE = /^spec\.([a-z][A-Za-z0-9]{0,39})$/;

/** The column of a figure. What a cell means depends on the figure's kind in its category, so it is settled after all cells are read. */
export const figureColumn = (key: string): Column => ({
  name: `spec.${key}`,
  holds: 'figure',
  write: ({ specification }) => cellOf(specification[key]),
  read(product, cell) {
    const { [key]: _, ...others } = product.specification;
    product.specification = cell === '' ? others : { ...others, [key]: cell };
    return undefined;
  },
});

function cellOf(figure: Figure | undefined): SheetCell {
  if (figure === undefined) return '';
  if (Array.isArray(figure)) return joinList(figure);
  return typeof figure === 'boolean' ? (figure ? 'yes' : 'no') : figure;
}

/** The column of a heading as people write it: `List Price` is `list_price`. */
export function findColumn(heading: string): Column | undefined {
  const figure = FIGURE.exec(heading.trim())?.[1];
  if (figure) return figureColumn(figure);
  const name = heading
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  return COLUMNS.find((column) => column.name === name);
}
