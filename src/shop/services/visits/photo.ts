/** A private photo of a visit. Its file can be shown once `state` is `ready`. */
export type VisitPhoto = {
  id: string;
  side: PhotoSide;
  state: 'waiting' | 'ready' | 'failed';
  width: number;
  height: number;
};
export type PhotoSide = 'before' | 'after';

/** Maximum number of photos per side (before, after). */
export const MOST_PHOTOS = 8;

/** The address of a photo: an API call that checks who asks, never a public picture file. */
export const photoAddress = (visitId: string, photoId: string): string =>
  `/api/visits/${encodeURIComponent(visitId)}/photos/${encodeURIComponent(photoId)}`;
