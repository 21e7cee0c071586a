import type { Platform } from '#src/platform/platform.ts';
import { countEntries, type EntryQuery, selectEntries, selectKinds } from './audit.store.ts';

/** The recorded actions, newest first, and the values to filter them by. */
export async function listActions({ db }: Pick<Platform, 'db'>, query: EntryQuery) {
  const [items, total, kinds] = await Promise.all([selectEntries(db, query), countEntries(db, query), selectKinds(db)]);
  return { items, total, ...kinds };
}
