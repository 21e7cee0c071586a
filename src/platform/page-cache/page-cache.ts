import { type Clock, systemClock } from '#src/platform/clock.ts';

/** A finished answer that can be sent again as it is. Bodies are compressed once, when the page is filled. */
export type StoredPage = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  brotli: Buffer | undefined;
  gzip: Buffer | undefined;
  etag: string;
  /** Set-Cookie lines; a page that has any is never kept. */
  cookies?: string[];
};

/**
 * What a fill hands over: the page, and the tags of everything that it shows. `keep: false` sends it without storing it; `until` is
 * the instant (milliseconds) from which it is true no more, whatever is written.
 */
export type Filled = { page: StoredPage; tags: Iterable<string>; keep: boolean; until?: number };

type Entry = { page: StoredPage; tags: string[]; bytes: number; until: number };

/**
 * Whole public pages in memory, found by key, thrown away by tag, least recently used first out.
 *
 * One request fills a missing page and the others wait for it. A page whose tags were expired while it was being
 * filled is sent to those who waited, but not kept: it may show what was there before the write.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #byTag = new Map<string, Set<string>>();
  readonly #filling = new Map<string, Promise<StoredPage>>();
  /** Requests that were answered before, and the key of the page that answered them. */
  readonly #names = new Map<string, string>();
  readonly #expiries: { at: number; tag: string }[] = [];
  #writes = 0;
  #youngest = '';
  #bytes = 0;
  readonly #limit: number;
  readonly #hearers: ((tags: string[] | 'all') => void)[] = [];

  readonly #clock: Clock;

  /** @param limit bytes that the stored bodies may take together */
  constructor(limit = 256 * 1024 * 1024, clock: Clock = systemClock()) {
    this.#limit = limit;
    this.#clock = clock;
  }

  /** The stored page, if there is one; moves it to the young end. */
  find(key: string): StoredPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (Number.isFinite(entry.until) && entry.until <= this.#clock.now().getTime()) {
      this.#drop(key);
      return undefined;
    }
    if (this.#youngest === key) return entry.page;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    this.#youngest = key;
    return entry.page;
  }

  /** The stored page, or the one that `fill` makes; concurrent callers share one fill. Errors of `fill` reach all of them. */
  show(key: string, fill: () => Promise<Filled>): Promise<StoredPage> {
    const stored = this.find(key);
    if (stored) return Promise.resolve(stored);
    const running = this.#filling.get(key);
    if (running) return running;
    const since = this.#writes;
    const work: Promise<StoredPage> = fill()
      .then(({ page, tags, keep, until = Number.POSITIVE_INFINITY }) => {
        const own = [...new Set(tags)];
        if (keep && !this.#expiredSince(since, own)) this.#store(key, page, own, until);
        return page;
      })
      .finally(() => {
        if (this.#filling.get(key) === work) this.#filling.delete(key);
      });
    this.#filling.set(key, work);
    return work;
  }

  /** Remembers that requests of this name are answered by the page at `key`, if that page was kept. */
  name(name: string, key: string): void {
    if (!this.#entries.has(key)) return;
    if (this.#names.size >= 20_000) this.#names.clear(); // names come from outside: they must not pile up
    this.#names.set(name, key);
  }

  /** The stored page for a request of this name, if it is still true. */
  findNamed(name: string): StoredPage | undefined {
    const key = this.#names.get(name);
    return key === undefined ? undefined : this.find(key);
  }

  /** Throws away every page that shows one of these tags; fills under way will not be kept. */
  expire(tags: Iterable<string>): void {
    const list = [...tags];
    if (list.length) for (const hear of this.#hearers) hear(list);
    for (const tag of list) {
      this.#writes += 1;
      this.#expiries.push({ at: this.#writes, tag });
      if (this.#expiries.length > 1000) this.#expiries.splice(0, 500);
      for (const key of [...(this.#byTag.get(tag) ?? [])]) this.#drop(key);
      // Later requests must not join a fill that began before the write.
      this.#filling.clear();
    }
  }

  /** Calls back with every expiry, of this instance and the others: for what else is derived from the database and kept in memory. */
  onExpire(hear: (tags: string[] | 'all') => void): void {
    this.#hearers.push(hear);
  }

  /** Throws everything away, e.g. after the connection that brings expiries was lost. */
  clear(): void {
    for (const hear of this.#hearers) hear('all');
    this.#writes += 1;
    this.#expiries.push({ at: this.#writes, tag: '*' });
    this.#entries.clear();
    this.#byTag.clear();
    this.#names.clear();
    this.#filling.clear();
    this.#bytes = 0;
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#entries.size, bytes: this.#bytes };
  }

  #expiredSince(since: number, tags: string[]): boolean {
    const oldest = this.#expiries[0];
    if (oldest && oldest.at > since + 1) return true; // too much happened to know: do not keep
    return this.#expiries.some(({ at, tag }) => at > since && (tag === '*' || tags.includes(tag)));
  }

  #store(key: string, page: StoredPage, tags: string[], until: number) {
    this.#drop(key);
    const bytes = page.body.length + (page.brotli?.length ?? 0) + (page.gzip?.length ?? 0) + 1024;
    if (bytes > this.#limit / 4) return;
    this.#entries.set(key, { page, tags, bytes, until });
    this.#youngest = key;
    this.#bytes += bytes;
    for (const tag of tags) {
      const keys = this.#byTag.get(tag) ?? new Set();
      keys.add(key);
      this.#byTag.set(tag, keys);
    }
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string) {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
    for (const tag of entry.tags) {
      const keys = this.#byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#byTag.delete(tag);
    }
  }
}
