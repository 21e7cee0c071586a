import { canMove, isWaiting } from '#src/kernel/order-lifecycle.ts';
import type { OrderView } from '#src/web/features/order/order-view.ts';
import type { NumberedLine } from '#src/web/features/order/use-serials.ts';
import type { PictureSource } from '#src/web/ui/picture.tsx';

/** An order as a row of the desk, or a card of its board, shows it; amounts in paise. */
export type DeskRow = Pick<
  OrderView,
  'id' | 'number' | 'name' | 'status' | 'paymentStatus' | 'total' | 'refundable' | 'cancellable' | 'test' | 'on'
> & {
  at: Date;
  city: string;
  place: string;
  what: string;
  units: number;
  /** Of the first of its goods. */
  picture: PictureSource | undefined;
  /** Whether its customer waits for an answer to a return. */
  returnAsked: boolean;
  /** Its lines whose units are packed with serial numbers. */
  numbered: NumberedLine[];
};
export type BoardColumn = { status: OrderView['status']; count: number; cards: DeskRow[] };

/** Whether a card may be dropped there: one step on; shipping from every state before it; cancelling until it is shipped. */
export function mayDrop(from: OrderView['status'], to: OrderView['status']): boolean {
  if (to === 'shipped') return isWaiting(from);
  return canMove(from, to);
}
