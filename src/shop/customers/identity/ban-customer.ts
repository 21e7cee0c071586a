import { transact } from '#src/platform/database/transact.ts';
import { forbidden, notFound } from '#src/platform/fault.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import type { Shop } from '#src/shop/shop.ts';
import { isAdministrator, type Principal } from './principal.ts';
import { endSessions, lockPerson, setBanned } from './session.store.ts';

type Banning = Pick<Shop, 'db' | 'cache' | 'clock' | 'security'>;

/**
 * Shuts somebody out: every session ends and no new one begins. What they ordered goes on. Banning twice changes nothing.
 * Throws `forbidden` for anyone but the administrator, and for the administrator's own account.
 */
export const banCustomer = (shop: Banning, actor: Principal, uid: string): Promise<void> => set(shop, actor, uid, true);

/** Lets somebody in again; they have to sign in anew. */
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
    // A session that begins in this very moment is refused all the same: the ban is read with it, each time.
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
