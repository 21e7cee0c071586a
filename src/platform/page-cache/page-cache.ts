import { type Clock, systemClock } from '#src/platform/clock.ts';
import { isUnreachable } from '#src/platform/database/unreachable.ts';
import { ExpiryHistory } from './expiry-history.ts';
import { Suspicion } from './suspicion.ts';

/** A finished answer that can be sent again as it is. Bodies are compressed once, when the page is filled. */
export type StoredPage = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  brotli: Buffer | undefined;
  gzip: Buffer | undefined;
  etag: string;
  /** Set-Cookie lines; a page that has any is never stored. */
  cookies?: string[];
};

/**
 * What a fill returns: the page, and the tags of everything that it shows. `keep: false` sends it without storing it; `until` is the
 * instant (milliseconds) at which it expires even without a write. `unreachable`: the page only says that the database cannot be reached; a
 * fill may also throw that.
 */
export type Filled = { page: StoredPage; tags: Iterable<string>; keep: boolean; until?: number; unreachable?: boolean };

/** `wanted`: requested again since it was stored, or since eviction last spared it. */
type Entry = { page: StoredPage; tags: string[]; bytes: number; until: number; wanted: boolean };

/** Names come from outside: neither their length nor their number may grow without limit. */
const LONGEST_NAME = 300;
const MOST_NAMES = 5_000;

