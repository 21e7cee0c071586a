import type { Queryable } from '#src/platform/database/database.ts';
import { selectDocuments, selectIssued } from './document.store.ts';
import type { IssuedDocument, TaxDocument } from './document.ts';

export type { TaxDocument };

/** The documents of an order or booking, oldest first. */
export const listDocuments = (db: Queryable, subjectId: string): Promise<TaxDocument[]> =>
  selectDocuments(db, subjectId);

/** The same with their contents, in the order of their numbers. */
export const listIssued = (db: Queryable, subjectId: string): Promise<IssuedDocument[]> =>
  selectIssued(db, { subjectId });
