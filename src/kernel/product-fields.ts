import type { OtherLanguage } from './locales.ts';
import { inEachLanguage } from './word-fields.ts';

/**
 * A product's fields, one row each. Columns of the database, the wire, sheets, the form, the specification and the audit log read these
 * rows, so that a field is added here, with a migration and its texts, and nowhere else. Bulk changes and the seed take their limits from here.
 *
 * - `kind`: what it holds; each layer handles a kind in one place
 * - `most`, `longest`: limits shared by form, wire and sheet; `required`: never empty
 * - `preset`: the value of a new product; empty if missing
 * - `column`: its column in the database, if it differs from its key
 * - `sheet`: its column in a sheet
 * - `form`: the section of the form that it is in
 * - `shown`: its row in the specification of the page, the datasheet and the comparison
 * - `searchable`: whether the search index includes it; the triggers of the migrations do the work
 * - `copied`: whether a copy of a product keeps it
 * - `of`, `language`: the field whose text it is in another language, and that language
 */

/** The sections of the form that further fields are in. */
export const FORM_SECTIONS = ['origin', 'warranty', 'measures'] as const;
export type FormSection = (typeof FORM_SECTIONS)[number];

/** The headings of the specification, in order. */
export const SPECIFICATION_GROUPS = ['kit', 'performance', 'electrical', 'battery', 'design', 'measures'] as const;
export type SpecificationGroup = (typeof SPECIFICATION_GROUPS)[number];

/** `half`: next to its neighbour; `first`: before the others of its section. */
type FormPlace = { section?: FormSection; half?: true; first?: true; rows?: number };
/** `text`: its key in the texts of the specification. */
type Shown = { group: SpecificationGroup; text: string };
type Traits = {
  column?: string;
  form?: FormPlace;
  shown?: Shown;
  searchable?: true;
  copied?: false;
  of?: string;
  language?: OtherLanguage;
};
/** A field with its own column in a sheet. */
type Typed = Traits & { sheet: string };

/** Fields that every layer handles by their kind only. */
type Detail =
  | (Typed & { kind: 'text'; most: number; required?: true; preset?: string })
  | (Typed & { kind: 'hsn' })
  /** A rate in percent, stored in hundredths of a percent. */
  | (Typed & { kind: 'gst'; most: number; preset: number })
  | (Typed & { kind: 'day' })
  | (Typed & { kind: 'whole'; least: number; most: number; unit?: Unit })
  /** Above 0, to three places. */
  | (Typed & { kind: 'decimal'; most: number; unit?: Unit })
  | (Typed & { kind: 'flag' })
  /** At most `most` entries of at most `longest` characters. */
  | (Typed & { kind: 'list'; most: number; longest: number })
  /** Entered part by part and stored together. */
  | (Traits & { kind: 'warranty'; parts: Record<string, Part> })
  | (Traits & { kind: 'sides'; parts: Record<string, Part> })
  /** Texts in the languages besides English, by language. */
  | (Traits & { kind: 'words'; parts: Record<string, Part> })
  /** The figures of the category (catalogue/products/specification.ts), each with its own column and form field. */
  | (Traits & { kind: 'figures' });
type Field =
  | Detail
  | (Typed & { kind: 'sku'; most: number })
  /** A name that the shop defines, stored as its slug. */
  | (Typed & { kind: 'category'; most: number })
  | (Typed & { kind: 'brand'; most: number })
  | (Typed & { kind: 'placement' })
  /** Rupees, stored in paise. */
  | (Typed & { kind: 'money'; most: number; whole?: true; required?: true })
  | (Typed & { kind: 'count'; most: number })
  | (Typed & { kind: 'picture' })
  | (Typed & { kind: 'pictures' });
/** The unit of a bare number, in a sheet and in the form. */
export type Unit = 'years' | 'mm' | 'kg';
type Part = Extract<Field, { kind: 'text' } | { kind: 'whole' } | { kind: 'list' }>;

const text = <const F extends object>(most: number, more: F) => ({ kind: 'text', most, ...more }) as const;
const years = <const S extends string>(sheet: S) =>
  ({ kind: 'whole', least: 1, most: 100, unit: 'years', sheet, form: { section: 'warranty', half: true } }) as const;
const side = <const S extends string>(sheet: S) =>
  ({ kind: 'whole', least: 1, most: 100_000, unit: 'mm', sheet, form: { section: 'measures', half: true } }) as const;

/** The largest price, in rupees: also the limit of any other amount that is entered. */
export const MOST_RUPEES = 1_000_000_000;

/** Fields with rules of their own: keys and limits are here; the use cases, the form and the wire do the rest. */
export const MAIN_FIELDS = {
  sku: { kind: 'sku', most: 64, sheet: 'sku', copied: false },
  name: text(120, { required: true, sheet: 'name', searchable: true }),
  title: text(200, { sheet: 'title', searchable: true }),
  description: text(10_000, { sheet: 'description', searchable: true }),
  category: { kind: 'category', most: 60, sheet: 'category', searchable: true },
  brand: { kind: 'brand', most: 60, sheet: 'brand', searchable: true },
  placement: { kind: 'placement', sheet: 'placement' },
  price: {
    kind: 'money',
    most: MOST_RUPEES,
    whole: true,
    required: true,
    column: 'pricePaise',
    sheet: 'price',
    copied: false,
  },
  listPrice: { kind: 'money', most: MOST_RUPEES, column: 'listPricePaise', sheet: 'list_price', copied: false },
  stock: { kind: 'count', most: 1_000_000, sheet: 'stock', copied: false },
} as const satisfies Record<string, Field>;

