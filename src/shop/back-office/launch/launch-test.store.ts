import type { Insertable, Selectable } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';

export type LaunchTest = Selectable<Schema['launchTest']>;

export const selectTests = (db: Queryable): Promise<LaunchTest[]> => db.selectFrom('launchTest').selectAll().execute();

export const keepTest = (db: Tx, row: Insertable<Schema['launchTest']>) =>
  db
    .insertInto('launchTest')
    .values(row)
    .onConflict((conflict) => conflict.column('channel').doUpdateSet(row))
    .execute();
