import type { Queryable, Tx } from '#src/platform/database/database.ts';
import { newId } from '#src/platform/ids.ts';
import { deleteWaiting } from '#src/platform/mail/mail.store.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type EndedBy, endConsents, findConsent, insertConsent } from './consent.store.ts';

/** The version of the words of `whatsappConsent` in web/messages: a new date whenever what is agreed to changes. */
const WORDS = '2026-11-28';

/** Whether the shop can write by WhatsApp: with its settings, or into the outbox of a trial. A real shop never offers what nobody would receive. */
export const writesByWhatsapp = ({ settings }: Pick<Platform, 'settings'>): boolean =>
  settings.whatsapp !== undefined || settings.testPayments;

/** The number that an account agreed to be written to; undefined: it did not. */
export const consentedNumber = async (db: Queryable, uid: string): Promise<string | undefined> =>
  (await findConsent(db, uid))?.phone;

/** Keeps that an account agreed to messages to its proved number; repeating changes nothing. */
export const giveConsent = (trx: Tx, { uid, phone, at }: { uid: string; phone: string; at: Date }): Promise<void> =>
  insertConsent(trx, { id: newId('wac', at.getTime()), uid, phone, words: WORDS, givenAt: at });

/** Ends consents, and with them what has not been sent. */
export async function endConsent(
  trx: Tx,
  of: { uid: string } | { phone: string },
  by: EndedBy,
  at: Date,
): Promise<void> {
  for (const { phone } of await endConsents(trx, of, by, at)) await deleteWaiting(trx, phone);
}
