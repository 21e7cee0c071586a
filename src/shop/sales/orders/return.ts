import { DAY_MS } from '#src/kernel/india-time.ts';
import type { Paise } from '#src/kernel/money.ts';
import type { ReturnState } from '#src/kernel/return-lifecycle.ts';
import type { Order } from './order.ts';
import { countByLine, type LineCount, type Shipment } from './shipment.ts';

export const RETURN_REASONS = [
  'defective',
  'damaged',
  'wrong',
  'late',
  'not-as-described',
  'no-longer-needed',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];
export type ReturnRequest = {
  id: string;
  /** The reference that the customer writes on the parcel, e.g. `RT-26-000012`. */
  reference: string;
  orderId: string;
  uid: string;
  state: ReturnState;
  reason: ReturnReason;
  note: string;
  answer: string;
  refund: Paise | undefined;
  at: Date;
  changedAt: Date;
  lines: LineCount[];
};

/** Until when goods can be returned: `days` after the last of them arrived; undefined before that. */
export const returnsEnd = (order: Pick<Order, 'deliveredAt'>, days: number): Date | undefined =>
  order.deliveredAt && new Date(order.deliveredAt.getTime() + days * DAY_MS);

/** What can be returned: units that have arrived, less those of other returns. */
export function returnable(
  shipments: readonly Pick<Shipment, 'state' | 'lines'>[],
  requests: readonly Pick<ReturnRequest, 'state' | 'lines'>[],
): LineCount[] {
  const arrived = shipments.filter(({ state }) => state === 'delivered');
  const asked = countByLine(
    requests.filter(({ state }) => state !== 'refused' && state !== 'withdrawn').flatMap(({ lines }) => lines),
  );
  return [...countByLine(arrived.flatMap(({ lines }) => lines))]
    .map(([position, quantity]) => ({ position, quantity: quantity - (asked.get(position) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
    .sort((a, b) => a.position - b.position);
}

/**
 * What these units cost the customer, to the paisa: a line's price less its share of the code's discount. The parts always
 * sum to the line, however it is split, because each is the difference of two rounded sums.
 * @param before units of each line that were returned earlier
 */
export function paidFor(lines: Order['lines'], counts: readonly LineCount[], before: readonly LineCount[]): Paise {
  const earlier = countByLine(before);
  let total = 0;
  for (const { position, quantity } of counts) {
    const line = lines[position];
    if (!line) continue;
    const paid = line.price * line.quantity - line.discount;
    const upTo = (units: number) => Math.floor((paid * units) / line.quantity);
    const start = earlier.get(position) ?? 0;
    total += upTo(start + quantity) - upTo(start);
  }
  return total as Paise;
}
