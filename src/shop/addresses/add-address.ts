import { oneAtATime, transact } from '#src/platform/database/transact.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { addDefault } from '#src/shop/addresses/address.store.ts';
import type { Address, AddressDraft } from '#src/shop/addresses/address.ts';

/** Adds an address and makes it the default (decisions.md §3). The caller has checked the fields. */
export async function addAddress(platform: Platform, uid: string, draft: AddressDraft): Promise<Address> {
  const at = platform.clock.now();
  const id = newId('adr', at.getTime());
  await transact(platform, async ({ trx }) => {
    // Two forms sent at once would both see no default: one after the other.
    await oneAtATime(trx, `address ${uid}`);
    await addDefault(trx, { id, uid, ...draft, createdAt: at });
  });
  return { id, ...draft, isDefault: true };
}
