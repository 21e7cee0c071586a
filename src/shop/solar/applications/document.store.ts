import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { ApplicationDocument } from './application.ts';

export type StoredDocument = ApplicationDocument & { file: string };

const COLUMNS = ['id', 'name', 'kind', 'bytes', 'state', 'enteredBy', 'enteredAt', 'file'] as const;

/** Oldest first. */
export const selectDocuments = (db: Queryable, applicationId: string): Promise<StoredDocument[]> =>
  db
    .selectFrom('solarApplicationDocument')
    .select(COLUMNS)
    .where('applicationId', '=', applicationId)
    .orderBy('enteredAt')
    .orderBy('id')
    .execute();

export const findDocument = (db: Queryable, applicationId: string, id: string): Promise<StoredDocument | undefined> =>
  db
    .selectFrom('solarApplicationDocument')
    .select(COLUMNS)
    .where('applicationId', '=', applicationId)
    .where('id', '=', id)
    .executeTakeFirst();

export const insertDocument = (trx: Tx, applicationId: string, document: StoredDocument) =>
  trx
    .insertInto('solarApplicationDocument')
    .values({ ...document, applicationId })
    .execute();

export const deleteDocument = (trx: Tx, id: string) =>
  trx.deleteFrom('solarApplicationDocument').where('id', '=', id).execute();
