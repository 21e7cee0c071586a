import { because } from '#src/kernel/refusals.ts';
import { advisoryLock, transact } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { addDefault, countAddresses } from './address.store.ts';
import type { Address, AddressDraft } from './address.ts';

/** More than any household needs; an unlimited list would slow down every checkout. */
const MOST = 50;

/**
 * Adds an address and makes it the default (rules.md §3). The caller has checked the fields.
 * @throws `conflict` when there are too many
 */
export async function addAddress(platform: Platform, uid: string, draft: AddressDraft): Promise<Address> {
  const at = platform.clock.now();
  const id = newId('adr', at.getTime());
  await transact(platform, async ({ trx }) => {
    // Two concurrent calls would both see no default: serialise them.
    await advisoryLock(trx, `address ${uid}`);
    if ((await countAddresses(trx, uid)) >= MOST)
      throw new Fault('conflict', because('too-many-addresses', { max: MOST }));
    await addDefault(trx, { id, uid, ...draft, createdAt: at });
  });
  return { id, ...draft, isDefault: true };
}
