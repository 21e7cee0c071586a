import type { Write } from '#src/platform/database/transact.ts';
import { newId } from '#src/platform/ids.ts';
import { type Draft, totalOf } from './compose-document.ts';
import { insertDocument } from './document.store.ts';
import type { DocumentContent, IssuedDocument, Reference } from './document.ts';
import { indianDay } from './financial-year.ts';
import { nextNumber } from './series.store.ts';

/** What a document gets besides its contents. */
export type Issue = { uid: string; test: boolean; subjectId: string; cause: string; at: Date; refersTo?: string };

/** Numbers a draft and stores it: from here on it never changes. */
export async function issueDocument(
  { trx }: Write,
  draft: Draft,
  { uid, test, subjectId, cause, at, refersTo }: Issue,
): Promise<IssuedDocument> {
  const { kind } = draft;
  const id = newId('doc', at.getTime());
  const { number, ...series } = await nextNumber(trx, { kind, test }, at);
  const content: DocumentContent = { ...draft, ...(test && { test }), number, on: indianDay(at) };
  const total = totalOf(draft);
  await insertDocument(trx, {
    id,
    kind,
    ...series,
    number,
    uid,
    test,
    subjectId,
    cause,
    refersTo: refersTo ?? null,
    issuedAt: at,
    totalPaise: total,
    content: JSON.stringify(content),
  });
  return { id, kind, number, issuedAt: at, total, test, uid, subjectId, cause, content };
}

export const referenceTo = ({ id, number, content }: IssuedDocument): Reference => ({ id, number, on: content.on });
