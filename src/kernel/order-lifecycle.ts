/**
 * The life of an order as data. Use cases, the wire, the board, the timeline and badges read it, so that a state is added here, with a
 * migration and its texts, and nowhere else. States are in the order of an order's life, `cancel` last. Forward only; cancelled from any
 * state before it is sent (rules.md §4).
 *
 * - `next`: where an order may go from here
 * - `waits`: whether the shop still has work to do before it is sent
 * - `byParcel`: reached through its parcels, not by a button
 * - `tone`: the colour of its badge
 */
const LIFECYCLE = {
  created: { next: ['confirmed', 'cancel'], waits: true, byParcel: false, tone: 'brand' },
  confirmed: { next: ['packed', 'cancel'], waits: true, byParcel: false, tone: 'brand' },
  packed: { next: ['shipped', 'cancel'], waits: true, byParcel: false, tone: 'brand' },
  shipped: { next: ['delivered'], waits: false, byParcel: true, tone: 'brand' },
  delivered: { next: [], waits: false, byParcel: true, tone: 'leaf' },
  cancel: { next: [], waits: false, byParcel: false, tone: 'brick' },
} as const;

export type OrderStatus = keyof typeof LIFECYCLE;

/** All states, in the order of an order's life; `cancel` last. */
export const ORDER_STATUSES = Object.keys(LIFECYCLE) as [OrderStatus, ...OrderStatus[]];

/** The states on the way to the customer. */
export const ORDER_WAY: readonly OrderStatus[] = ORDER_STATUSES.filter((status) => status !== 'cancel');

/** The states in which an order waits for the shop. */
export const WAITING_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter((status) => LIFECYCLE[status].waits);

export const isWaiting = (status: OrderStatus): boolean => LIFECYCLE[status].waits;

export const isOrderStatus = (value: string): value is OrderStatus => Object.hasOwn(LIFECYCLE, value);

export const orderTone = (status: OrderStatus) => LIFECYCLE[status].tone;

export const canMove = (from: OrderStatus, to: OrderStatus): boolean =>
  (LIFECYCLE[from].next as readonly OrderStatus[]).includes(to);

export const canCancel = (status: OrderStatus): boolean => canMove(status, 'cancel');

/** The next state on the way, or undefined at its end. */
export const nextStatus = (from: OrderStatus): OrderStatus | undefined =>
  LIFECYCLE[from].next.find((status) => status !== 'cancel');

/** The next state that the owner reaches with a button; undefined for one reached through parcels. */
export function nextByPress(from: OrderStatus): OrderStatus | undefined {
  const next = nextStatus(from);
  return next && !LIFECYCLE[next].byParcel ? next : undefined;
}

/** The steps from one state to a later one, e.g. created to shipped: confirmed, packed, shipped. Undefined if there is no way. */
export function stepsTo(from: OrderStatus, to: OrderStatus): OrderStatus[] | undefined {
  const [start, end] = [ORDER_WAY.indexOf(from), ORDER_WAY.indexOf(to)];
  return start >= 0 && end > start ? ORDER_WAY.slice(start + 1, end + 1) : undefined;
}

/** The audit action of a move. */
export const moveAction = (to: OrderStatus): string => (to === 'cancel' ? 'order.cancelled' : `order.${to}`);
