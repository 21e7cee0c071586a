import type { Queryable } from '#src/platform/database/database.ts';
import { newId } from '#src/platform/ids.ts';
import { tokenHash } from '../token.ts';

/** A sign-in with Google that is under way: what it is bound to, and our pages to end on, after success or failure. */
export type WayInUnderWay = { codeVerifier: string; idTokenNonce: string; callbackURL: string; errorURL: string };

/** The state itself is not stored: reading the table is not enough to finish somebody else's sign-in. */
const keyOf = (state: string): string => tokenHash(`auth-state:${state}`);

export async function insertWayIn(db: Queryable, state: string, way: WayInUnderWay, expiresAt: Date): Promise<void> {
  await db
    .insertInto('verification')
    .values({ id: newId('way'), identifier: keyOf(state), value: JSON.stringify(way), expiresAt })
    .execute();
}

/** Uses up a state; undefined if it is used, expired or unknown. */
export async function claimWayIn(db: Queryable, state: string, at: Date): Promise<WayInUnderWay | undefined> {
  const row = await db
    .deleteFrom('verification')
    .where('identifier', '=', keyOf(state))
    .where('expiresAt', '>', at)
    .returning('value')
    .executeTakeFirst();
  return row && (JSON.parse(row.value) as WayInUnderWay);
}
