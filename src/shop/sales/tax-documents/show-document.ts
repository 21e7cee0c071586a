import { forbidden, notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import { awaitsProof, selectIssued } from './document.store.ts';
import type { IssuedDocument } from './document.ts';

/** A document with its contents, for its customer and the administrator. Throws `not-found`, `forbidden`. */
export async function showDocument(
  { db }: Pick<Platform, 'db'>,
  actor: Principal,
  id: string,
): Promise<IssuedDocument> {
  const [document] = await selectIssued(db, { id });
  if (!document) throw notFound('document');
  if (isAdministrator(actor)) return document;
  // A telephone order belongs to no account until its address is proved, and neither do its documents.
  if (document.uid !== actor.uid || (await awaitsProof(db, document.subjectId))) throw forbidden();
  return document;
}
