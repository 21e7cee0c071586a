import type { remotePictureList, retryBody } from '#src/wire/catalogue/remote-picture.ts';
import { type Answered, API, call } from './call.ts';

type WireList = Answered<typeof remotePictureList>['data'];

const decode = ({ _id, product, ...rest }: WireList['pictures'][number]) => ({
  ...rest,
  id: _id,
  product: { id: product._id, name: product.name },
});
/** A picture that a product needs from another server. */
export type WantedPicture = ReturnType<typeof decode>;
export type PictureReport = { counts: WireList['counts']; failed: WantedPicture[]; failedTotal: number };

const query = (fields: Record<string, string | undefined>) =>
  new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** The progress of an import's pictures, or of all that are needed, with the first `limit` failures. */
export async function showPictureReport(importId: string | undefined, limit: number): Promise<PictureReport> {
  const { data, total } = await call<{ answer: typeof remotePictureList }>(
    'GET',
    `/remote-pictures?${query({ importId, state: 'failed', limit: String(limit) })}`,
  );
  return { counts: data.counts, failed: data.pictures.map(decode), failedTotal: total };
}

/** Fetches all failed ones again. */
export const retryPictures = async (importId: string | undefined): Promise<void> =>
  void (await call<{ body: typeof retryBody }>('POST', '/remote-pictures/retry', {
    ...(importId !== undefined && { importId }),
  }));

export const retryPicture = async (id: string): Promise<void> =>
  void (await call('POST', `/remote-pictures/${encodeURIComponent(id)}/retry`));

/** Gives up on a picture: the product goes without it. */
export const forgetPicture = async (id: string): Promise<void> =>
  void (await call('DELETE', `/remote-pictures/${encodeURIComponent(id)}`));

/** Where the browser downloads the failures as a sheet. */
export const failuresHref = (importId: string | undefined): string =>
  `${API}/remote-pictures/failures.csv?${query({ importId })}`;
