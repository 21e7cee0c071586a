import type { Queryable } from '#src/platform/database/database.ts';
import { selectCounted } from './work.store.ts';

/** What a meter showed in all when a technician completed a visit. */
export type CountedAt = { uid: string; zipcode: string; at: Date; totalKwh: number };

/** The readings of customers' meters by technicians, oldest first. */
export const countedAt = (db: Queryable, uids: readonly string[]): Promise<CountedAt[]> => selectCounted(db, uids);
