import type { Queryable } from '#src/platform/database/database.ts';
import type { Paise } from '#src/platform/money.ts';
import type { TaxDocument } from '#src/shop/invoices/list-documents.ts';

export async function selectDocuments(db: Queryable, subjectId: string): Promise<TaxDocument[]> {
  const rows = await db
    .selectFrom('taxDocument')
    .select(['id', 'kind', 'number', 'issuedAt', 'totalPaise'])
    .where('subjectId', '=', subjectId)
    .orderBy('issuedAt')
    .orderBy('sequence')
    .execute();
  return rows.map(({ totalPaise, ...row }) => ({ ...row, total: totalPaise as Paise }));
}
