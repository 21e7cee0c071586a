import { grantTrouble } from './check-database.ts';
import { isReadOnly } from './refuse-standby.ts';
import { tlsTrouble } from './tls-mode.ts';
import { isUnusable, messageOf } from './unreachable.ts';

/** Why the database of DATABASE_URL cannot be used, and what to do; undefined for anything else. */
export function databaseTrouble(url: string, error: unknown): string | undefined {
  const { host, pathname } = new URL(url);
  const where = `The database at ${host}${pathname}`;
  const why = tlsTrouble(error);
  if (why) return `${where} ${why}`;
  if (isReadOnly(error))
    return `${where} can only be read: DATABASE_URL must lead to the primary server, not to a standby, and default_transaction_read_only must be off.`;
  if (isUnusable(error)) return `${where} cannot be used (${messageOf(error)}): check that it runs, and DATABASE_URL.`;
  return grantTrouble(error);
}
