import type { Platform } from '#src/platform/platform.ts';
import { selectStarCounts } from './rating.store.ts';

/** How many shoppers gave a product one star, two, … five: five numbers. */
export const countStars = ({ db }: Pick<Platform, 'db'>, productId: string): Promise<number[]> =>
  selectStarCounts(db, productId);
