import type { RemoteReason } from '#src/platform/fetch/remote-fault.ts';
import type { UnusablePicture } from '#src/platform/media/inspect-picture.ts';

/** The queue whose job fetches pictures from other servers. */
export const FETCH_QUEUE = 'pictures.fetch';

/** The most pictures per product: the main image and twenty more, as in the form. */
export const MOST_PICTURES = 21;

/** The progress of the wanted pictures. `fetching` includes those that have arrived and are being encoded. */
export type WantedCounts = { waiting: number; fetching: number; done: number; failed: number };

/** Whether this picture is at another server, other than the hosts whose pictures pages may show directly (PICTURE_HOSTS). */
export function isRemote(url: string, settings: { pictureHosts: string[] }): boolean {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return false;
  return !settings.pictureHosts.includes(new URL(url).host);
}

/** Why a picture did not come, as the report words it. */
export type PictureReason = RemoteReason | UnusablePicture | 'too-many' | 'product-gone';

/** All requests for one address, while it is being fetched. */
export type AddressClaim = { url: string; host: string; until: Date; tries: number };

/** A picture that a product wants or wanted from another server, as the administrator sees it. */
export type RemotePicture = {
  id: number;
  productId: string;
  productName: string;
  url: string;
  importId: string | null;
  state: 'waiting' | 'fetching' | 'done' | 'failed';
  reason: PictureReason | null;
  tries: number;
  at: Date;
  /** When a waiting one will be fetched; undefined for the others. */
  dueAt: Date | undefined;
};

export type RemotePictureFilter = { importId?: string | undefined; state?: RemotePicture['state'] | undefined };
