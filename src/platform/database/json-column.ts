import type { ColumnType } from 'kysely';

/** A jsonb column: read as the value, written as a string of JSON. */
export type Json<T> = ColumnType<T, string | null, string | null>;
