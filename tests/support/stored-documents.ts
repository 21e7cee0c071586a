import type { Database } from '#src/platform/database/database.ts';
import type { ReturnDocument } from '#src/shop/sales/tax-returns/return-document.ts';

const BATCH = 500;

/** Stores documents as issued to the account `u1`, without the orders that they are of. A shop in trial counts tests. */
export async function storeDocuments(db: Database, documents: readonly ReturnDocument[], test = true): Promise<void> {
  for (let at = 0; at < documents.length; at += BATCH)
    await db
      .insertInto('taxDocument')
      .values(
        documents.slice(at, at + BATCH).map(({ total, content, ...row }) => ({
          ...row,
          uid: 'u1',
          test,
          totalPaise: total,
          content: JSON.stringify(content),
        })),
      )
      .execute();
}
