import type { Platform } from '#src/platform/platform.ts';
import { countReady, countVisible, selectVisible } from './on-sale.store.ts';

/** How many products shoppers can see. */
export const countOnSale = ({ db }: Pick<Platform, 'db'>): Promise<number> => countVisible(db);

/** The products that shoppers can see, in order of creation, each with its last change: for the sitemap. */
export const listOnSale = (
  { db }: Pick<Platform, 'db'>,
  part: { skip: number; limit: number },
): Promise<{ id: string; updatedAt: Date }[]> => selectVisible(db, part);

/** How many products are on sale, and how many of them have what a real sale needs. */
export const countReadyToSell = ({ db }: Pick<Platform, 'db'>) => countReady(db);
