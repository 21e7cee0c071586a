import { transact } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { TAGS } from './product.ts';

/**
 * Orders the lists by what was sold and liked up to now (a job, every ten minutes). No sale and no heart does that by itself: it would expire
 * every such list, and every search, all day long.
 */
export const publishPopularity = (platform: Pick<Platform, 'db' | 'cache'>): Promise<void> =>
  transact(platform, async ({ outdate }) => outdate(TAGS.popularity));
