import type { Insertable } from 'kysely';
import type { Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';

export const insertEntry = (trx: Tx, row: Insertable<Schema['auditEntry']>) => trx.insertInto('auditEntry').values(row).execute();
