import type { Tx } from '#src/platform/database/database.ts';
import { advisoryLock, transact } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { deleteAddress, makeOnlyDefault, updateAddress } from './address.store.ts';
import type { AddressDraft } from './address.ts';
import { requireOwn } from './require-own.ts';

/** Each of these is only for the address's own customer. Orders keep the address as it was. They throw `unknown-address`, `forbidden`. */

/** Replaces an address. The caller has checked the fields. */
export const editAddress = (platform: Platform, uid: string, id: string, draft: AddressDraft): Promise<void> =>
  change(platform, uid, id, (trx) => updateAddress(trx, id, draft));

/** Removes an address. If it was the default, the newest of the others becomes the default. */
export const removeAddress = (platform: Platform, uid: string, id: string): Promise<void> =>
  change(platform, uid, id, (trx) => deleteAddress(trx, uid, id));

/** Makes an address the default. Repeating it changes nothing. */
export const makeDefault = (platform: Platform, uid: string, id: string): Promise<void> =>
  change(platform, uid, id, (trx) => makeOnlyDefault(trx, uid, id));

async function change(platform: Platform, uid: string, id: string, work: (trx: Tx) => Promise<void>) {
  await transact(platform, async ({ trx }) => {
    await advisoryLock(trx, `address ${uid}`);
    await requireOwn(trx, uid, id);
    await work(trx);
  });
}
