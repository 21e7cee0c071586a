import type { Platform } from '#src/platform/platform.ts';
import { selectHistory } from './history.store.ts';
import { photoAddress } from './photo.ts';

/** A completed visit, as `serviceHistory` shows it (spec.md §3). Images are addresses that only its customer and staff may open. */
export type HistoryEntry = {
  visitId: string;
  date: Date;
  employeeName: string;
  problems: string;
  beforeImages: string[];
  afterImages: string[];
};

/** The completed visits of bookings, by booking, oldest first. */
export async function historyOf(
  { db }: Pick<Platform, 'db'>,
  bookingIds: string[],
): Promise<Map<string, HistoryEntry[]>> {
  const found = new Map<string, HistoryEntry[]>(bookingIds.map((id) => [id, []]));
  if (bookingIds.length === 0) return found;
  for (const { bookingId, visitId, completedAt, employeeName, findings, problems, photos } of await selectHistory(
    db,
    bookingIds,
  )) {
    const of = (side: string) =>
      photos.filter((photo) => photo.side === side).map((photo) => photoAddress(visitId, photo.id));
    found.get(bookingId)?.push({
      visitId,
      date: completedAt ?? new Date(0),
      employeeName,
      problems: findings || problems,
      beforeImages: of('before'),
      afterImages: of('after'),
    });
  }
  return found;
}
