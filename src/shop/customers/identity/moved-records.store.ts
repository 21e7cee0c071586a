import { sql } from 'kysely';
import type { Tx } from '#src/platform/database/database.ts';

/** What a former shop's files say under a proved address follows its account to another one; what is there already stays. */
export async function carryMovedRecords(trx: Tx, from: string, to: string): Promise<void> {
  await trx.updateTable('pastOrder').set({ email: to }).where('email', '=', from).execute();
  await trx
    .updateTable('movedCustomer')
    .set({ email: to })
    .where('email', '=', from)
    .where(sql<boolean>`not exists (select from moved_customer as other where other.email = ${to})`)
    .execute();
}
