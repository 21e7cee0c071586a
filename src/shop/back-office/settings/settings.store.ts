import { sql } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { SettingValues } from './registry.ts';

/** `demonstration`: whether the demonstration's facts are shown where the owner has set none (table seeded). */
type Row = { version: number; values: SettingValues; demonstration: boolean };

const columns = [
  'version',
  'values',
  sql<boolean>`exists (select from seeded where what = 'demonstration')`.as('demonstration'),
] as const;

export const selectSettings = (db: Queryable): Promise<Row> =>
  db.selectFrom('storeSetting').select(columns).executeTakeFirstOrThrow();

export const lockSettings = (trx: Tx): Promise<Row> =>
  trx.selectFrom('storeSetting').select(columns).forUpdate().executeTakeFirstOrThrow();

export const replaceSettings = (trx: Tx, values: SettingValues, at: Date) =>
  trx
    .updateTable('storeSetting')
    .set((eb) => ({ values: JSON.stringify(values), version: eb('version', '+', 1), updatedAt: at }))
    .returning('version')
    .executeTakeFirstOrThrow();
