import type { Queryable } from '#src/platform/database/database.ts';
import { Fault } from '#src/platform/fault.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import type { Shop } from '#src/shop/shop.ts';
import { listMadeUp } from './made-up-facts.ts';
import { selectOpening } from './opening.store.ts';

const notOpen = () => new Fault('shop-closed', 'not-open-yet');
const shut = () => new Fault('shop-closed', 'shop-shut');

type Asked = { db: Queryable } & Pick<Shop, 'shopSettings' | 'settings'>;

/**
 * Why there is no sale while the shop is not open, for the caller to throw; undefined while it is. Reads the database: another instance may just have
 * closed it. Where money moves, nobody pays a seller who does not exist. The owner can try out buying before opening, and may take an order by telephone
 * (`byLink`) while the shop is closed.
 */
export async function whyClosed(shop: Asked, buyer: Principal, byLink: boolean): Promise<Fault | undefined> {
  const [{ state }, isMadeUp] = await Promise.all([selectOpening(shop.db), hasMadeUpFacts(shop)]);
  if (isMadeUp) return notOpen();
  if (byLink || isAdministrator(buyer)) return undefined;
  if (state === 'soon') return notOpen();
  return state === 'closed' ? shut() : undefined;
}

/** Throws `shop-closed` where money moves while something is made up. */
export async function needOwnFacts(shop: Asked): Promise<void> {
  if (await hasMadeUpFacts(shop)) throw notOpen();
}

const hasMadeUpFacts = async (shop: Asked): Promise<boolean> =>
  !shop.settings.testPayments && (await listMadeUp(shop)).length > 0;
