import type { RemoteReason } from '#src/platform/fetch/remote-fault.ts';
import type { UnusablePicture } from '#src/platform/media/inspect-picture.ts';

/** The queue whose job fetches pictures from other servers. */
export const FETCH_QUEUE = 'pictures.fetch';

/** The most pictures of one product: the main image and twenty more, as the form takes them. */
export const MOST_PICTURES = 21;

/** How far the wanted pictures are. `fetching` are also those that are here and being encoded. */
export type WantedCounts = { waiting: number; fetching: number; done: number; failed: number };

/** Whether this is a picture at another server, and none of those hosts whose pictures pages may show as they are (PICTURE_HOSTS). */
export function isRemote(url: string, settings: { pictureHosts: string[] }): boolean {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return false;
  return !settings.pictureHosts.includes(new URL(url).host);
}

/** Why a picture did not come, as the report words it. */
export type PictureReason = RemoteReason | UnusablePicture | 'too-many' | 'product-gone';

/** Everything that wants one address, while it is being fetched. */
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
  /** When a waiting one is asked for; undefined for the others. */
  dueAt: Date | undefined;
};

export type RemotePictureFilter = { importId?: string | undefined; state?: RemotePicture['state'] | undefined };
