import type { WireRemotePicture, WireRemotePictureList } from '#src/wire/remote-picture.ts';
import { API, call } from './call.ts';

/** A picture that a product wants from another server. */
export type WantedPicture = Omit<WireRemotePicture, '_id' | 'product'> & {
  id: string;
  product: { id: string; name: string };
};
export type PictureReport = {
  counts: WireRemotePictureList['data']['counts'];
  failed: WantedPicture[];
  failedTotal: number;
};

const decode = ({ _id, product, ...rest }: WireRemotePicture): WantedPicture => ({
  ...rest,
  id: _id,
  product: { id: product._id, name: product.name },
});
const query = (fields: Record<string, string | undefined>) =>
  new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** How far the pictures of an import are, or all that are wanted, with the first `limit` of those that did not come. */
export async function showPictureReport(importId: string | undefined, limit: number): Promise<PictureReport> {
  const { data, total } = await call<WireRemotePictureList>(
    'GET',
    `/remote-pictures?${query({ importId, state: 'failed', limit: String(limit) })}`,
  );
  return { counts: data.counts, failed: data.pictures.map(decode), failedTotal: total };
}

/** Fetches all that did not come once more. */
export const retryPictures = async (importId: string | undefined): Promise<void> =>
  void (await call('POST', '/remote-pictures/retry', { ...(importId !== undefined && { importId }) }));

export const retryPicture = async (id: string): Promise<void> =>
  void (await call('POST', `/remote-pictures/${encodeURIComponent(id)}/retry`));

/** The product does without it. */
export const forgetPicture = async (id: string): Promise<void> =>
  void (await call('DELETE', `/remote-pictures/${encodeURIComponent(id)}`));

/** Where the browser gets those that did not come as a sheet. */
export const failuresHref = (importId: string | undefined): string =>
  `${API}/remote-pictures/failures.csv?${query({ importId })}`;
