import { transact } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import {
  type Confirmation,
  deleteConfirmation,
  selectConfirmations,
  upsertConfirmation,
} from './confirmation.store.ts';

export type { Confirmation };

/** The owner's confirmations, and when they were made. */
export const listConfirmations = ({ db }: Pick<Platform, 'db'>): Promise<Confirmation[]> => selectConfirmations(db);

/** Records the owner's confirmation with today's date, or withdraws it. */
export async function confirm(
  platform: Platform,
  actor: Actor,
  item: string,
  { confirmed, note }: { confirmed: boolean; note: string },
): Promise<void> {
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    if (confirmed) await upsertConfirmation(write.trx, { item, note, confirmedAt: at });
    else await deleteConfirmation(write.trx, item);
    await recordAction(
      write,
      actor,
      { act: confirmed ? 'launch.confirmed' : 'launch.withdrawn', subject: `launch:${item}`, after: { note } },
      at,
    );
    write.expire(live('settings'));
  });
}
