import { transact } from '#src/platform/database/transact.ts';
import { forbidden, notFound } from '#src/platform/fault.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import type { Shop } from '#src/shop/shop.ts';
import { isAdministrator, type Principal } from './principal.ts';
import { endSessions, lockPerson, setBanned } from './session.store.ts';

type Banning = Pick<Shop, 'db' | 'cache' | 'clock' | 'security'>;

/**
 * Bans a customer: every session ends and no new one begins. Their orders continue. Banning twice changes nothing.
 * Throws `forbidden` for anyone but the administrator, and for the administrator's own account.
 */
export const banCustomer = (shop: Banning, actor: Principal, uid: string): Promise<void> => set(shop, actor, uid, true);

/** Lifts a ban; the customer has to sign in again. */
export const unbanCustomer = (shop: Banning, actor: Principal, uid: string): Promise<void> =>
  set(shop, actor, uid, false);

async function set(shop: Banning, actor: Principal, uid: string, banned: boolean): Promise<void> {
  const changed = await transact(shop, async ({ trx }) => {
    if (!isAdministrator(actor)) throw forbidden();
    const person = await lockPerson(trx, uid);
    if (!person) throw notFound('customer');
    if (person.role === 'administrator') throw forbidden();
    if (person.banned === banned) return false;
    await setBanned(trx, uid, banned);
    // A session begun at this very moment is refused all the same: the ban is read with the session on each request.
    if (banned) await endSessions(trx, uid);
    const act = banned ? 'customer.banned' : 'customer.unbanned';
    await recordAction(
      { trx },
      actor,
      { act, subject: `customer:${uid}`, before: { banned: person.banned }, after: { banned } },
      shop.clock.now(),
    );
    return true;
  });
  if (changed) shop.security.success(banned ? 'account-banned' : 'account-unbanned', { uid, by: actor.uid });
}
