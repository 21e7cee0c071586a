import { notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { listProviders } from './credential.store.ts';
import { findNumber } from './phone.store.ts';
import { findUser, type UserRow } from './user.store.ts';

/** An account as its user sees it. `providers`: `credential` is a password, others name a linked provider, e.g. `google`. */
export type Account = UserRow & {
  providers: string[];
  hasPassword: boolean /** E.164; undefined: none was proved. */;
  phone: string | undefined;
};

/** Throws `not-found`. */
export async function showAccount({ db }: Pick<Platform, 'db'>, uid: string): Promise<Account> {
  const [user, providers, phone] = await Promise.all([findUser(db, uid), listProviders(db, uid), findNumber(db, uid)]);
  if (!user) throw notFound('account');
  return {
    ...user,
    phone,
    providers: providers.filter((one) => one !== 'credential'),
    hasPassword: providers.includes('credential'),
  };
}
