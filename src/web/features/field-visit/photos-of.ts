import type { PhotoSide } from '#src/wire/domain.ts';
import type { Outbox } from './outbox.ts';
import type { VisitFileView } from './visit-view.ts';

/** A photo as the page shows it: the device's copy while it has one, otherwise the shop's. */
export type ShownPhoto = { id: string; address: string | undefined; state: 'waiting' | 'refused' | 'making' | 'there' };

/** Photos the shop has, those sent since, and those still waiting; each once, in the order in which they were taken. */
export function photosOf(file: VisitFileView, outbox: Outbox): Record<PhotoSide, ShownPhoto[]> {
  const shown: Record<PhotoSide, Map<string, ShownPhoto>> = { before: new Map(), after: new Map() };
  for (const { id, side, state, address } of file.photos) {
    shown[side].set(id, {
      id,
      address: outbox.previews.get(id) ?? (state === 'ready' ? `${address}?w=320` : undefined),
      state: state === 'ready' ? 'there' : 'making',
    });
  }
  for (const { visitId, photoId, side } of outbox.sent) {
    if (visitId === file.id)
      shown[side].set(photoId, { id: photoId, address: outbox.previews.get(photoId), state: 'there' });
  }
  const gone = new Set(outbox.removed);
  for (const item of outbox.items) {
    if (item.visitId !== file.id) continue;
    if (item.kind === 'removal') gone.add(item.photoId);
    if (item.kind === 'photo') {
      shown[item.side].set(item.photoId, {
        id: item.photoId,
        address: outbox.previews.get(item.photoId),
        state: item.refused ? 'refused' : 'waiting',
      });
    }
  }
  const of = (side: PhotoSide) => [...shown[side].values()].filter(({ id }) => !gone.has(id));
  return { before: of('before'), after: of('after') };
}
