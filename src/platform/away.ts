import { isFull, isUnreachable } from '#src/platform/database/unreachable.ts';
import { StoreAway } from '#src/platform/media/picture-store.ts';

/**
 * True if what the shop itself depends on, its database or its picture store, cannot be reached at the moment, or has no room left: the answer
 * is 503, not 500.
 */
export const isAway = (error: unknown): boolean => isUnreachable(error) || isFull(error) || error instanceof StoreAway;
