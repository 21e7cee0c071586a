import { sql } from 'kysely';
import { type Database, isUniqueViolation, type Queryable, type Tx } from '#src/platform/database/database.ts';
import type { ImportReport, ProductImport } from './product-import.ts';
import type { ImportPlan } from './read-table.ts';

const SHOWN = [
  'id',
  'actorName',
  'fileName',
  'state',
  'leaveOut',
  'undone',
  'done',
  'message',
  'createdAt',
  'endedAt',
] as const;

export async function insertImport(
  db: Queryable,
  row: {
    id: string;
    actor: string;
    actorName: string;
    fileName: string;
    file: Buffer;
    report: ImportReport;
    createdAt: Date;
  },
): Promise<void> {
  await db
    .insertInto('productImport')
    .values({ ...row, state: 'checked', report: JSON.stringify(row.report), message: null, endedAt: null })
    .execute();
}

export function selectImport(db: Queryable, id: string): Promise<ProductImport | undefined> {
  return db
    .selectFrom('productImport')
    .select([...SHOWN, 'report'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Newest first, without the details of single rows. */
export async function selectImports(db: Queryable, limit: number): Promise<ProductImport[]> {
  const rows = await db
    .selectFrom('productImport')
    .select(SHOWN)
    .select(
      sql<
        Omit<ImportReport, 'faults' | 'sample' | 'reading' | 'unknown'>
      >`report - 'faults' - 'sample' - 'reading' - 'unknown'`.as('report'),
    )
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, report: { faults: [], sample: [], unknown: [], ...row.report } }));
}

/** The file itself, as long as none of it is in the shop. */
export const selectFile = (db: Queryable, id: string) =>
  db
    .selectFrom('productImport')
    .select(['file', 'plan'])
    .where('id', '=', id)
    .where('state', '=', 'checked')
    .executeTakeFirst();

/** Stores how the file is to be read, and the result; false when it was started in the meantime, or its plan is no longer `was`. */
export async function planImport(
  db: Queryable,
  id: string,
  was: ImportPlan,
  plan: ImportPlan,
  report: ImportReport,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('productImport')
    .set({ plan: JSON.stringify(plan), report: JSON.stringify(report) })
    .where('id', '=', id)
    .where('state', '=', 'checked')
    .where('plan', '=', sql<Record<string, unknown>>`${JSON.stringify(was)}::jsonb`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What the columns under these headings became last time. */
export const selectMapping = async (db: Queryable, fingerprint: string): Promise<string[] | undefined> =>
  (await db.selectFrom('importMapping').select('fields').where('fingerprint', '=', fingerprint).executeTakeFirst())
    ?.fields;

export const keepMapping = (db: Queryable, fingerprint: string, fields: string[], at: Date) =>
  db
    .insertInto('importMapping')
    .values({ fingerprint, fields: JSON.stringify(fields), at })
    .onConflict((conflict) => conflict.column('fingerprint').doUpdateSet({ fields: JSON.stringify(fields), at }))
    .execute();

/** Queues a checked file; false when it is not one, `busy` when another import is under way. */
export async function queueImport(trx: Tx, id: string, leaveOut: boolean): Promise<boolean | 'busy'> {
  try {
    const { numUpdatedRows } = await trx
      .updateTable('productImport')
      .set({ state: 'waiting', leaveOut, done: 0 })
      .where('id', '=', id)
      .where('state', '=', 'checked')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  } catch (error) {
    if (isUniqueViolation(error, 'product_import_one_runs')) return 'busy';
    throw error;
  }
}

/** Claims a waiting file, or one whose worker was lost; undefined when it was cancelled or has ended. */
export const claimImport = (db: Database, id: string) =>
  db
    .updateTable('productImport')
    .set({ state: 'running', done: 0 })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .returning(['file', 'fileName', 'actor', 'actorName', 'leaveOut', 'plan', 'report'])
    .executeTakeFirst();

/** Records progress outside the import's own transaction; false when it is to be cancelled. */
export async function noteProgress(db: Queryable, id: string, done: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('productImport')
    .set({ done })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends it; false when it is no longer in one of the states in `from`. */
export async function endImport(
  db: Queryable,
  id: string,
  from: ProductImport['state'][],
  end: { state: 'done' | 'failed' | 'cancelled'; message?: string; report?: ImportReport; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('productImport')
    .set({
      state: end.state,
      message: end.message ?? null,
      endedAt: end.at,
      ...(end.report && { report: JSON.stringify(end.report) }),
    })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const askToCancel = async (db: Queryable, id: string): Promise<boolean> =>
  (
    await db
      .updateTable('productImport')
      .set({ state: 'cancelling' })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

/** Held by the importing transaction: a caller that gets it knows that no other worker, alive or lost, is importing. */
export async function holdImports(trx: Tx): Promise<boolean> {
  const { rows } = await sql<{
    held: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended('product import', 0)) as held`.execute(trx);
  return rows[0]?.held ?? false;
}

/** Deletes files and their reports from before then; what was imported stays in the audit log. */
export const forgetImports = (db: Queryable, before: Date) =>
  db
    .deleteFrom('productImport')
    .where('createdAt', '<', before)
    .where('state', 'not in', ['waiting', 'running', 'cancelling'])
    .execute();
