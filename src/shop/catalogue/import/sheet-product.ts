import type { Placement } from '#src/kernel/placements.ts';
import { blankDetails, type DetailInputs, type Specification, toInputs } from '#src/kernel/product-details.ts';
import type { Reason } from '#src/kernel/refusals.ts';
import { NEW_PRODUCT } from '#src/shop/catalogue/products/product-draft.ts';

/** The most columns in a sheet. */
export const MOST_COLUMNS = 500;

/** A product as a sheet's row holds it: everything that the administrator writes. Money in rupees, '' and null for nothing. */
export type SheetProduct = DetailInputs & {
  id: string;
  sku: string;
  name: string;
  title: string;
  description: string;
  /** Slugs. */
  category: string;
  brand: string;
  placement: Placement;
  price: number;
  listPrice: number;
  stock: number;
  mainImage: string;
  otherImages: string[];
  specification: Specification;
  /** Names to be created first: their slugs are not known yet. */
  toCreate?: { brand?: string; category?: string };
};

/** What a row for a new product starts from: the specification's defaults, but no placeholder texts. */
export const blankProduct = (): SheetProduct => ({
  id: '',
  sku: '',
  name: '',
  title: '',
  description: '',
  category: '',
  brand: '',
  placement: NEW_PRODUCT.placement,
  price: 0,
  listPrice: 0,
  stock: NEW_PRODUCT.stock,
  ...toInputs(blankDetails()),
  mainImage: '',
  otherImages: [],
  specification: {},
});

/** What is wrong with a cell: a code, and its details. */
export type CellFault = { code: FaultName; detail?: string; reason?: Pick<Reason, 'code' | 'params'> };

/** Every fault in plain English, for the file of faults; pages have their own wording. `{}` is its detail. */
const SHEET_FAULTS = {
  required: 'This is needed',
  number: 'Must be a number',
  whole: 'Must be a whole number',
  range: 'Must be {}',
  'too-long': 'At most {} characters',
  choice: 'Must be one of {}',
  flag: 'Must be yes or no',
  date: 'Must be a date such as 2025-09-22',
  hsn: 'HSN has 4, 6 or 8 figures',
  'hsn-chapter': 'HSN has no chapter {}',
  gst: 'GST is one of {} percent',
  paise: 'Rupees have at most two places',
  unit: 'Must be in one of {}',
  picture: 'Must be the address of a picture: of this shop, or beginning with https://',
  'too-many': 'At most {} entries',
  'unknown-category': 'The shop has no such category',
  'unknown-brand': 'The shop has no such brand',
  sku: 'A SKU has at most 64 Latin letters, digits, spaces and - _ . /',
  'sku-twice': 'This SKU stands in lines {}',
  'sku-taken': 'Another product has this SKU',
  'unknown-id': 'No product has this id; leave it empty for a new product',
  archived: 'This product is archived; restore it first',
  twice: 'This id stands in line {} already',
  'name-taken': 'A product of this name is there already; give its id or SKU to change it',
  'name-twice': 'This name stands in line {} already',
  'list-price': 'Must not be below the price: nothing may be sold above its MRP',
  discount: 'The price lies more than 90 % below the list price',
  published: 'A product that is on sale cannot lose its price',
  placeholder: 'Still has placeholder text',
  dcr: 'DCR means that the product is in the ALMM list too',
  sides: 'All three sides are needed, or none',
  figure: '{}',
} as const;
type FaultName = keyof typeof SHEET_FAULTS;

export const faultWords = ({ code, detail = '' }: CellFault): string => SHEET_FAULTS[code].replace('{}', detail);
