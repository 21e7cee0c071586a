import type { Queryable } from '#src/platform/database/database.ts';
import { selectFittedUnits, selectUnitsOf } from './unit.store.ts';
import type { SentUnit } from './unit.ts';

/** The numbered units of an order's parcels. */
export const listUnits = (db: Queryable, orderId: string): Promise<SentUnit[]> => selectUnitsOf(db, orderId);

/** The numbered units that were fitted with an installed order. */
export const listFittedUnits = (
  db: Queryable,
  installationId: string,
): Promise<Pick<SentUnit, 'position' | 'productId' | 'serial'>[]> => selectFittedUnits(db, installationId);
