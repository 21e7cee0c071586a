import type { Platform } from '#src/platform/platform.ts';
import { countEntries, type EntryQuery, selectEntries, selectKinds } from './audit.store.ts';

/** What was done, the newest first, and what it can be filtered by. */
export async function listActions({ db }: Pick<Platform, 'db'>, query: EntryQuery) {
  const [items, total, kinds] = await Promise.all([selectEntries(db, query), countEntries(db, query), selectKinds(db)]);
  return { items, total, ...kinds };
}
