import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { SettingValues } from '#src/shop/store-settings/registry.ts';

type Row = { version: number; values: SettingValues };

export const selectSettings = (db: Queryable): Promise<Row> => db.selectFrom('storeSetting').select(['version', 'values']).executeTakeFirstOrThrow();

export const lockSettings = (trx: Tx): Promise<Row> => trx.selectFrom('storeSetting').select(['version', 'values']).forUpdate().executeTakeFirstOrThrow();

export const replaceSettings = (trx: Tx, values: SettingValues, at: Date) =>
  trx
    .updateTable('storeSetting')
    .set((eb) => ({ values: JSON.stringify(values), version: eb('version', '+', 1), updatedAt: at }))
    .returning('version')
    .executeTakeFirstOrThrow();
