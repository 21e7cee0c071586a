import type { OrderLine } from './order.ts';

/** On its way, then arrived; or refused at the door and back in the shop. */
export const SHIPMENT_STATES = ['shipped', 'delivered', 'returned'] as const;

/** A parcel. `lines` name an order's lines by position. */
export type Shipment = {
  id: string;
  state: (typeof SHIPMENT_STATES)[number];
  carrier: string;
  tracking: string;
  trackingUrl: string;
  shippedAt: Date;
  deliveredAt: Date | undefined;
  lines: LineCount[];
};

/** A quantity of the order's line at this position. */
export type LineCount = { position: number; quantity: number };

/** Units of each line that have not left yet; lines sent in full are left out. */
export function unshipped(
  lines: readonly Pick<OrderLine, 'quantity'>[],
  shipments: readonly Pick<Shipment, 'lines'>[],
): LineCount[] {
  const gone = countByLine(shipments.flatMap((shipment) => shipment.lines));
  return lines
    .map(({ quantity }, position) => ({ position, quantity: quantity - (gone.get(position) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

export function countByLine(counts: readonly LineCount[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { position, quantity } of counts) sums.set(position, (sums.get(position) ?? 0) + quantity);
  return sums;
}

/** Whether `wanted` names each line at most once, and no more units than `available` has. */
export function fits(wanted: readonly LineCount[], available: readonly LineCount[]): boolean {
  const left = new Map(available.map(({ position, quantity }) => [position, quantity]));
  return (
    wanted.length > 0 &&
    new Set(wanted.map(({ position }) => position)).size === wanted.length &&
    wanted.every(
      ({ position, quantity }) => Number.isInteger(quantity) && quantity >= 1 && quantity <= (left.get(position) ?? 0),
    )
  );
}
