import type { Queryable } from '#src/platform/database/database.ts';
import { showAccount } from '#src/shop/customers/identity/show-account.ts';
import { findGivenPhone } from './wallet.store.ts';

/**
 * Where the owner of a unit is told about it: by mail, and by SMS at the number that they gave with the order. Who has it from a former owner gave
 * none: theirs is the number that they have proved, if any.
 */
export async function contactOfUnit(
  db: Queryable,
  { unitId, uid }: { unitId: string; uid: string },
): Promise<{ name: string; email: string; phone?: string }> {
  const [{ name, email, phone: proved }, given] = await Promise.all([
    showAccount({ db }, uid),
    findGivenPhone(db, unitId, uid),
  ]);
  const phone = given ?? proved;
  return { name, email, ...(phone && { phone }) };
}
