import type { DocumentContent, DocumentKind } from '#src/shop/sales/tax-documents/document.ts';

/** A tax document as returns read it: its contents as issued, and its place in its series. Amounts in paise. */
export type ReturnDocument = {
  id: string;
  kind: DocumentKind;
  number: string;
  financialYear: number;
  sequence: number;
  subjectId: string;
  cause: string;
  /** The invoice of a credit note, the receipt voucher of a refund voucher. */
  refersTo: string | null;
  issuedAt: Date;
  total: number;
  content: DocumentContent;
};

/** The invoice that a credit note refers to, perhaps of another month. */
export type Original = { id: string; number: string; total: number; on: string };

/** A number that no document has, between others that have one. */
export type MissingNumber = { kind: ReturnDocument['kind']; financialYear: number; sequence: number };

/** A month's documents and what they refer to: everything that its returns are made from. */
export type MonthDocuments = {
  from: Date;
  to: Date;
  documents: ReturnDocument[];
  originals: Map<string, Original>;
  /** All documents until the month's end of whatever received an advance and has a document in it, oldest first. */
  advanceHistory: ReturnDocument[];
  missing: MissingNumber[];
};
