import type { remotePictureList, retryBody } from '#src/wire/remote-picture.ts';
import { type Answered, API, call } from './call.ts';

type WireList = Answered<typeof remotePictureList>['data'];

const decode = ({ _id, product, ...rest }: WireList['pictures'][number]) => ({
  ...rest,
  id: _id,
  product: { id: product._id, name: product.name },
});
/** A picture that a product wants from another server. */
export type WantedPicture = ReturnType<typeof decode>;
export type PictureReport = { counts: WireList['counts']; failed: WantedPicture[]; failedTotal: number };

const query = (fields: Record<string, string | undefined>) =>
  new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** How far the pictures of an import are, or all that are wanted, with the first `limit` of those that did not come. */
export async function showPictureReport(importId: string | undefined, limit: number): Promise<PictureReport> {
  const { data, total } = await call<{ answer: typeof remotePictureList }>(
    'GET',
    `/remote-pictures?${query({ importId, state: 'failed', limit: String(limit) })}`,
  );
  return { counts: data.counts, failed: data.pictures.map(decode), failedTotal: total };
}

/** Fetches all that did not come once more. */
export const retryPictures = async (importId: string | undefined): Promise<void> =>
  void (await call<{ body: typeof retryBody }>('POST', '/remote-pictures/retry', {
    ...(importId !== undefined && { importId }),
  }));

export const retryPicture = async (id: string): Promise<void> =>
  void (await call('POST', `/remote-pictures/${encodeURIComponent(id)}/retry`));

/** The product does without it. */
export const forgetPicture = async (id: string): Promise<void> =>
  void (await call('DELETE', `/remote-pictures/${encodeURIComponent(id)}`));

/** Where the browser gets those that did not come as a sheet. */
export const failuresHref = (importId: string | undefined): string =>
  `${API}/remote-pictures/failures.csv?${query({ importId })}`;
