import { transact } from '#src/platform/database/transact.ts';
import { notFound } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { findNames } from '#src/shop/customers/identity/account-row.ts';
import { findOrderRow } from './order.store.ts';
import { insertNote, selectNotes } from './order-note.store.ts';

/** The shop's internal note about an order. */
export type OrderNote = { id: string; by: string; words: string; at: Date };

/** Adds an internal note. Administrator only. Throws `not-found`. */
export async function noteOrder(platform: Platform, actor: Actor, orderId: string, words: string): Promise<OrderNote> {
  const at = platform.clock.now();
  const note = {
    id: newId('not', at.getTime()),
    orderId,
    actor: actor.uid,
    actorName: actor.name,
    words,
    createdAt: at,
  };
  await transact(platform, async (write) => {
    if (!(await findOrderRow(write.trx, { id: orderId }))) throw notFound('order');
    await insertNote(write.trx, note);
    await recordAction(write, actor, { act: 'order.noted', subject: `order:${orderId}`, after: { words } }, at);
    write.expire(live('orders'));
  });
  return { id: note.id, by: actor.name, words, at };
}

/** An order's notes, newest first. Administrator only. */
export const listNotes = async ({ db }: Pick<Platform, 'db'>, orderId: string): Promise<OrderNote[]> =>
  (await selectNotes(db, orderId)).map(({ id, actorName, words, createdAt }) => ({
    id,
    by: actorName,
    words,
    at: createdAt,
  }));

/** Names of accounts by uid, for the administrator's history of an order. */
export const namesOf = ({ db }: Pick<Platform, 'db'>, uids: string[]): Promise<Map<string, string>> =>
  findNames(db, [...new Set(uids)]);
