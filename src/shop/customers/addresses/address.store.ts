import type { Insertable } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { Address, AddressDraft } from './address.ts';

export async function addDefault(trx: Tx, row: Insertable<Schema['address']>): Promise<void> {
  await trx
    .updateTable('address')
    .set({ isDefault: false })
    .where('uid', '=', row.uid)
    .where('isDefault', '=', true)
    .execute();
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

/** The uid that an address belongs to; undefined for an unknown address. */
export const findOwner = async (db: Queryable, id: string): Promise<string | undefined> =>
  (await db.selectFrom('address').select('uid').where('id', '=', id).executeTakeFirst())?.uid;

export const countAddresses = async (db: Queryable, uid: string): Promise<number> =>
  (
    await db
      .selectFrom('address')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow()
  ).count;

export async function updateAddress(trx: Tx, id: string, draft: AddressDraft): Promise<void> {
  await trx.updateTable('address').set(draft).where('id', '=', id).execute();
}

export async function makeOnlyDefault(trx: Tx, uid: string, id: string): Promise<void> {
  await trx
    .updateTable('address')
    .set({ isDefault: false })
    .where('uid', '=', uid)
    .where('isDefault', '=', true)
    .where('id', '<>', id)
    .execute();
  await trx.updateTable('address').set({ isDefault: true }).where('id', '=', id).execute();
}

/** Removes an address; if it was the default, the newest of the others becomes the default. */
export async function deleteAddress(trx: Tx, uid: string, id: string): Promise<void> {
  await trx.deleteFrom('address').where('id', '=', id).execute();
  const [first] = await selectAddresses(trx, uid);
  if (first && !first.isDefault) await makeOnlyDefault(trx, uid, first.id);
}
