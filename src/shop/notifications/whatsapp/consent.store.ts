import type { Queryable, Tx } from '#src/platform/database/database.ts';

type Consent = { id: string; uid: string; phone: string; words: string; givenAt: Date };
export type EndedBy = 'customer' | 'stop-word' | 'number';

export async function insertConsent(trx: Tx, consent: Consent): Promise<void> {
  await trx
    .insertInto('whatsappConsent')
    .values(consent)
    .onConflict((conflict) => conflict.column('uid').where('endedAt', 'is', null).doNothing())
    .execute();
}

export const findConsent = (db: Queryable, uid: string): Promise<{ phone: string } | undefined> =>
  db
    .selectFrom('whatsappConsent')
    .select('phone')
    .where('uid', '=', uid)
    .where('endedAt', 'is', null)
    .executeTakeFirst();

/** Ends the consents of an account or of a number; answers their numbers. */
export async function endConsents(
  trx: Tx,
  of: { uid: string } | { phone: string },
  endedBy: EndedBy,
  at: Date,
): Promise<{ phone: string }[]> {
  const open = trx.updateTable('whatsappConsent').set({ endedAt: at, endedBy }).where('endedAt', 'is', null);
  return ('uid' in of ? open.where('uid', '=', of.uid) : open.where('phone', '=', of.phone))
    .returning('phone')
    .execute();
}