/**
 * Whole public pages in memory, found by key, dropped by tag. When room runs out, pages that were not requested twice go first: a crawl
 * through thousands of filters does not evict what everybody looks at.
 *
 * One request fills a missing page and the others wait for it. A page whose tags expired while it was being filled is sent to those who
 * waited, but not stored: it may show data from before the write.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #byTag = new Map<string, Set<string>>();
  readonly #filling = new Map<string, Promise<Filled>>();
  /** Names of requests answered before, and the key of the page that answered each. */
  readonly #names = new Map<string, string>();
  readonly #history = new ExpiryHistory();
  #entryOf = new WeakMap<StoredPage, Entry>();
  #youngest = '';
  #bytes = 0;
  readonly #limit: number;
  readonly #hearers: ((tags: string[] | 'all') => void)[] = [];
  /** Since the start: answers from memory, pages that were not there, and pages dropped by a write or for lack of room. */
  readonly counts = { hits: 0, misses: 0, expiries: 0, evictions: 0 };

  readonly #clock: Clock;
  readonly #suspicion = new Suspicion();

  /** @param limit most bytes that the stored bodies may take in total */
  constructor(limit = 256 * 1024 * 1024, clock: Clock = systemClock()) {
    this.#limit = limit;
    this.#clock = clock;
  }

  /** The stored page, if there is one; marks it as recently used. */
  find(key: string): StoredPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (Number.isFinite(entry.until) && entry.until <= this.#now()) {
      this.#drop(key);
      return undefined;
    }
    if (this.#suspicion.isOn && !this.#suspicion.mayShow(this.#now())) return undefined;
    entry.wanted = true;
    this.counts.hits += 1;
    if (this.#youngest === key) return entry.page;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    this.#youngest = key;
    return entry.page;
  }

  /** The stored page, or the one that `fill` makes; concurrent callers share one fill. Errors of `fill` reach all of them. */
  async show(key: string, fill: () => Promise<Filled>): Promise<StoredPage> {
    const stored = this.find(key);
    if (stored) return stored;
    this.counts.misses += 1;
    const work = this.#filling.get(key) ?? this.#fill(key, fill);
    if (!this.#suspicion.isOn) return (await work).page;
    const made = await this.#madeInTime(work);
    if (made) return made.page;
    this.#suspicion.unreachable(this.#now());
    const before = this.find(key);
    if (before) return before;
    return this.#suspicion.isOn ? (await work).page : this.show(key, fill); // the database came back in the meantime
  }

  /** What a page that was just found shows, and until when; undefined unless it is stored, and would be found again. */
  lifeOf(page: StoredPage): Readonly<Pick<Entry, 'tags' | 'until'>> | undefined {
    return this.#suspicion.isOn ? undefined : this.#entryOf.get(page);
  }

  /** Remembers that requests of this name are answered by the page at `key`, if that page was stored. Long names are not remembered. */
  name(name: string | undefined, key: string): void {
    if (name === undefined || name.length > LONGEST_NAME || !this.#entries.has(key)) return;
    if (this.#names.size >= MOST_NAMES) this.#names.clear();
    this.#names.set(name, key);
  }

  /** The stored page for a request of this name, if it is still valid. */
  findNamed(name: string | undefined): StoredPage | undefined {
    const key = name === undefined ? undefined : this.#names.get(name);
    return key === undefined ? undefined : this.find(key);
  }

  /** Drops every page that shows one of these tags; fills under way will not be stored. */
  expire(tags: Iterable<string>): void {
    const list = [...tags];
    if (list.length) for (const hear of this.#hearers) hear(list);
    for (const tag of list) {
      this.#history.note(tag);
      for (const key of [...(this.#byTag.get(tag) ?? [])]) {
        this.counts.expiries += 1;
        this.#drop(key);
      }
      // Later requests must not join a fill that began before the write.
      this.#filling.clear();
    }
  }

  /** Calls back on every expiry, from this instance and the others: for anything else derived from the database and held in memory. */
  onExpire(hear: (tags: string[] | 'all') => void): void {
    this.#hearers.push(hear);
  }

  /** From now on writes may go unnoticed: stored pages may be stale (see {@link Suspicion}). */
  suspect(): void {
    this.#suspicion.begin(this.#now());
  }

  /** From now on every write is notified again. Everything stored so far is dropped. */
  trust(): void {
    this.#suspicion.end();
    this.clear();
  }

  /** Whether writes may go unnoticed: also for anything else derived from the database and held in memory. */
  get isSuspect(): boolean {
    return this.#suspicion.isOn;
  }

  /** Drops everything. */
  clear(): void {
    for (const hear of this.#hearers) hear('all');
    this.#history.note('*');
    this.counts.expiries += this.#entries.size;
    this.#entries.clear();
    this.#entryOf = new WeakMap();
    this.#byTag.clear();
    this.#names.clear();
    this.#filling.clear();
    this.#bytes = 0;
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#entries.size, bytes: this.#bytes };
  }

  #now(): number {
    return this.#clock.now().getTime();
  }

  #fill(key: string, fill: () => Promise<Filled>): Promise<Filled> {
    const since = this.#history.length;
    const work: Promise<Filled> = fill()
      .then((filled) => {
        const own = [...new Set(filled.tags)];
        if (filled.keep && !this.#history.hasSince(since, own))
          this.#store(key, filled.page, own, filled.until ?? Number.POSITIVE_INFINITY);
        return filled;
      })
      .finally(() => {
        if (this.#filling.get(key) === work) this.#filling.delete(key);
      });
    this.#filling.set(key, work);
    return work;
  }

  /** The result of a fill while pages are suspect; undefined if the database cannot be reached, or does not answer in time. */
  async #madeInTime(work: Promise<Filled>): Promise<Filled | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, this.#suspicion.patience(this.#now()), undefined);
    });
    try {
      const made = await Promise.race([work, late]);
      return made?.unreachable ? undefined : made;
    } catch (error) {
      if (isUnreachable(error)) return undefined;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  #store(key: string, page: StoredPage, tags: string[], until: number) {
    this.#drop(key);
    const bytes = page.body.length + (page.brotli?.length ?? 0) + (page.gzip?.length ?? 0) + 1024;
    if (bytes > this.#limit / 4) return;
    const entry = { page, tags, bytes, until, wanted: false };
    this.#entries.set(key, entry);
    this.#entryOf.set(page, entry);
    this.#youngest = key;
    this.#bytes += bytes;
    for (const tag of tags) {
      const keys = this.#byTag.get(tag) ?? new Set();
      keys.add(key);
      this.#byTag.set(tag, keys);
    }
    this.#makeRoom();
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
        this.counts.evictions += 1;
        this.#drop(key);
      }
    }
  }

  #drop(key: string) {
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
}
