import { randomBytes } from 'node:crypto';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import { transact } from '#src/platform/database/transact.ts';
import { newId } from '#src/platform/ids.ts';
import { printLine } from '#src/platform/log/console.ts';
import { isHttps } from '#src/platform/private-network.ts';
import { WrongSetting } from '#src/platform/settings/settings.ts';
import type { Shop } from '#src/shop/shop.ts';
import { findPassword, setPasswordHash } from './credential.store.ts';
import { wrongPassword } from './new-password.ts';
import { hashPassword } from './password.ts';
import { insertPerson, isTaken } from './phone.store.ts';
import { revokeSignInMethods } from './sign-in-methods.ts';
import { findUserByEmail } from './user.store.ts';

/** How long a password printed at a start is valid: it must not become permanent (ASVS 5.0 §6.4.1). */
const PRINTED_LIVES = 72 * 60 * 60_000;

type Seeding = Pick<Shop, 'db' | 'cache' | 'settings' | 'clock' | 'shopSettings' | 'security'>;

/**
 * Ensures that there is exactly one administrator at each start (rules.md §2): creates the account of ADMIN_EMAIL if it is missing,
 * gives it the role, and takes the role from any other. ADMIN_PASSWORD is used only at creation; without one a random password is
 * printed once. It is valid for three days; if the administrator has not chosen a password by then, the next start prints another.
 *
 * An account created with this address before it was the administrator's, and never proved, gives its creator no rights: its
 * sign-in methods are removed and it is set up like a new one. Answers the printed password, if any.
 */
export async function seedAdministrator(shop: Seeding): Promise<string | undefined> {
  const { db, settings, clock } = shop;
  const email = settings.adminEmail;
  let printed: string | undefined;
  const known = await findUserByEmail(db, email);
  if (!known?.emailVerified || (await hasLapsed(db, email, clock.now()))) {
    needPrivatePassword(shop);
    const at = clock.now();
    const password = settings.adminPassword ?? randomBytes(18).toString('base64url');
    const hash = await hashPassword(password);
    const initialUntil = settings.adminPassword ? undefined : new Date(at.getTime() + PRINTED_LIVES);
    const made = await transact(shop, ({ trx }) => takeAccount(trx, { email, hash, at, initialUntil })).catch(
      (error: unknown) => {
        if (isTaken(error)) return false; // another instance was faster
        throw error;
      },
    );
    if (made && !settings.adminPassword) printed = password;
    if (printed)
      printLine(
        `Administrator: ${email}, password ${printed} (shown this once; choose your own within three days)`,
        settings.logFormat,
      );
  }
  const to = (role: 'administrator' | 'customer') => db.updateTable('user').set({ role }).returning('id');
  const given = await to('administrator').where('email', '=', email).where('role', '<>', 'administrator').execute();
  const taken = await to('customer').where('email', '<>', email).where('role', '=', 'administrator').execute();
  for (const { id } of given) shop.security.success('role-given', { uid: id, role: 'administrator', by: 'settings' });
  for (const { id } of taken) shop.security.success('role-taken', { uid: id, role: 'administrator', by: 'settings' });
  return printed;
}

/** A public shop must not start with a password that anybody would try first (ASVS 5.0 §6.2.4, §6.4.1). */
function needPrivatePassword({ settings, shopSettings }: Seeding): void {
  const { adminPassword, adminEmail, publicUrl, mode } = settings;
  if (adminPassword === undefined || mode !== 'production' || !isHttps(publicUrl)) return;
  if (wrongPassword({ settings, shopSettings }, adminPassword, { name: 'Administrator', email: adminEmail }))
    throw new WrongSetting(
      'Setting ADMIN_PASSWORD is one of those that anybody would try. Choose another, or leave it out and read a random one.',
    );
}

/** Whether the password of this address is a printed one that has expired. */
async function hasLapsed(db: Queryable, email: string, at: Date): Promise<boolean> {
  const until = (await findPassword(db, email))?.initialUntil;
  return until !== undefined && until <= at;
}

type Taking = { email: string; hash: string; at: Date; initialUntil: Date | undefined };

/** Creates the account, or takes over an unproved one or one with an expired printed password; false where another call did so first. */
async function takeAccount(trx: Tx, { email, hash, at, initialUntil }: Taking): Promise<boolean> {
  const id = newId('usr', at.getTime());
  const found = await trx
    .selectFrom('user')
    .select(['id', 'emailVerified'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  if (found?.emailVerified && !(await hasLapsed(trx, email, at))) return false;
  if (found) await revokeSignInMethods(trx, found.id);
  else await insertPerson(trx, { id, name: 'Administrator', email, at });
  const uid = found?.id ?? id;
  await setPasswordHash(trx, { id: newId('acc', at.getTime()), uid, hash, at, initialUntil });
  await trx
    .updateTable('user')
    .set({ emailVerified: true, role: 'administrator', banned: false, updatedAt: at })
    .where('id', '=', uid)
    .execute();
  return true;
}
