import type { Platform } from '#src/platform/platform.ts';
import { selectPraise } from './comment.store.ts';
import type { Praise } from './comment.ts';

/** The newest comment by a buyer who gave five stars, of a product on sale; undefined while there is none. */
export const findPraise = ({ db }: Pick<Platform, 'db'>): Promise<Praise | undefined> => selectPraise(db);
