import { grantTrouble } from './check-database.ts';
import { tlsTrouble } from './tls-mode.ts';
import { isUnusable, messageOf } from './unreachable.ts';

/** Why the database of DATABASE_URL cannot be used, and what to do; undefined for anything else. */
export function databaseTrouble(url: string, error: unknown): string | undefined {
  const { host, pathname } = new URL(url);
  const where = `The database at ${host}${pathname}`;
  const why = tlsTrouble(error);
  if (why) return `${where} ${why}`;
  if (isUnusable(error)) return `${where} cannot be used (${messageOf(error)}): check that it runs, and DATABASE_URL.`;
  return grantTrouble(error);
}
