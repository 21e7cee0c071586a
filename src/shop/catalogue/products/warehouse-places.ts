import type { Platform } from '#src/platform/platform.ts';
import { selectWarehousePlaces } from './warehouse-places.store.ts';

/** Products in the order of the warehouse shelves: by the category's place, then by the product's number. */
export const warehousePlaces = (
  { db }: Pick<Platform, 'db'>,
  ids: string[],
): Promise<{ productId: string; category: string }[]> => selectWarehousePlaces(db, ids);
