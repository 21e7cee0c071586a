import type { Queryable } from '#src/platform/database/database.ts';
import type { DocumentKind } from '#src/platform/database/schema-money.ts';
import type { Paise } from '#src/platform/money.ts';
import { selectDocuments } from '#src/shop/invoices/document.store.ts';

/** A tax document as a list names it; its contents and PDF are asked for by id. */
export type TaxDocument = { id: string; kind: DocumentKind; number: string; issuedAt: Date; total: Paise };

/** The papers of an order or booking, oldest first. */
export const listDocuments = (db: Queryable, subjectId: string): Promise<TaxDocument[]> => selectDocuments(db, subjectId);
