import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { MovingImport, MovingKind, MovingReport, MovingRow, MovingSource } from './moving-import.ts';

const SHOWN = ['id', 'kind', 'source', 'actorName', 'fileName', 'state', 'report', 'createdAt', 'endedAt'] as const;

export async function insertImport(
  db: Queryable,
  row: {
    id: string;
    kind: MovingKind;
    source: MovingSource;
    actor: string;
    actorName: string;
    fileName: string;
    rows: MovingRow[];
    report: MovingReport;
    createdAt: Date;
  },
): Promise<void> {
  await db
    .insertInto('movingImport')
    .values({
      ...row,
      state: 'checked',
      rows: JSON.stringify(row.rows),
      report: JSON.stringify(row.report),
      endedAt: null,
    })
    .execute();
}

export const selectImport = (db: Queryable, id: string): Promise<MovingImport | undefined> =>
  db.selectFrom('movingImport').select(SHOWN).where('id', '=', id).executeTakeFirst();

/** Newest first. */
export const selectImports = (db: Queryable, limit: number): Promise<MovingImport[]> =>
  db.selectFrom('movingImport').select(SHOWN).orderBy('createdAt', 'desc').limit(limit).execute();

/** Locks an import against others who start it or take it back; `rows` are what would come in. */
export const lockImport = (trx: Tx, id: string) =>
  trx
    .selectFrom('movingImport')
    .select([...SHOWN, 'rows'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** What was read goes from here once it is in, or was taken back. */
export const endImport = (
  trx: Tx,
  id: string,
  end: { state: 'done' | 'undone'; report: MovingReport; endedAt: Date },
) =>
  trx
    .updateTable('movingImport')
    .set({ ...end, report: JSON.stringify(end.report), rows: '[]' })
    .where('id', '=', id)
    .execute();

export const deleteImportsBefore = (db: Queryable, before: Date) =>
  db.deleteFrom('movingImport').where('createdAt', '<', before).execute();