const warrantyWords = text(500, { sheet: 'warranty_words', form: { section: 'warranty' } });
const inTheBox = {
  kind: 'list',
  most: 50,
  longest: 120,
  sheet: 'in_the_box',
  form: { section: 'warranty', rows: 4 },
} as const;

/** All further fields, in the order of the wire and of sheets. */
export const DETAIL_FIELDS = {
  hsn: { kind: 'hsn', sheet: 'hsn', form: { section: 'origin', half: true } },
  gstPercent: {
    kind: 'gst',
    most: 40,
    preset: 18,
    column: 'gstRateBp',
    sheet: 'gst_percent',
    form: { section: 'origin', half: true },
  },
  gstClass: text(120, { sheet: 'gst_class', form: { section: 'origin' } }),
  gstFrom: { kind: 'day', sheet: 'gst_from', form: { section: 'origin' } },
  countryOfOrigin: text(60, {
    required: true,
    preset: 'India',
    sheet: 'country_of_origin',
    form: { section: 'origin', first: true },
  }),
  warranty: {
    kind: 'warranty',
    parts: {
      warrantyYears: years('warranty_years'),
      performanceYears: years('performance_warranty_years'),
      warrantyWords,
    },
  },
  specification: { kind: 'figures', searchable: true },
  certifications: { kind: 'list', most: 30, longest: 120, sheet: 'certifications', form: { section: 'warranty' } },
  inTheBox,
  almm: { kind: 'flag', sheet: 'almm', form: { section: 'origin' } },
  dcr: { kind: 'flag', sheet: 'dcr', form: { section: 'origin' } },
  serialised: { kind: 'flag', sheet: 'serialised', form: { section: 'origin' } },
  /** While it is sold out: the day on which it is expected again. */
  restockOn: { kind: 'day', sheet: 'restock_on', copied: false },
  gtin: text(14, { sheet: 'gtin', form: { section: 'origin', half: true }, copied: false }),
  hazard: text(30, { sheet: 'hazard', form: { section: 'origin', half: true } }),
  dimensionsMm: {
    kind: 'sides',
    shown: { group: 'measures', text: 'size' },
    parts: { lengthMm: side('length_mm'), widthMm: side('width_mm'), heightMm: side('height_mm') },
  },
  weightKg: {
    kind: 'decimal',
    most: 100_000,
    unit: 'kg',
    sheet: 'weight_kg',
    form: { section: 'measures', half: true },
    shown: { group: 'measures', text: 'weight' },
  },
  words: {
    kind: 'words',
    searchable: true,
    parts: inEachLanguage({
      name: text(120, { sheet: 'name' }),
      title: text(200, { sheet: 'title' }),
      description: text(10_000, { sheet: 'description', form: { rows: 6 } }),
      inTheBox,
      warrantyWords,
    }),
  },
} as const satisfies Record<string, Detail>;

const PICTURE_FIELDS = {
  mainImage: { kind: 'picture', sheet: 'main_image' },
  otherImages: { kind: 'pictures', sheet: 'other_images' },
} as const satisfies Record<string, Field>;

/** Percent below the list price. */
export const MOST_DISCOUNT = 90;

/** Each row of a table with its key, so that checking the kind narrows the keys. */
type RowsOf<T extends Record<string, Field>> = {
  [K in keyof T]: Extract<Field, { kind: T[K]['kind'] }> & { key: K; kind: T[K]['kind'] };
}[keyof T];
// TypeScript cannot follow keys through Object.entries; this is the one cast.
const rowsOf = <T extends Record<string, Field>>(table: T) =>
  Object.entries(table).map(([key, field]) => ({ ...field, key })) as unknown as RowsOf<T>[];

type Details = typeof DETAIL_FIELDS;
export type DetailKey = keyof Details;
export type DetailField = Detail & { key: DetailKey };
export const DETAILS: readonly DetailField[] = rowsOf(DETAIL_FIELDS);

/** Fields entered and read cell by cell: the details without figures, and those with parts as their parts. */
export type InputTable = Omit<Details, 'warranty' | 'specification' | 'dimensionsMm' | 'words'> &
  Details['warranty']['parts'] &
  Details['dimensionsMm']['parts'] &
  Details['words']['parts'];
export type InputKey = keyof InputTable;
export type InputField = RowsOf<InputTable>;
export const INPUTS = DETAILS.flatMap((field): object[] =>
  field.kind === 'figures' ? [] : 'parts' in field ? rowsOf(field.parts) : [field],
) as readonly InputField[];

const MAIN: readonly RowsOf<typeof MAIN_FIELDS>[] = rowsOf(MAIN_FIELDS);
/** All fields with a column in a sheet, in its order. */
export const SHEET_FIELDS = [...MAIN, ...INPUTS, ...rowsOf(PICTURE_FIELDS)] as const;
export type SheetColumn =
  | (typeof MAIN_FIELDS)[keyof typeof MAIN_FIELDS]['sheet']
  | InputTable[InputKey]['sheet']
  | (typeof PICTURE_FIELDS)[keyof typeof PICTURE_FIELDS]['sheet'];
/** All fields with a database column of their own kind; pictures are rows of another table. */
export const COLUMN_FIELDS = [...MAIN, ...DETAILS] as const;
