import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Write } from '#src/platform/database/transact.ts';
import { deleteSeeded, findSeeded, insertSeeded, raiseVersion } from './seeded.store.ts';
import { STORE_TAG } from './store-tag.ts';

const SHOWN = 'demonstration';
const CLEARED = 'demonstration cleared';

/** Whether the shop shows the demonstration: its facts, offers, plans and catalogue. Any other shop has only what its owner has entered. */
export const isDemonstration = (db: Queryable): Promise<boolean> => findSeeded(db, SHOWN);

/** Whether the demonstration was cleared: it never comes back, whatever SEED says. */
export const wasCleared = (db: Queryable): Promise<boolean> => findSeeded(db, CLEARED);

/** Marks the shop as showing the demonstration. */
export const markDemonstration = (trx: Tx, at: Date): Promise<boolean> => insertSeeded(trx, SHOWN, at);

/** From now on the shop has only its owner's facts. */
export async function endDemonstration({ trx, expire }: Write, at: Date): Promise<void> {
  await deleteSeeded(trx, SHOWN);
  await insertSeeded(trx, CLEARED, at);
  await raiseVersion(trx, at);
  expire(STORE_TAG);
}

/** Whether something given to a shop once in its life may be added; true once and never again. */
export const mayBeSeeded = (trx: Tx, what: string, at: Date): Promise<boolean> => insertSeeded(trx, what, at);
