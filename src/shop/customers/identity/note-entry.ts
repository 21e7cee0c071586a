import { recordAlone } from '#src/shop/audit/record-entry.ts';
import type { Shop } from '#src/shop/shop.ts';
import type { SessionChange } from './create-session.ts';
import { isAdministrator, type Principal } from './principal.ts';
import { findUser } from './user.store.ts';

/** How somebody signed in. `second-factor`: the step after one of the others. */
export type WayOfEntry = 'password' | 'google' | 'phone' | 'second-factor';

/**
 * Logs a sign-in, before the browser gets its session; the administrator's are stored in the audit log too, but not a first step
 * that still waits for the second factor.
 */
export async function noteEntry(shop: Shop, change: Exclude<SessionChange, 'ended'>, way: WayOfEntry): Promise<void> {
  if (change === 'half') return shop.security.success('sign-in', { way, why: 'half' });
  if (change.kind === 'administrator') {
    const name = (await findUser(shop.db, change.uid))?.name ?? '';
    await recordAlone(
      shop,
      { uid: change.uid, name },
      { act: 'administrator.signed-in', subject: `customer:${change.uid}`, after: { way } },
    );
  }
  shop.security.success('sign-in', { uid: change.uid, way });
}

/** Logs a sign-out. */
export async function noteLeaving(shop: Shop, customer: Principal): Promise<void> {
  shop.security.success('sign-out', { uid: customer.uid, role: customer.role });
  if (isAdministrator(customer))
    await recordAlone(shop, customer, { act: 'administrator.signed-out', subject: `customer:${customer.uid}` });
}
