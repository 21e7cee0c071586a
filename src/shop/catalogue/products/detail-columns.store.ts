import type { Insertable, Selectable } from 'kysely';
import { eachDetail, type ProductDetails } from '#src/kernel/product-details.ts';
import {
  COLUMN_FIELDS,
  type DETAIL_FIELDS,
  DETAILS,
  type DetailField,
  type DetailKey,
  type MAIN_FIELDS,
} from '#src/kernel/product-fields.ts';
import type { Schema } from '#src/platform/database/schema.ts';

type Rows = typeof DETAIL_FIELDS;
type ColumnOf<K extends DetailKey> = Rows[K] extends { column: infer C extends string } ? C : K;
type Stored<K extends DetailKey> = Rows[K] extends { kind: 'figures' }
  ? Record<string, unknown>
  : Rows[K] extends { required: true }
    ? ProductDetails[K]
    : ProductDetails[K] extends string
      ? string | null
      : ProductDetails[K];
/** The columns of the details as the database returns them: a row of the table without a column, or with one of another type, does not compile. */
type DetailRow = { [K in DetailKey as ColumnOf<K>]: Stored<K> };
type DetailColumns = Pick<Insertable<Schema['product']>, keyof DetailRow>;

const columnOf = (field: DetailField): keyof DetailRow =>
  ('column' in field ? field.column : field.key) as keyof DetailRow;

/** An empty text is stored as null unless its field is always written; a rate is stored in hundredths of a percent. */
function stored(field: DetailField, value: ProductDetails[DetailKey]) {
  if (field.kind === 'gst' && typeof value === 'number') return Math.round(value * 100);
  return value === '' && !('required' in field) ? null : value;
}

function read(field: DetailField, value: DetailRow[keyof DetailRow]) {
  if (field.kind === 'gst' && typeof value === 'number') return value / 100;
  return value === null && (field.kind === 'text' || field.kind === 'hsn' || field.kind === 'day') ? '' : value;
}

export const readDetails = (row: DetailRow): ProductDetails => eachDetail((field) => read(field, row[columnOf(field)]));

/** The column values as JSON holds them; missing details have none. */
export const detailValues = (details: Partial<ProductDetails>): Partial<DetailRow> =>
  Object.fromEntries(
    DETAILS.flatMap((field) => {
      const value = details[field.key];
      return value === undefined ? [] : [[columnOf(field), stored(field, value)]];
    }),
  );

/** The same, as query values. */
export const writtenDetails = (details: Partial<ProductDetails>): Partial<DetailColumns> =>
  written(detailValues(details));

const written = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([column, value]) => [
      column,
      value !== null && typeof value === 'object' && !(value instanceof Date) ? JSON.stringify(value) : value,
    ]),
  );

type Main = typeof MAIN_FIELDS;
type CopiedMain = { [K in keyof Main]: Main[K] extends { copied: false } ? never : K }[keyof Main];
type Copied = Pick<Insertable<Schema['product']>, CopiedMain> & DetailColumns;

/** What a copy takes from the original product's row. */
export function copiedColumns(row: Selectable<Schema['product']>): Copied {
  const columns = COLUMN_FIELDS.filter((field) => field.copied !== false).map(
    (field) => (field.column ?? field.key) as keyof typeof row,
  );
  return written(Object.fromEntries(columns.map((column) => [column, row[column]]))) as Copied;
}
