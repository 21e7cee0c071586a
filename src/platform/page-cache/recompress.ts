import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { StoredPage } from './stored-page.ts';
import type { Entry, StoredPages } from './stored-pages.ts';

const [compress, decompress] = [promisify(brotliCompress), promisify(brotliDecompress)];

/** Milliseconds for which a page has stayed: what sales and hearts make anew every second or two is not worth it. */
const SETTLED = 10_000;
/** Of the time between two pages, that of the first: at most a tenth of one processor is spent on this. */
const REST = 9;
/** The window in which brotli looks for repetitions: 512 KiB, which no page of the shop fills. Its work takes eight times that in memory. */
const WINDOW = 19;

/**
 * Compresses pages that stay, and are asked for again, as tightly as brotli can: a tenth fewer bytes for eighty times the work (docs/decisions/0076).
 * One at a time, on another thread than the one that answers.
 */
export class Recompression {
  #isBusy = false;
  #restUntil = 0;
  readonly #pages: StoredPages;
  readonly #now: () => number;

  /** @param now milliseconds */
  constructor(pages: StoredPages, now: () => number) {
    this.#pages = pages;
    this.#now = now;
  }

  /** Begins to compress a page that is being sent, if it is time to. */
  consider(key: string, entry: Entry, now: number): void {
    if (entry.recompressed || this.#isBusy || now < this.#restUntil || now - entry.begun < SETTLED) return;
    if (entry.outdatedAt !== undefined) return;
    entry.recompressed = true;
    this.#isBusy = true;
    recompress(entry.page)
      .then((page) => page && this.#pages.shrink(key, entry.page, page))
      .catch(() => {}) // it stays as it is
      .finally(() => {
        const ended = this.#now();
        this.#restUntil = ended + REST * (ended - now);
        this.#isBusy = false;
      });
  }
}

/** The page with fewer bytes, if any can be saved. */
async function recompress(page: StoredPage): Promise<StoredPage | undefined> {
  if (!page.brotli) return undefined;
  const body = await decompress(page.brotli);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const brotli = await compress(body, { params });
  return brotli.length < page.brotli.length ? { ...page, brotli } : undefined;
}
