import {
  type DETAIL_FIELDS,
  DETAILS,
  type DetailField,
  type DetailKey,
  INPUTS,
  type InputField,
  type InputKey,
  type InputTable,
} from './product-fields.ts';
import { type ProductWords, splitWords, toWordInputs } from './product-words.ts';

export type Figure = string | number | boolean | (string | number)[];
/** The figures of a product, by the keys of `messages/…/specification.json`. */
export type Specification = Record<string, Figure>;
type Warranty = { years?: number; performanceYears?: number; words?: string };

/** The type of each kind of field, in use cases and on the wire alike. Empty is '' for a text and null for a number. */
type Values = {
  text: string;
  hsn: string;
  day: string;
  gst: number;
  whole: number | null;
  decimal: number | null;
  flag: boolean;
  list: string[];
  warranty: Warranty;
  /** Length, width and height in millimetres. */
  sides: number[] | null;
  words: ProductWords;
  figures: Specification;
};
/** The details of a product, by {@link DETAIL_FIELDS}. */
export type ProductDetails = { [K in DetailKey]: Values[(typeof DETAIL_FIELDS)[K]['kind']] };
/** The same as entered in the form, part by part; figures are not included. */
export type DetailInputs = { [K in InputKey]: Values[InputTable[K]['kind']] };

// An object with every key of the table, in its order. The caller states its type, since TypeScript cannot follow keys through fromEntries.
export const eachDetail = <R extends Record<DetailKey, unknown>>(make: (field: DetailField) => unknown): R =>
  Object.fromEntries(DETAILS.map((field) => [field.key, make(field)])) as R;
export const eachInput = <R extends Record<InputKey, unknown>>(make: (field: InputField) => unknown): R =>
  Object.fromEntries(INPUTS.map((field) => [field.key, make(field)])) as R;

const NOTHING: { [K in keyof Values]: () => Values[K] } = {
  text: () => '',
  hsn: () => '',
  day: () => '',
  gst: () => 0,
  whole: () => null,
  decimal: () => null,
  flag: () => false,
  list: () => [],
  warranty: () => ({}),
  sides: () => null,
  words: () => ({}),
  figures: () => ({}),
};

/** The details of a new product. */
export const blankDetails = (): ProductDetails =>
  eachDetail((field) => ('preset' in field && field.preset !== undefined ? field.preset : NOTHING[field.kind]()));

/** The details among an object's properties; missing ones stay missing. */
export const pickDetails = (from: Partial<ProductDetails>): Partial<ProductDetails> =>
  Object.fromEntries(DETAILS.flatMap(({ key }) => (from[key] === undefined ? [] : [[key, from[key]]])));

export function toInputs({ warranty, dimensionsMm, words, specification: _, ...plain }: ProductDetails): DetailInputs {
  const [lengthMm = null, widthMm = null, heightMm = null] = dimensionsMm ?? [];
  const inputs: DetailInputs = {
    ...plain,
    warrantyYears: warranty.years ?? null,
    performanceYears: warranty.performanceYears ?? null,
    warrantyWords: warranty.words ?? '',
    lengthMm,
    widthMm,
    heightMm,
    ...toWordInputs(words),
  };
  return eachInput(({ key }) => inputs[key]);
}

/** Sides are set together or not at all. */
export function fromInputs({
  warrantyYears,
  performanceYears,
  warrantyWords,
  lengthMm,
  widthMm,
  heightMm,
  ...others
}: DetailInputs): Omit<ProductDetails, 'specification'> {
  const sides = [lengthMm, widthMm, heightMm].filter((side) => side !== null);
  const { words, plain } = splitWords(others);
  return {
    ...plain,
    words,
    warranty: {
      ...(warrantyYears !== null && { years: warrantyYears }),
      ...(performanceYears !== null && { performanceYears }),
      ...(warrantyWords && { words: warrantyWords }),
    },
    dimensionsMm: sides.length === 3 ? sides : null,
  };
}
