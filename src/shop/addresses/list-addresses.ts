import type { Platform } from '#src/platform/platform.ts';
import { selectAddresses } from '#src/shop/addresses/address.store.ts';
import type { Address } from '#src/shop/addresses/address.ts';

/** A shopper's addresses, the default first. */
export const listAddresses = ({ db }: Pick<Platform, 'db'>, uid: string): Promise<Address[]> => selectAddresses(db, uid);
