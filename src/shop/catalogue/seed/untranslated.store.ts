import { sql } from 'kysely';
import type { ProductWords } from '#src/kernel/product-words.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';

const untouched = sql<boolean>`words = '{}' and updated_at = created_at`;

/** Products without words in other languages that nobody has edited since they were added. */
export const selectUntranslated = (db: Queryable) =>
  db.selectFrom('product').select(['id', 'name', 'title', 'description']).where(untouched).execute();

/** Gives them their words, unless somebody has edited them meanwhile. */
export async function giveWords(trx: Tx, given: readonly { id: string; words: ProductWords }[]): Promise<void> {
  for (const { id, words } of given)
    await trx
      .updateTable('product')
      .set({ words: JSON.stringify(words) })
      .where('id', '=', id)
      .where(untouched)
      .execute();
}
