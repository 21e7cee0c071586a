import { DAY_MS } from '#src/kernel/india-time.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import { transact, type Write } from '#src/platform/database/transact.ts';
import { Fault, notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import {
  countUnsent as count,
  countMessages,
  deleteMessagesBefore,
  findMessage,
  type QueuedMessage,
  requeue,
  selectMessages,
  type UnsentCount,
} from './mail.store.ts';
import { queueOf } from './message.ts';
import { sweepOutbox } from './sweep-outbox.ts';

export type OutboxRow = Awaited<ReturnType<typeof selectMessages>>[number];
export type { QueuedMessage, UnsentCount } from './mail.store.ts';

/** All messages, newest first. */
export async function listOutbox({ db }: Pick<Platform, 'db'>, paging: { page: number; limit: number }) {
  const [items, total] = await Promise.all([selectMessages(db, paging), countMessages(db)]);
  return { items, total, next: paging.page * paging.limit < total ? paging.page + 1 : null };
}

/** For each channel, what waits to be sent, and what was given up of that written since then. */
export const countUnsent = ({ db }: { db: Queryable }, since: Date): Promise<UnsentCount[]> => count(db, since);

/** One message with its text. Throws `not-found`. */
export async function showMessage({ db }: Pick<Platform, 'db'>, id: string): Promise<QueuedMessage> {
  const message = await findMessage(db, id);
  if (!message) throw notFound('message');
  return message;
}

/**
 * Sends a failed message again. Throws `not-found`, or `conflict` if it has not failed.
 * @param also what else must happen in the same transaction
 */
export async function sendAgain(
  platform: Platform,
  id: string,
  also: (write: Write) => Promise<void> = async () => {},
): Promise<void> {
  const { channel } = await showMessage(platform, id);
  await transact(platform, async (write) => {
    const { trx } = write;
    if (!(await requeue(trx, id))) throw new Fault('conflict', 'not-failed-message');
    await platform.jobs.send(trx, queueOf(channel), { id });
    await also(write);
  });
}

/** How long the shop keeps sent messages; the privacy notice says so. @internal */
export const KEPT_DAYS = 180;

/** Deletes messages sent longer ago, and their files. */
export async function forgetMessages(platform: Pick<Platform, 'db' | 'clock' | 'settings'>): Promise<number> {
  const forgotten = await deleteMessagesBefore(
    platform.db,
    new Date(platform.clock.now().getTime() - KEPT_DAYS * DAY_MS),
  );
  await sweepOutbox(platform);
  return forgotten;
}
