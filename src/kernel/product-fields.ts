/**
 * What a product says of itself, a row for each field. Columns of the database, the wire, sheets, the form, the specification and the audit log
 * read these rows, so that a field is added here, with a migration and its texts, and nowhere else. Bulk changes take their limits from here.
 *
 * - `kind`: what it holds; each layer knows once what to do with a kind
 * - `most`, `longest`: limits that form, wire and sheet share; `required`: never empty
 * - `preset`: what a new product has; without one nothing
 * - `column`: its column in the database, where that is not its key
 * - `sheet`: its column in a sheet
 * - `form`: the part of the form that it stands in
 * - `shown`: its row in the specification of the page, the datasheet and the comparison
 * - `searchable`: whether the search index holds it; the triggers of the migrations do the work
 * - `filterable`, `bulk`: whether shoppers can narrow a list by it, whether it can be set for many products at once. They only say what
 *   catalogue/search and catalogue/bulk do by rules of their own: setting one here does not make it so
 * - `copied`: whether a copy of a product keeps it
 */

/** The parts of the form in which further fields stand. */
export const FORM_SECTIONS = ['origin', 'warranty', 'measures'] as const;
export type FormSection = (typeof FORM_SECTIONS)[number];

/** The headings of the specification, in their order. */
export const SPECIFICATION_GROUPS = ['kit', 'performance', 'electrical', 'battery', 'design', 'measures'] as const;
export type SpecificationGroup = (typeof SPECIFICATION_GROUPS)[number];

/** `half`: beside its neighbour; `first`: before the others of its part. */
type FormPlace = { section: FormSection; half?: true; first?: true; rows?: number };
/** `text`: its name in the texts of the specification. */
type Shown = { group: SpecificationGroup; text: string };
type Traits = {
  column?: string;
  form?: FormPlace;
  shown?: Shown;
  searchable?: true;
  filterable?: true;
  bulk?: true;
  copied?: false;
};
/** A field that has a column of its own in a sheet. */
type Typed = Traits & { sheet: string };

/** What every layer handles by its kind alone. */
type Detail =
  | (Typed & { kind: 'text'; most: number; required?: true; preset?: string })
  | (Typed & { kind: 'hsn' })
  /** A rate in percent, kept in hundredths of a percent. */
  | (Typed & { kind: 'gst'; most: number; preset: number })
  | (Typed & { kind: 'day' })
  | (Typed & { kind: 'whole'; least: number; most: number; unit?: Unit })
  /** Above 0, to three places. */
  | (Typed & { kind: 'decimal'; most: number; unit?: Unit })
  | (Typed & { kind: 'flag' })
  /** At most so many entries, each at most so long. */
  | (Typed & { kind: 'list'; most: number; longest: number })
  /** Typed part by part and kept together. */
  | (Traits & { kind: 'warranty'; parts: Record<string, Part> })
  | (Traits & { kind: 'sides'; parts: Record<string, Part> })
  /** The figures of the category (catalogue/products/specification.ts), each a column and a field of its own. */
  | (Traits & { kind: 'figures' });
type Field =
  | Detail
  | (Typed & { kind: 'sku'; most: number })
  /** A name of the shop's own, kept as its slug. */
  | (Typed & { kind: 'category'; most: number })
  | (Typed & { kind: 'brand'; most: number })
  | (Typed & { kind: 'placement' })
  /** Rupees, kept in paise. */
  | (Typed & { kind: 'money'; most: number; whole?: true; required?: true })
  | (Typed & { kind: 'count'; most: number })
  | (Typed & { kind: 'picture' })
  | (Typed & { kind: 'pictures' });
/** The unit of a bare number, in a sheet and in the form. */
export type Unit = 'years' | 'mm' | 'kg';
type Part = Extract<Field, { kind: 'text' } | { kind: 'whole' }>;

const text = <const F extends object>(most: number, more: F) => ({ kind: 'text', most, ...more }) as const;
const years = <const S extends string>(sheet: S) =>
  ({ kind: 'whole', least: 1, most: 100, unit: 'years', sheet, form: { section: 'warranty', half: true } }) as const;
const side = <const S extends string>(sheet: S) =>
  ({ kind: 'whole', least: 1, most: 100_000, unit: 'mm', sheet, form: { section: 'measures', half: true } }) as const;

