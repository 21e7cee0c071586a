import type { Insertable } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { Address } from '#src/shop/addresses/address.ts';

export async function addDefault(trx: Tx, row: Insertable<Schema['address']>): Promise<void> {
  await trx.updateTable('address').set({ isDefault: false }).where('uid', '=', row.uid).where('isDefault', '=', true).execute();
  await trx
    .insertInto('address')
    .values({ ...row, isDefault: true })
    .execute();
}

export const selectAddresses = (db: Queryable, uid: string): Promise<Address[]> =>
  db
    .selectFrom('address')
    .select(['id', 'fullAddress', 'city', 'state', 'landmark', 'zipcode', 'phone', 'country', 'isDefault'])
    .where('uid', '=', uid)
    .orderBy('isDefault', 'desc')
    .orderBy('createdAt', 'desc')
    .limit(100)
    .execute();
