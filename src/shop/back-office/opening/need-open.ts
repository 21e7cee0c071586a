import { Fault } from '#src/platform/fault.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import type { Shop } from '#src/shop/shop.ts';
import { listMadeUp } from './made-up-facts.ts';
import { selectOpening } from './opening.store.ts';

const notOpen = () => new Fault('shop-closed', 'not-open-yet');
const shut = () => new Fault('shop-closed', 'shop-shut');

/**
 * Refuses a sale while the shop is not open, reading the database: another instance may just have closed it. Where money moves, nobody pays a seller
 * who does not exist. The owner can try out buying before opening, and may take an order by telephone (`byLink`) while the shop is closed. Throws
 * `shop-closed`.
 */
export async function needOpen(
  shop: Pick<Shop, 'db' | 'shopSettings' | 'settings'>,
  buyer: Principal,
  byLink: boolean,
): Promise<void> {
  await needOwnFacts(shop);
  if (byLink || isAdministrator(buyer)) return;
  const { state } = await selectOpening(shop.db);
  if (state === 'soon') throw notOpen();
  if (state === 'closed') throw shut();
}

/** Throws `shop-closed` where money moves while something is made up. */
export async function needOwnFacts(shop: Pick<Shop, 'db' | 'shopSettings' | 'settings'>): Promise<void> {
  if (!shop.settings.testPayments && (await listMadeUp(shop)).length > 0) throw notOpen();
}
