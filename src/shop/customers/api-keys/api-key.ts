import type { ApiScope } from '#src/kernel/api-scopes.ts';
import type { Principal } from '#src/shop/customers/identity/principal.ts';

/** A key of the shop's owner for another program. The key itself is known to that program alone. */
export type ApiKey = {
  id: string;
  name: string;
  /** The key's first letters. */
  beginning: string;
  scopes: ApiScope[];
  /** Addresses and ranges that it may come from; none: any. */
  networks: string[];
  createdAt: Date;
  /** When it ends; null: when its owner ends it. */
  expiresAt: Date | null;
  lastUsedAt: Date | null;
};

/** A key that makes a call. `uid`: the administrator who made it, whose role it needs. */
export type CallingKey = Pick<ApiKey, 'id' | 'name' | 'scopes' | 'networks'> & { uid: string };

const PREFIX = 'kiran_live_';
/** What a key looks like: a scanner of repositories finds it by its prefix, and anything else costs no statement. */
export const KEY_FORMAT = new RegExp(`^${PREFIX}[\\w-]{43}$`);
export const wordedKey = (random: Buffer): string => PREFIX + random.toString('base64url');
/** As much of a key as may be shown. */
export const beginningOf = (key: string): string => key.slice(0, PREFIX.length + 4);

/** Whom a key's call acts as: no account, so that the audit log and an order's history name the key. */
export const principalOf = ({ id, name }: CallingKey): Principal => ({
  uid: id,
  name: `${name} (API key)`,
  email: '',
  emailVerified: false,
  role: 'administrator',
});
