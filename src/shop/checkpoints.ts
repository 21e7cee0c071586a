/** The points of the shop's ways, in the order in which a purchase meets them (platform/checkpoint.ts). */
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
] as const;

/** And of a picture from another server: tests/faults/remote-pictures.test.ts. */
export const PICTURE_CHECKPOINTS = [
  'picture.fetched', // it is stored, and not noted for whoever wants it
  'picture.encoded', // its files are made, and no product shows it
] as const;

type Names = (typeof CHECKPOINTS)[number] | (typeof PICTURE_CHECKPOINTS)[number];

declare module '#src/platform/checkpoint.ts' {
  interface Checkpoints extends Record<Names, true> {}
}
