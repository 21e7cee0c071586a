import { canMove, isWaiting } from '#src/kernel/order-lifecycle.ts';
import type { OrderView } from '#src/web/features/order/order-view.ts';

/** An order as a card of the board shows it; amounts in paise. */
export type BoardCard = Pick<
  OrderView,
  'id' | 'number' | 'name' | 'status' | 'paymentStatus' | 'total' | 'refundable' | 'test' | 'on'
> & {
  place: string;
  what: string;
  units: number;
};
export type BoardColumn = { status: OrderView['status']; count: number; cards: BoardCard[] };

/** Whether a card may be dropped there: one step on; shipping from every state before it; cancelling until it is shipped. */
export function mayDrop(from: OrderView['status'], to: OrderView['status']): boolean {
  if (to === 'shipped') return isWaiting(from);
  return canMove(from, to);
}
