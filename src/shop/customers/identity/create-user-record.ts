import type { Platform } from '#src/platform/platform.ts';
import type { Principal } from './principal.ts';

/** Creates the user record of an account, once; repeating it changes nothing and answers false. */
export async function createUserRecord(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  customer: Pick<Principal, 'uid' | 'name' | 'email'>,
): Promise<boolean> {
  const row = await db
    .insertInto('customer')
    .values({ uid: customer.uid, username: customer.name, email: customer.email, createdAt: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('uid')
    .executeTakeFirst();
  return Boolean(row);
}
