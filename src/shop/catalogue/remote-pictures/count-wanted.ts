import type { Platform } from '#src/platform/platform.ts';
import { selectCounts } from '#src/shop/catalogue/remote-pictures/remote-picture.store.ts';
import type { WantedCounts } from '#src/shop/catalogue/remote-pictures/remote-picture.ts';

/** How far the pictures are that an import wants, or all that are wanted. */
export const countWanted = ({ db }: Pick<Platform, 'db'>, importId?: string): Promise<WantedCounts> => selectCounts(db, importId);
