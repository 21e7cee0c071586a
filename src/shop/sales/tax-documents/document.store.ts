import type { Insertable, Selectable } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { DocumentKind, IssuedDocument, TaxDocument } from './document.ts';

export async function selectDocuments(db: Queryable, subjectId: string): Promise<TaxDocument[]> {
  const rows = await db
    .selectFrom('taxDocument')
    .select(['id', 'kind', 'number', 'issuedAt', 'totalPaise', 'test'])
    .where('subjectId', '=', subjectId)
    .orderBy('issuedAt')
    .orderBy('sequence')
    .execute();
  return rows.map(({ totalPaise, ...row }) => ({ ...row, total: totalPaise }));
}

export const insertDocument = (trx: Tx, row: Insertable<Schema['taxDocument']>) =>
  trx.insertInto('taxDocument').values(row).execute();

/** Documents with their contents, ordered by number. */
export async function selectIssued(
  db: Queryable,
  by: { id: string } | { kind: DocumentKind; cause: string } | { subjectId: string },
): Promise<IssuedDocument[]> {
  let rows = db.selectFrom('taxDocument').selectAll();
  for (const [name, value] of Object.entries(by)) rows = rows.where(name as 'id', '=', value);
  return (await rows.orderBy('financialYear').orderBy('sequence').execute()).map(toDocument);
}

/** Whether a document's order or installation is hidden from its account. */
export async function awaitsProof(db: Queryable, subjectId: string): Promise<boolean> {
  const row = await db
    .selectFrom('order')
    .select('awaitsProof')
    .where('id', '=', subjectId)
    .unionAll(db.selectFrom('installation').select('awaitsProof').where('id', '=', subjectId))
    .executeTakeFirst();
  return row?.awaitsProof ?? false;
}

const toDocument = (row: Selectable<Schema['taxDocument']>): IssuedDocument => ({
  id: row.id,
  kind: row.kind,
  number: row.number,
  issuedAt: row.issuedAt,
  total: row.totalPaise,
  uid: row.uid,
  subjectId: row.subjectId,
  cause: row.cause,
  test: row.test,
  content: { ...row.content, ...(row.test && { test: true }) },
});
