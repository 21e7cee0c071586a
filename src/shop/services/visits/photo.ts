/** A private photograph of a visit. Its file can be shown once `state` is ready. */
export type VisitPhoto = {
  id: string;
  side: PhotoSide;
  state: 'waiting' | 'ready' | 'failed';
  width: number;
  height: number;
};
export type PhotoSide = 'before' | 'after';

/** How many photographs a side may have. */
export const MOST_PHOTOS = 8;

/** The address of a photograph: a call that asks who is there, never a file of the public pictures. */
export const photoAddress = (visitId: string, photoId: string): string =>
  `/api/visits/${encodeURIComponent(visitId)}/photos/${encodeURIComponent(photoId)}`;
