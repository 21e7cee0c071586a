import { transact } from '#src/platform/database/transact.ts';
import { notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { sendRemoval } from '#src/shop/solar/plants/remove-files.ts';
import { deleteApplication, lockApplication } from './application.store.ts';
import { selectDocuments } from './document.store.ts';

/** Removes an application that was given up or started by mistake, with its documents. For the administrator. Throws `not-found`. */
export async function removeApplication(platform: Platform, actor: Actor, id: string): Promise<void> {
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    const { trx } = write;
    const application = await lockApplication(trx, id);
    if (!application) throw notFound('application');
    const documents = await selectDocuments(trx, id);
    await sendRemoval(
      platform,
      trx,
      documents.map(({ file }) => file),
    );
    await deleteApplication(trx, id);
    const before = { plant: application.plantId, state: application.state, documents: documents.length };
    await recordAction(write, actor, { act: 'application.removed', subject: `application:${id}`, before }, at);
    write.expire(live('applications'));
  });
}
