import type { Insertable } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { ApiKey, CallingKey } from './api-key.ts';

const SHOWN = ['id', 'name', 'beginning', 'scopes', 'networks', 'createdAt', 'expiresAt', 'lastUsedAt'] as const;

export const insertKey = (trx: Tx, row: Insertable<Schema['apiKey']>) => trx.insertInto('apiKey').values(row).execute();

export const selectKeys = (db: Queryable): Promise<ApiKey[]> =>
  db.selectFrom('apiKey').select(SHOWN).orderBy('createdAt', 'desc').orderBy('id').execute();

/** Deletes a key; answers what it was, or undefined if it is gone. */
export const deleteKey = (trx: Tx, id: string): Promise<ApiKey | undefined> =>
  trx.deleteFrom('apiKey').where('id', '=', id).returning(SHOWN).executeTakeFirst();

/** The key of this hash, if it has not ended and its account is the administrator's still. */
export const findKey = (
  db: Queryable,
  keyHash: string,
  at: Date,
): Promise<(CallingKey & { lastUsedAt: Date | null }) | undefined> =>
  db
    .selectFrom('apiKey')
    .innerJoin('user', 'user.id', 'apiKey.uid')
    .select(['apiKey.id', 'apiKey.name', 'scopes', 'networks', 'uid', 'lastUsedAt'])
    .where('keyHash', '=', keyHash)
    .where((eb) => eb.or([eb('apiKey.expiresAt', 'is', null), eb('apiKey.expiresAt', '>', at)]))
    .where('user.role', '=', 'administrator')
    .where('user.banned', 'is not', true)
    .executeTakeFirst();

export const noteUse = (trx: Tx, id: string, at: Date) =>
  trx.updateTable('apiKey').set({ lastUsedAt: at }).where('id', '=', id).execute();
