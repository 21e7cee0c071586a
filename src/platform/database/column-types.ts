import type { ColumnType } from 'kysely';
import type { Paise } from '#src/kernel/money.ts';

type Text<T> = null extends T ? string | null : string;
/** A jsonb column: read as the value, written as a string of JSON. */
export type Json<T> = ColumnType<T, Text<T>, Text<T>>;
/** One that the database fills when nothing is written. */
export type JsonWithDefault<T> = ColumnType<T, Text<T> | undefined, Text<T>>;

type Amount<T> = null extends T ? number | null : number;
/** An amount: read as paise, written as any whole number. */
export type PaiseColumn<T extends Paise | null> = ColumnType<T, Amount<T>, Amount<T>>;
/** One that the database fills when nothing is written. */
export type PaiseWithDefault<T extends Paise | null> = ColumnType<T, Amount<T> | undefined, Amount<T>>;
