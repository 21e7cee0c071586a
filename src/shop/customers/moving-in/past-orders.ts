import type { Platform } from '#src/platform/platform.ts';
import { countOrders, type PastOrder, selectByEmail, selectOrders, selectTheirs } from './past-order.store.ts';

export type { PastOrder } from './past-order.store.ts';

/** More than anybody had; the newest are shown. */
const MOST = 100;

/** What an account had from the former shop. Nothing until it has proved its address: anybody can sign up with a stranger's. */
export const listTheirPastOrders = ({ db }: Pick<Platform, 'db'>, uid: string): Promise<PastOrder[]> =>
  selectTheirs(db, uid, MOST);

/** What was ordered with an address, for the administrator. */
export const listPastOrdersOf = ({ db }: Pick<Platform, 'db'>, email: string): Promise<PastOrder[]> =>
  selectByEmail(db, email.toLowerCase(), MOST);

/** All orders of the former shop, newest first; `q` is part of a number, a name, an address or a phone number. */
export async function listPastOrders(
  { db }: Pick<Platform, 'db'>,
  wish: { state: PastOrder['state'] | undefined; q: string; page: number; limit: number },
): Promise<{ orders: PastOrder[]; total: number }> {
  const [orders, total] = await Promise.all([selectOrders(db, wish), countOrders(db, wish)]);
  return { orders, total };
}
