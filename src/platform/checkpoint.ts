/**
 * Named points in the money and stock flows. They do nothing, but a test can end the process at one of them
 * (TEST_KILL_AT) and see that nothing is lost: tests/faults/kill-points.test.ts visits each of them.
 */
export const CHECKPOINTS = [
  'payment.reserving', // inside the transaction that takes the stock
  'payment.reserved', // committed, the provider not asked yet
  'payment.ordered', // the provider made its order, we have not noted it
  'payment.proving', // the browser is back, the provider not asked yet
  'payment.captured', // the provider has the money, we have not noted it
  'payment.settling', // inside the transaction that makes the order
  'payment.settled', // committed, nobody told
  'webhook.worked', // the event is worked, not noted
  'order.cancelling', // inside the transaction that cancels
  'order.cancelled', // committed, the refund not asked for
  'booking.cancelling', // inside the transaction that cancels a booking
  'booking.cancelled', // committed, the refund not asked for
  'refund.sent', // the provider has heard, we have not noted it
  'payment.lapsing', // inside the transaction that gives the stock back
  'reconcile.asked', // the provider told the reconciler of the money
  'order.shipping', // inside the transaction that ships and invoices
  'import.writing', // inside the transaction that imports, between two batches
  'import.undoing', // inside the transaction that takes an import back
  'mail.written', // the mail is out, not marked as sent
] as const;

/** And of a picture from another server: tests/faults/remote-pictures.test.ts. */
export const PICTURE_CHECKPOINTS = [
  'picture.fetched', // it is stored, and not noted for whoever wants it
  'picture.encoded', // its files are made, and no product shows it
] as const;

export type Checkpoint = (typeof CHECKPOINTS)[number] | (typeof PICTURE_CHECKPOINTS)[number];

let deadly: string | undefined;

/** Arms one checkpoint for the rest of this process's life. */
export function dieAt(name: string | undefined): void {
  deadly = name;
}

/** Marks a point. Nothing returns from the one that is armed: SIGKILL cannot be caught, as a power cut cannot. */
export function checkpoint(name: Checkpoint): void {
  if (deadly !== name) return;
  process.kill(process.pid, 'SIGKILL');
  // The signal arrives between two instructions; not one more of ours may run.
  for (;;);
}
