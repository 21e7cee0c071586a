import type { Queryable } from '#src/platform/database/database.ts';
import { selectDocuments } from './document.store.ts';
import type { TaxDocument } from './document.ts';

export type { TaxDocument };

/** The documents of an order or booking, oldest first. */
export const listDocuments = (db: Queryable, subjectId: string): Promise<TaxDocument[]> =>
  selectDocuments(db, subjectId);
