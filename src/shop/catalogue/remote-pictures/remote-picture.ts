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
