import { type Write, withSavepoint } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import { consumeAgain, endReservations } from './reservation.store.ts';
import { takeItems } from './reserve.ts';

type Items = Parameters<typeof takeItems>[2];

/** Makes a payment's hold on its goods permanent; one that has ended takes them again, all of them or none. False where some are gone. */
export async function keepItems(write: Write, paymentId: string, items: Items, at: Date): Promise<boolean> {
  const held = await endReservations(write.trx, paymentId, 'consumed');
  if (held.length === items.length) return true;
  // Rolling back to the savepoint returns what was taken.
  const taken = await withSavepoint(
    write.trx,
    () => takeItems(write, paymentId, items, at),
    (error) => error instanceof Fault && error.code === 'out-of-stock',
  );
  if (taken) await consumeAgain(write.trx, paymentId);
  return Boolean(taken);
}
