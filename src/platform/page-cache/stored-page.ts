import { gzipSync } from 'node:zlib';

/** A finished answer that can be sent again as it is. `brotli`: made once, when the page is filled; undefined for a body not worth compressing. */
export type StoredPage = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  brotli: Buffer | undefined;
  etag: string;
  /** Set-Cookie lines; a page that has any is never stored. */
  cookies?: string[];
};

const zipped = new WeakMap<Buffer, Buffer>();

/** Made for the first request that does not accept brotli, which few pages ever get: it would be a tenth of every render. */
export function gzipOf({ body }: StoredPage): Buffer {
  const known = zipped.get(body) ?? gzipSync(body);
  zipped.set(body, known);
  return known;
}

/**
 * What a fill returns: the page, and the tags of everything that it shows. `keep: false` sends it without storing it; `until` is the
 * instant (milliseconds) at which it expires even without a write. `unreachable`: the page only says that the database cannot be reached; a
 * fill may also throw that.
 */
export type Filled = { page: StoredPage; tags: Iterable<string>; keep: boolean; until?: number; unreachable?: boolean };

/** What begins so is the tag of no page: to expire it only calls back those who listen. */
export const NO_PAGE = 'admin:';
