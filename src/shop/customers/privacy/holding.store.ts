import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Schema } from '#src/platform/database/schema.ts';
import { goneAddress } from '#src/platform/mail/message.ts';
import type { Person } from './person.ts';

export type Table = keyof Schema;
export type Column<T extends Table> = keyof Selectable<Schema[T]> & string;

/** Selects a person's rows; columns by their names in PostgreSQL. */
export type Whose = (person: Person) => RawBuilder<boolean>;

/**
 * Why a column is not in the export.
 * - `secret`: it gives access, or helps to
 * - `inward`: internal bookkeeping: keys, versions, which member of staff wrote it; nothing about the person
 * - `elsewhere`: exported under another subject
 */
type Untold = 'secret' | 'inward' | 'elsewhere';

/** The value that redacts a column; a function computes it from the former value, row by row. */
export type Strike = string | boolean | null | Date | ((was: unknown, person: Person) => unknown);

/**
 * What erasure does with the rows.
 * - `deleted`
 * - `handed over`: to an anonymous account (erasure.store.ts)
 * - `apart`: redacted by a separate function, which is named
 * - `kept`: with the reason: a law, or that it holds no personal data
 * - `struck`: these columns are redacted, the row stays
 */
type Ending<T extends Table> =
  | 'deleted'
  | 'handed over'
  | { apart: string }
  | { kept: string }
  | { struck: Partial<Record<Column<T>, Strike>> };

/** A table that can hold personal data. Export and erasure both use this list, so that they cover the same data. */
export type Holding<T extends Table = Table> = {
  /** Its name in the export. */
  as: string;
  whose: Whose;
  /** Where erasure covers more rows than the export: those with unproved addresses. */
  erases?: Whose;
  told: readonly Column<T>[];
  untold: Partial<Record<Column<T>, Untold>>;
  /** Numbers by which the person knows what a row is about, where the row has only an id. */
  numbers?: Record<string, RawBuilder<unknown>>;
  /** The order of rows in the export. */
  by?: Column<T>;
  /** The rows' key, if not `id`. */
  key?: Column<T>;
  ending: Ending<T>;
};

type Entry<T extends Table, C extends Column<T>> = Omit<Holding<T>, 'told' | 'untold'> & {
  told: readonly C[];
  untold: Record<Exclude<Column<T>, C>, Untold>;
};

/** Declares a table's personal data. Each column is exported or has a reason: a new one does not compile without a decision. */
export const holding = <T extends Table, const C extends Column<T>>(_table: T, entry: Entry<T, C>): Holding<T> =>
  entry as unknown as Holding<T>;

/** The name shown with an erased customer's comment. */
export const FORMER = 'Former customer';
export const FORMER_TECHNICIAN = 'Former technician';
/** Replaces an e-mail address: unique to the account, and belongs to nobody. */
export const GONE: Strike = (_, { uid }) => goneAddress(uid);

export const byUid: Whose = ({ uid }) => sql`uid = ${uid}`;
export const among =
  (column: string, ids: (person: Person) => readonly string[]): Whose =>
  (person) =>
    sql`${sql.ref(column)} = any(${ids(person)})`;
