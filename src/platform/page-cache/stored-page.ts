import { brotliDecompressSync, gzipSync } from 'node:zlib';

/**
 * A finished answer that can be sent again as it is. It is kept in one form, which takes the least memory: `brotli`, or `body` if that is not worth
 * compressing.
 */
export type StoredPage = {
  status: number;
  headers: Record<string, string>;
  body: Buffer | undefined;
  brotli: Buffer | undefined;
  etag: string;
  /** Set-Cookie lines; a page that has any is never stored. */
  cookies?: string[];
};

/** The content codings in which pages are sent; '' for none. */
export type Coding = 'br' | 'gzip' | '';

/** What is sent under this coding. */
export function bytesOf(page: StoredPage, coding: Coding): Buffer {
  if (coding === 'br' && page.brotli) return page.brotli;
  return coding === 'gzip' ? gzipOf(page) : bodyOf(page);
}

/** Unpacked for each request that accepts no compression (programs, not browsers): a millisecond, where keeping it would take six times the memory. */
export const bodyOf = ({ body, brotli }: StoredPage): Buffer =>
  body ?? (brotli ? brotliDecompressSync(brotli) : Buffer.alloc(0));

const zipped = new WeakMap<StoredPage, Buffer>();

/** Made for the first request that accepts gzip and not brotli, which few pages ever get: it would be a tenth of every render. */
function gzipOf(page: StoredPage): Buffer {
  const known = zipped.get(page) ?? gzipSync(bodyOf(page));
  zipped.set(page, known);
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
