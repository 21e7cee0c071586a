import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Schema } from '#src/platform/database/schema.ts';
import { goneAddress } from '#src/platform/mail/message.ts';
import type { Person } from './person.ts';

export type Table = keyof Schema;
export type Column<T extends Table> = keyof Selectable<Schema[T]> & string;

/** Which rows are somebody's, in PostgreSQL's own names. */
export type Whose = (person: Person) => RawBuilder<boolean>;

/**
 * Why a column is not in the export.
 * - `secret`: it lets its reader in, or helps to
 * - `inward`: the shop's own bookkeeping: keys, versions, who of the shop wrote it; nothing about the person
 * - `elsewhere`: told under another subject
 */
type Untold = 'secret' | 'inward' | 'elsewhere';

/** What a column is struck to; what is made of its former value is made row by row. */
export type Strike = string | boolean | null | Date | ((was: unknown, person: Person) => unknown);

/**
 * What erasing does with the rows.
 * - `deleted`
 * - `handed over`: to an account that is nobody's (erasure.store.ts)
 * - `struck apart`: by a function of its own, which is named
 * - `kept`: with the reason, a law or that no person is in it
 * - `struck`: these columns, the row stays
 */
type Ending<T extends Table> =
  | 'deleted'
  | 'handed over'
  | { apart: string }
  | { kept: string }
  | { struck: Partial<Record<Column<T>, Strike>> };

/** A table that can hold something of a person. Export and erasure are both made of this, so that neither knows more than the other. */
export type Holding<T extends Table = Table> = {
  /** What the export calls it. */
  as: string;
  whose: Whose;
  /** Where erasing reaches further than telling: by addresses that nobody has proved. */
  erases?: Whose;
  told: readonly Column<T>[];
  untold: Partial<Record<Column<T>, Untold>>;
  /** The order in which it is told. */
  by?: Column<T>;
  /** The rows' key, where that is not `id`. */
  key?: Column<T>;
  ending: Ending<T>;
};

type Entry<T extends Table, C extends Column<T>> = Omit<Holding<T>, 'told' | 'untold'> & {
  told: readonly C[];
  untold: Record<Exclude<Column<T>, C>, Untold>;
};

/** Says what is held of somebody in a table. Each column is told or has a reason: a new one does not compile before somebody has thought of it. */
export const holding = <T extends Table, const C extends Column<T>>(_table: T, entry: Entry<T, C>): Holding<T> =>
  entry as unknown as Holding<T>;

/** What a comment shows of somebody who is gone. */
export const FORMER = 'Former customer';
export const FORMER_TECHNICIAN = 'Former technician';
/** In the place of an address: unique to the account, and nobody's. */
export const GONE: Strike = (_, { uid }) => goneAddress(uid);

export const byUid: Whose = ({ uid }) => sql`uid = ${uid}`;
export const among =
  (column: string, ids: (person: Person) => readonly string[]): Whose =>
  (person) =>
    sql`${sql.ref(column)} = any(${ids(person)})`;
