import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';

export type TokenPurpose = Schema['identityToken']['purpose'];
export type TokenRow = Schema['identityToken'];

export async function insertToken(trx: Tx, row: Omit<TokenRow, 'usedAt'>): Promise<void> {
  await trx
    .insertInto('identityToken')
    .values({ ...row, usedAt: null })
    .execute();
}

export const findToken = (db: Queryable, tokenHash: string): Promise<TokenRow | undefined> =>
  db.selectFrom('identityToken').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst();

/** Uses up a token; undefined if it is used, expired or unknown. */
export const claimToken = (
  trx: Tx,
  claim: { tokenHash: string; purposes: TokenPurpose[]; uid?: string; at: Date },
): Promise<TokenRow | undefined> =>
  trx
    .updateTable('identityToken')
    .set({ usedAt: claim.at })
    .where('tokenHash', '=', claim.tokenHash)
    .where('purpose', 'in', claim.purposes)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', claim.at)
    .$if(claim.uid !== undefined, (query) => query.where('uid', '=', claim.uid as string))
    .returningAll()
    .executeTakeFirst();

/** Deletes unused tokens of these kinds, so that links in older mails no longer work. */
export async function dropTokens(trx: Tx, uid: string, purposes: TokenPurpose[]): Promise<void> {
  await trx
    .deleteFrom('identityToken')
    .where('uid', '=', uid)
    .where('purpose', 'in', purposes)
    .where('usedAt', 'is', null)
    .execute();
}

export async function deleteTokensBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('identityToken').where('expiresAt', '<', before).execute();
}
