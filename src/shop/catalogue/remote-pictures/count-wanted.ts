import type { Platform } from '#src/platform/platform.ts';
import { selectCounts } from './remote-picture.store.ts';
import type { WantedCounts } from './remote-picture.ts';

/** The progress of the pictures that an import wants, or of all wanted ones. */
export const countWanted = ({ db }: Pick<Platform, 'db'>, importId?: string): Promise<WantedCounts> =>
  selectCounts(db, importId);
