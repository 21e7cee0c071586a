import type { Demand } from './demand.ts';
import type { StoredPage } from './stored-page.ts';

/**
 * A page in memory. `until`: when it expires even without a write. `outdatedAt`: when the first soft expiry came that it does not show.
 * `from`: the count of expiries when its fill began. `begun`: when the last fill of it began. `wanted`: requested again since it was stored,
 * or since eviction last spared it. `recompressed`: compressed as tightly as can be, or about to be.
 */
export type Entry = {
  page: StoredPage;
  tags: string[];
  bytes: number;
  until: number;
  outdatedAt: number | undefined;
  from: number;
  begun: number;
  demand: Demand;
  wanted: boolean;
  recompressed: boolean;
};

/** Of a page's headers and the entry itself; of a tag, in the page's list and in the index. */
const [ENTRY, TAG] = [3_000, 120];

/** The bytes that a page takes with all that is kept for it. The compressed body twice, for the gzip that a request may ask for. */
const sizeOf = (key: string, { page: { body, brotli }, tags }: Pick<Entry, 'page' | 'tags'>): number =>
  (body?.length ?? 0) + 2 * (brotli?.length ?? 0) + ENTRY + TAG * tags.length + 2 * key.length;

/** Pages by key and by tag, at most so many bytes of them. What was not requested twice goes first when room runs out. */
export class StoredPages {
  readonly #entries = new Map<string, Entry>();
  readonly #byTag = new Map<string, Set<string>>();
  #entryOf = new WeakMap<StoredPage, Entry>();
  #youngest = '';
  #bytes = 0;
  readonly #limit: number;
  readonly #evicted: () => void;

  /** @param limit most bytes that the pages may take in total */
  constructor(limit: number, evicted: () => void) {
    this.#limit = limit;
    this.#evicted = evicted;
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#entries.size, bytes: this.#bytes };
  }

  get(key: string): Entry | undefined {
    return this.#entries.get(key);
  }

  /** The entry of a page, if it is still stored. */
  entryOf(page: StoredPage): Entry | undefined {
    return this.#entryOf.get(page);
  }

  /** The keys of the pages with this tag. */
  withTag(tag: string): string[] {
    return [...(this.#byTag.get(tag) ?? [])];
  }

  /** Marks a page as recently used. */
  touch(key: string, entry: Entry): void {
    entry.wanted = true;
    if (this.#youngest === key) return;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    this.#youngest = key;
  }

  put(key: string, made: Omit<Entry, 'bytes' | 'wanted' | 'recompressed'>): void {
    this.drop(key);
    const bytes = sizeOf(key, made);
    if (bytes > this.#limit / 4) return;
    const entry = { ...made, bytes, wanted: false, recompressed: false };
    this.#entries.set(key, entry);
    this.#entryOf.set(entry.page, entry);
    this.#youngest = key;
    this.#bytes += bytes;
    for (const tag of made.tags) {
      const keys = this.#byTag.get(tag) ?? new Set();
      keys.add(key);
      this.#byTag.set(tag, keys);
    }
    this.#makeRoom();
  }

  /** Puts the same page with fewer bytes in place of `former`, if that is still stored. */
  shrink(key: string, former: StoredPage, page: StoredPage): void {
    const entry = this.#entries.get(key);
    if (entry?.page !== former) return;
    this.#entryOf.delete(former);
    this.#entryOf.set(page, entry);
    entry.page = page;
    this.#bytes -= entry.bytes;
    entry.bytes = sizeOf(key, entry);
    this.#bytes += entry.bytes;
  }

  drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#entryOf.delete(entry.page);
    this.#bytes -= entry.bytes;
    for (const tag of entry.tags) {
      const keys = this.#byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#byTag.delete(tag);
    }
  }

  clear(): void {
    this.#entries.clear();
    this.#entryOf = new WeakMap();
    this.#byTag.clear();
    this.#bytes = 0;
  }

  /** Evicts from the oldest; a page requested since it got here is spared once and becomes the youngest. */
  #makeRoom() {
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= this.#limit) return;
      if (entry.wanted) {
        entry.wanted = false;
        this.#entries.delete(key);
        this.#entries.set(key, entry);
        this.#youngest = key;
      } else {
        this.#evicted();
        this.drop(key);
      }
    }
  }
}
