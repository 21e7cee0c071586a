import type { Platform } from '#src/platform/platform.ts';
import { selectCounts } from './remote-picture.store.ts';
import type { WantedCounts } from './remote-picture.ts';

/** How far the pictures are that an import wants, or all that are wanted. */
export const countWanted = ({ db }: Pick<Platform, 'db'>, importId?: string): Promise<WantedCounts> =>
  selectCounts(db, importId);
