import type { Platform } from '#src/platform/platform.ts';
import { selectAddresses } from './address.store.ts';
import type { Address } from './address.ts';

/** A shopper's addresses, the default first. */
export const listAddresses = ({ db }: Pick<Platform, 'db'>, uid: string): Promise<Address[]> =>
  selectAddresses(db, uid);
