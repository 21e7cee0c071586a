import { transact } from '#src/platform/database/transact.ts';
import { plannedWidths } from '#src/platform/media/encode-picture.ts';
import type { Platform } from '#src/platform/platform.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { inspectQueued } from './inspect-queued.ts';
import { findPictureRow, insertPicture, type PictureRow, takeUp } from './picture.store.ts';

export const ENCODE_QUEUE = 'pictures.encode';

/**
 * Accepts an uploaded picture: checks it by its contents, stores the original, and leaves the encoding to a job. The same file again gives the same
 * picture, and a new job if the last one gave up. Without an `actor` it was fetched for somebody, whose request has its own line in the log. Throws
 * `invalid`, `too-large`.
 */
export async function addPicture(platform: Platform, bytes: Buffer, actor: Actor | undefined): Promise<PictureRow> {
  const seen = await inspectQueued(bytes);
  const stem = `p-${seen.sha256.slice(0, 24)}`;
  const ready = await takeUp(platform.db, stem);
  if (ready) return ready;
  const known = await findPictureRow(platform.db, stem);
  const original = `originals/${stem}.${seen.kind}`;
  // Stored before the row: a crash between the two leaves a file without a row, which the same upload finds again.
  await platform.pictures.put(original, bytes, `image/${seen.kind === 'jpg' ? 'jpeg' : seen.kind}`);
  const { widths, webp } = plannedWidths(seen.width);
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    const { trx } = write;
    const row = {
      stem,
      state: 'waiting' as const,
      original,
      width: seen.width,
      height: seen.height,
      widths: JSON.stringify(widths),
      webp,
      placeholder: seen.placeholder,
      createdAt: at,
      finishedAt: null,
    };
    await insertPicture(trx, row);
    const { width, height } = seen;
    if (actor && known?.state !== 'waiting')
      await recordAction(
        write,
        actor,
        { act: 'picture.added', subject: `picture:${stem}`, after: { width, height } },
        at,
      );
    await platform.jobs.send(trx, ENCODE_QUEUE, { stem }, { key: stem });
  });
  const row = await findPictureRow(platform.db, stem);
  if (!row) throw new Error(`picture ${stem} vanished`);
  return row;
}
