import { randomBytes } from 'node:crypto';
import { newId } from '#src/platform/ids.ts';
import { hashPassword } from '#src/shop/identity/password.ts';
import type { Shop } from '#src/shop/shop.ts';

/**
 * Sees to the one administrator at each start (decisions.md §2): creates the account of ADMIN_EMAIL if it is missing,
 * gives it the role, and takes the role from any other. ADMIN_PASSWORD is used only at creation; without one a random
 * password is printed once.
 */
export async function seedAdministrator({ db, settings, clock }: Pick<Shop, 'db' | 'settings' | 'clock'>): Promise<void> {
  const email = settings.adminEmail;
  const now = clock.now();
  const known = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst();
  if (!known) {
    const password = settings.adminPassword ?? randomBytes(12).toString('base64url');
    const id = newId('usr', now.getTime());
    const hash = await hashPassword(password);
    const created = await db.transaction().execute(async (trx) => {
      const row = await trx
        .insertInto('user')
        .values({ id, name: 'Administrator', email, emailVerified: true, image: null, role: 'administrator', createdAt: now, updatedAt: now })
        .onConflict((conflict) => conflict.column('email').doNothing()) // another instance was faster
        .returning('id')
        .executeTakeFirst();
      if (!row) return false;
      await trx
        .insertInto('account')
        .values({ id: newId('acc', now.getTime()), accountId: id, providerId: 'credential', userId: id, password: hash, createdAt: now, updatedAt: now })
        .execute();
      await trx.insertInto('customer').values({ uid: id, username: 'Administrator', email, createdAt: now }).execute();
      return true;
    });
    if (created && !settings.adminPassword) console.log(`Administrator: ${email}, password ${password} (shown this once)`);
  }
  await db.updateTable('user').set({ role: 'administrator', emailVerified: true }).where('email', '=', email).where('role', '<>', 'administrator').execute();
  await db.updateTable('user').set({ role: 'customer' }).where('email', '<>', email).where('role', '=', 'administrator').execute();
}
