/** Named points in the shop's flows, in the order in which a purchase reaches them (platform/checkpoint.ts). */
export const CHECKPOINTS = [
  'payment.reserving', // inside the transaction that takes the stock
  'payment.reserved', // committed, the provider not asked yet
  'payment.ordered', // the provider made its order, we have not stored it
  'payment.proving', // the browser is back, the provider not asked yet
  'payment.captured', // the provider has the money, we have not stored it
  'payment.settling', // inside the transaction that makes the order
  'payment.settled', // committed, nobody notified
  'webhook.worked', // the event is processed, not stored
  'order.cancelling', // inside the transaction that cancels
  'order.cancelled', // committed, the refund not asked for
  'booking.cancelling', // inside the transaction that cancels a booking
  'booking.cancelled', // committed, the refund not asked for
  'refund.sent', // the provider has the request, we have not stored its answer
  'payment.lapsing', // inside the transaction that releases the stock
  'reconcile.asked', // the provider reported the payment to the reconciler
  'order.shipping', // inside the transaction that ships and invoices
  'import.writing', // inside the transaction that imports, between two batches
  'import.undoing', // inside the transaction that undoes an import
] as const;

/** The same for a picture from another server: tests/faults/remote-pictures.test.ts. */
export const PICTURE_CHECKPOINTS = [
  'picture.fetched', // stored, not yet linked to what requested it
  'picture.encoded', // its files are written, no product shows it yet
] as const;

type Names = (typeof CHECKPOINTS)[number] | (typeof PICTURE_CHECKPOINTS)[number];

declare module '#src/platform/checkpoint.ts' {
  interface Checkpoints extends Record<Names, true> {}
}
