import type { Customer, Role } from '#src/shop/identity/customer.ts';
import type { Shop } from '#src/shop/shop.ts';

/**
 * Who sends this request, or undefined. Role and ban come from the database at each call, never from a cookie,
 * so that losing either takes effect at once (decisions.md §2).
 */
export async function currentCustomer(shop: Pick<Shop, 'auth' | 'db'>, headers: Headers): Promise<Customer | undefined> {
  if (!headers.has('cookie')) return undefined;
  const found = await shop.auth.api.getSession({ headers });
  if (!found) return undefined;
  const user = found.user as typeof found.user & { role?: Role; banned?: boolean };
  if (user.banned) return undefined;
  return { uid: user.id, name: user.name, email: user.email, emailVerified: user.emailVerified, role: user.role ?? 'customer' };
}
