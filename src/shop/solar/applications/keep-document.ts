import { transact } from '#src/platform/database/transact.ts';
import { Fault, forbidden, notFound } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { StoredFile } from '#src/platform/media/picture-store.ts';
import type { Platform } from '#src/platform/platform.ts';
import { enforceLimits } from '#src/platform/rate-limit/consume.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import { sendRemoval } from '#src/shop/solar/plants/remove-files.ts';
import { findApplication, lockApplication } from './application.store.ts';
import { type ApplicationDocument, MOST_DOCUMENTS } from './application.ts';
import { deleteDocument, findDocument, insertDocument, selectDocuments } from './document.store.ts';
import { prepareDocument } from './prepare-document.ts';
import { enteringAs } from './show-application.ts';

/** Uploads per hour of one account. */
const MOST_UPLOADS = 60;

/** Counts a paper, before any of it is read. Throws `too-many`. */
export const consumeDocument = (platform: Platform, uid: string): Promise<void> =>
  transact(platform, ({ trx }) =>
    enforceLimits(
      trx,
      platform,
      [{ what: 'application-document', who: uid, most: MOST_UPLOADS }],
      'documents-too-often',
    ),
  );

/**
 * Adds a paper to an application, under the name that its sender gave it. For its customer and the administrator.
 * Throws `not-found`, `wrong-step` for too many, `invalid`, `too-large`.
 */
export async function addDocument(
  platform: Platform,
  actor: Principal,
  applicationId: string,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<ApplicationDocument> {
  await enteringAs(platform.db, actor, await findApplication(platform.db, applicationId));
  const made = await prepareDocument(bytes);
  const at = platform.clock.now();
  const id = newId('doc', at.getTime());
  const file = `private/${id.replace('_', '-')}.${made.kind}`;
  // Stored before the row: a crash in between leaves a file that nobody can ask for.
  await platform.pictures.put(file, made.bytes, made.type);
  return transact(platform, async (write) => {
    const { trx } = write;
    const application = await lockApplication(trx, applicationId);
    if (!application) throw notFound('application');
    const { as } = await enteringAs(trx, actor, application);
    if ((await selectDocuments(trx, applicationId)).length >= MOST_DOCUMENTS)
      throw new Fault('wrong-step', 'too-many-documents');
    const { kind } = made;
    const { state } = application;
    const document = { id, name, kind, bytes: made.bytes.length, state, enteredBy: as, enteredAt: at };
    await insertDocument(trx, applicationId, { ...document, file });
    if (as === 'shop') {
      const after = { document: id, kind };
      const subject = `application:${applicationId}`;
      await recordAction(write, actor, { act: 'application.document-added', subject, after }, at);
    }
    write.expire(live('applications'));
    return document;
  }).catch(async (error) => {
    await platform.pictures.remove(file);
    throw error;
  });
}

/** Removes a paper: customers their own, the administrator any; repeating changes nothing. Throws `not-found`, `forbidden`. */
export async function removeDocument(
  platform: Platform,
  actor: Principal,
  applicationId: string,
  id: string,
): Promise<void> {
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    const { trx } = write;
    const { as } = await enteringAs(trx, actor, await lockApplication(trx, applicationId));
    const document = await findDocument(trx, applicationId, id);
    if (!document) return;
    if (as === 'customer' && document.enteredBy === 'shop') throw forbidden();
    await deleteDocument(trx, id);
    await sendRemoval(platform, trx, [document.file]);
    if (as === 'shop') {
      const before = { document: id, kind: document.kind };
      const subject = `application:${applicationId}`;
      await recordAction(write, actor, { act: 'application.document-removed', subject, before }, at);
    }
    write.expire(live('applications'));
  });
}

/** A paper's file, for its customer and the administrator. Throws `not-found`. */
export async function showDocument(
  { db, pictures }: Pick<Platform, 'db' | 'pictures'>,
  actor: Principal,
  applicationId: string,
  id: string,
): Promise<ApplicationDocument & { content: StoredFile }> {
  await enteringAs(db, actor, await findApplication(db, applicationId));
  const document = await findDocument(db, applicationId, id);
  const content = document && (await pictures.get(document.file));
  if (!document || !content) throw notFound('document');
  const { file: _, ...shown } = document;
  return { ...shown, content };
}
