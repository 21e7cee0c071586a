import type { Queryable } from '#src/platform/database/database.ts';
import { newId } from '#src/platform/ids.ts';
import { tokenHash } from '../token.ts';

/** A sign-in with Google that is under way: what it is bound to, and the pages of ours on which it ends, well or not. */
export type WayInUnderWay = { codeVerifier: string; idTokenNonce: string; callbackURL: string; errorURL: string };

/** The state itself is not kept: who reads the table cannot finish what others have begun. */
const keyOf = (state: string): string => tokenHash(`auth-state:${state}`);

export async function insertWayIn(db: Queryable, state: string, way: WayInUnderWay, expiresAt: Date): Promise<void> {
  await db
    .insertInto('verification')
    .values({ id: newId('way'), identifier: keyOf(state), value: JSON.stringify(way), expiresAt })
    .execute();
}

/** Uses a state up; undefined for whoever comes second, too late, or with one that never was. */
export async function claimWayIn(db: Queryable, state: string, at: Date): Promise<WayInUnderWay | undefined> {
  const row = await db
    .deleteFrom('verification')
    .where('identifier', '=', keyOf(state))
    .where('expiresAt', '>', at)
    .returning('value')
    .executeTakeFirst();
  return row && (JSON.parse(row.value) as WayInUnderWay);
}
