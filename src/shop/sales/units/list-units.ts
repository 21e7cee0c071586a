import type { Queryable } from '#src/platform/database/database.ts';
import { serialFactsOf } from '#src/shop/catalogue/products/serial-facts.ts';
import { selectUnitsOf } from './unit.store.ts';
import type { SentUnit } from './unit.ts';

/** The numbered units of an order's parcels. */
export const listUnits = (db: Queryable, orderId: string): Promise<SentUnit[]> => selectUnitsOf(db, orderId);

/** Which of these products are packed with a serial number for each unit. */
export async function serialisedAmong(db: Queryable, productIds: readonly string[]): Promise<Set<string>> {
  const facts = await serialFactsOf(db, [...new Set(productIds)]);
  return new Set([...facts].flatMap(([id, { serialised }]) => (serialised ? [id] : [])));
}