/** What has rules of its own: its key and its limits are here, what happens to it stands with the use cases, the form and the wire. */
export const MAIN_FIELDS = {
  sku: { kind: 'sku', most: 64, sheet: 'sku', copied: false },
  name: text(120, { required: true, sheet: 'name', searchable: true }),
  title: text(200, { sheet: 'title', searchable: true }),
  description: text(10_000, { sheet: 'description', searchable: true }),
  category: { kind: 'category', most: 60, sheet: 'category', searchable: true, filterable: true, bulk: true },
  brand: { kind: 'brand', most: 60, sheet: 'brand', searchable: true, filterable: true },
  placement: { kind: 'placement', sheet: 'placement', filterable: true, bulk: true },
  price: {
    kind: 'money',
    most: 1_000_000_000,
    whole: true,
    required: true,
    column: 'pricePaise',
    sheet: 'price',
    copied: false,
  },
  listPrice: { kind: 'money', most: 1_000_000_000, column: 'listPricePaise', sheet: 'list_price', copied: false },
  stock: { kind: 'count', most: 1_000_000, sheet: 'stock', copied: false },
} as const satisfies Record<string, Field>;

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
    filterable: true,
  }),
  warranty: {
    kind: 'warranty',
    parts: {
      warrantyYears: years('warranty_years'),
      performanceYears: years('performance_warranty_years'),
      warrantyWords: text(500, { sheet: 'warranty_words', form: { section: 'warranty' } }),
    },
  },
  specification: { kind: 'figures', searchable: true },
  certifications: { kind: 'list', most: 30, longest: 120, sheet: 'certifications', form: { section: 'warranty' } },
  inTheBox: { kind: 'list', most: 50, longest: 120, sheet: 'in_the_box', form: { section: 'warranty', rows: 4 } },
  almm: { kind: 'flag', sheet: 'almm', form: { section: 'origin' } },
  dcr: { kind: 'flag', sheet: 'dcr', form: { section: 'origin' } },
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
} as const satisfies Record<string, Detail>;

const PICTURE_FIELDS = {
  mainImage: { kind: 'picture', sheet: 'main_image' },
  otherImages: { kind: 'pictures', sheet: 'other_images' },
} as const satisfies Record<string, Field>;

/** Percent under the list price. */
export const MOST_DISCOUNT = 90;

/** Each row of a table with its key in it: whoever asks for the kind knows which keys are left. */
type RowsOf<T extends Record<string, Field>> = {
  [K in keyof T]: Extract<Field, { kind: T[K]['kind'] }> & { key: K; kind: T[K]['kind'] };
}[keyof T];
// TypeScript does not follow a key through Object.entries; this is the one place where it is told.
const rowsOf = <T extends Record<string, Field>>(table: T) =>
  Object.entries(table).map(([key, field]) => ({ ...field, key })) as unknown as RowsOf<T>[];

type Details = typeof DETAIL_FIELDS;
export type DetailKey = keyof Details;
export type DetailField = Detail & { key: DetailKey };
export const DETAILS: readonly DetailField[] = rowsOf(DETAIL_FIELDS);

/** What is typed and read cell by cell: the details, but for figures, and those of several parts by their parts. */
export type InputTable = Omit<Details, 'warranty' | 'specification' | 'dimensionsMm'> &
  Details['warranty']['parts'] &
  Details['dimensionsMm']['parts'];
export type InputKey = keyof InputTable;
export type InputField = RowsOf<InputTable>;
export const INPUTS = DETAILS.flatMap((field): object[] =>
  field.kind === 'figures' ? [] : 'parts' in field ? rowsOf(field.parts) : [field],
) as readonly InputField[];

const MAIN: readonly RowsOf<typeof MAIN_FIELDS>[] = rowsOf(MAIN_FIELDS);
/** All fields that have a column in a sheet, in its order. */
export const SHEET_FIELDS = [...MAIN, ...INPUTS, ...rowsOf(PICTURE_FIELDS)] as const;
export type SheetColumn =
  | (typeof MAIN_FIELDS)[keyof typeof MAIN_FIELDS]['sheet']
  | InputTable[InputKey]['sheet']
  | (typeof PICTURE_FIELDS)[keyof typeof PICTURE_FIELDS]['sheet'];
/** All fields that have a column of their own kind in the database; pictures are rows of another table. */
export const COLUMN_FIELDS = [...MAIN, ...DETAILS] as const;
