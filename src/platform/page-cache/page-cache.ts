import { type Clock, systemClock } from '#src/platform/clock.ts';
import { Demand } from './demand.ts';
import { ExpiryHistory, type ExpiryKind } from './expiry-history.ts';
import { OncePerWrite } from './once-per-write.ts';
import { Recompression } from './recompress.ts';
import { RequestNames } from './request-names.ts';
import { type Filled, NO_PAGE, type StoredPage } from './stored-page.ts';
import { type Entry, StoredPages } from './stored-pages.ts';
import { Suspicion } from './suspicion.ts';
import type { TagMessage } from './tag-message.ts';

/** Milliseconds for which a page in demand is still sent after a soft expiry, at most. */
const FORMER = 2_000;
/** Least milliseconds between the beginnings of two fills that soft expiries cause: what comes meanwhile is shown by one render. */
const PAUSE = 1_000;

/** A fill under way. `missed`: when the first soft expiry came since it began. */
type Fill = { work: Promise<Filled>; missed: number | undefined; demand: Demand };

/**
 * Whole public pages in memory, found by key, expired by tag. When room runs out, pages that were not requested twice go first: a crawl
 * through thousands of filters does not evict what everybody looks at.
 *
 * One request fills a missing page and the others wait for it. A page whose tags expired while it was being filled is sent to those who
 * waited, but not stored as current: it may show data from before the write. A soft expiry only outdates a page (docs/decisions/0044).
 */
export class PageCache {
  readonly #pages: StoredPages;
  readonly #filling = new Map<string, Fill>();
  readonly #names = new RequestNames();
  readonly #history = new ExpiryHistory();
  readonly #heard = new OncePerWrite();
  readonly #hearers: ((tags: string[] | 'all') => void)[] = [];
  /**
   * Since the start: answers from memory, those of them with an outdated page, requests whose page was not there, pages dropped by a write, pages
   * outdated by one, pages dropped for lack of room.
   */
  readonly counts = { hits: 0, stale: 0, misses: 0, hardExpiries: 0, softExpiries: 0, evictions: 0 };

  readonly #clock: Clock;
  readonly #suspicion = new Suspicion();
  readonly #recompression: Recompression;

  /** @param limit most bytes that the stored pages may take in total */
  constructor(limit = 256 * 1024 * 1024, clock: Clock = systemClock()) {
    this.#pages = new StoredPages(limit, () => {
      this.counts.evictions += 1;
    });
    this.#clock = clock;
    this.#recompression = new Recompression(this.#pages, () => this.#now());
  }

  /**
   * The stored page, if it may be sent as it is; marks it as recently used. Nothing for an outdated page that is due to be made anew: `show`
   * begins that.
   */
  find(key: string): StoredPage | undefined {
    const now = this.#now();
    const entry = this.#valid(key, now);
    return entry && !this.#isDue(key, entry, now) ? this.#send(key, entry, now) : undefined;
  }

  /** The stored page, or the one that `fill` makes; concurrent callers share one fill. Errors of `fill` reach all who wait for it. */
  async show(key: string, fill: () => Promise<Filled>): Promise<StoredPage> {
    const now = this.#now();
    const entry = this.#valid(key, now);
    if (entry) {
      // A failure concerns whoever will have to wait for the page.
      if (this.#isDue(key, entry, now)) this.#fill(key, fill, now).work.catch(() => {});
      return this.#send(key, entry, now);
    }
    this.counts.misses += 1;
    const filling = this.#joinable(key, now) ?? this.#fill(key, fill, now);
    filling.demand.add(now);
    const { work } = filling;
    if (!this.#suspicion.isOn) return (await work).page;
    const made = await this.#suspicion.madeInTime(work, this.#now());
    if (made) return made.page;
    this.#suspicion.unreachable(this.#now());
    const before = this.find(key);
    if (before) return before;
    return this.#suspicion.isOn ? (await work).page : this.show(key, fill); // the database came back in the meantime
  }

  /** What a page that was just found shows, and until when; undefined unless it is stored, current, and would be found again. */
  lifeOf(page: StoredPage): Readonly<Pick<Entry, 'tags' | 'until'>> | undefined {
    const entry = this.#suspicion.isOn ? undefined : this.#pages.entryOf(page);
    return entry?.outdatedAt === undefined ? entry : undefined;
  }

  /** Remembers that requests of this name are answered by the page at `key`, if that page was stored. Long names are not remembered. */
  name(name: string | undefined, key: string): void {
    if (name !== undefined && this.#pages.get(key)) this.#names.set(name, key);
  }

  /** The stored page for a request of this name, if `find` has one. */
  findNamed(name: string | undefined): StoredPage | undefined {
    const key = name === undefined ? undefined : this.#names.get(name);
    return key === undefined ? undefined : this.find(key);
  }

  /**
   * Expires every page that shows one of these tags; fills under way will not be stored as current. `hard` drops the pages, `soft` outdates
   * them: one in demand is still sent for up to two seconds while it is made anew.
   */
  expire(tags: Iterable<string>, kind: ExpiryKind = 'hard'): void {
    const list = [...tags];
    if (list.length) for (const hear of this.#hearers) hear(list);
    const shown = list.filter((tag) => !tag.startsWith(NO_PAGE));
    if (shown.length === 0) return;
    const now = this.#now();
    for (const tag of shown) {
      this.#history.add(tag, kind, now);
      for (const key of this.#pages.withTag(tag)) {
        if (kind === 'hard') this.#drop(key);
        else this.#outdate(key, now);
      }
    }
    // Later requests must not join a fill that began before the write; but those of a page in demand may, as they may get its former one.
    if (kind === 'hard') this.#filling.clear();
    else for (const filling of this.#filling.values()) filling.missed ??= now;
  }

  /**
   * Expires what a committed write or a notification says. An instance gets both of a write of its own, in either order: the second expires
   * nothing, or every page would be made twice.
   */
  hear({ tags, kind, from }: TagMessage): void {
    if (!from || this.#heard.isFirst(from)) this.expire(tags, kind);
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
    this.#history.addAll(this.#now());
    this.counts.hardExpiries += this.#pages.size.pages;
    this.#pages.clear();
    this.#names.clear();
    this.#filling.clear();
  }

  get size(): { pages: number; bytes: number } {
    return this.#pages.size;
  }

  #now(): number {
    return this.#clock.now().getTime();
  }

  /** The page at `key` if it may be shown at this moment, be it outdated. */
  #valid(key: string, now: number): Entry | undefined {
    const entry = this.#pages.get(key);
    if (!entry) return undefined;
    if (entry.until <= now) {
      this.#pages.drop(key);
      return undefined;
    }
    // In an outage an outdated page is better than none.
    if (this.#suspicion.isOn) return this.#suspicion.mayShow(now) ? entry : undefined;
    if (entry.outdatedAt === undefined) return entry;
    return now < entry.outdatedAt + FORMER && entry.demand.isHigh(now) ? entry : undefined;
  }

  #send(key: string, entry: Entry, now: number): StoredPage {
    this.counts.hits += 1;
    if (entry.outdatedAt !== undefined) this.counts.stale += 1;
    entry.demand.add(now);
    this.#pages.touch(key, entry);
    this.#recompression.consider(key, entry, now);
    return entry.page;
  }

  /** Whether an outdated page is to be made anew now, behind those who are sent it. */
  #isDue(key: string, { outdatedAt, begun }: Entry, now: number): boolean {
    return outdatedAt !== undefined && !this.#suspicion.isOn && now >= begun + PAUSE && !this.#filling.has(key);
  }

  /** The fill under way that a request at this moment may wait for. */
  #joinable(key: string, now: number): Fill | undefined {
    const filling = this.#filling.get(key);
    if (!filling || filling.missed === undefined) return filling;
    return now < filling.missed + FORMER && filling.demand.isHigh(now) ? filling : undefined;
  }

  #fill(key: string, fill: () => Promise<Filled>, begun: number): Fill {
    const from = this.#history.count;
    const former = this.#pages.get(key);
    if (former) former.begun = begun;
    const filling: Fill = { work: fill(), missed: undefined, demand: former?.demand ?? new Demand() };
    filling.work = filling.work
      .then((filled) => {
        if (filled.keep) this.#store(key, filled, { from, begun, demand: filling.demand });
        return filled;
      })
      .finally(() => {
        if (this.#filling.get(key) === filling) this.#filling.delete(key);
      });
    this.#filling.set(key, filling);
    return filling;
  }

  /** Stores a filled page, as outdated if a soft expiry came while it was made; not at all after a hard one, or in place of a newer page. */
  #store(key: string, { page, tags, until }: Filled, fill: Pick<Entry, 'from' | 'begun' | 'demand'>) {
    const own = [...new Set(tags)];
    const expired = this.#history.since(fill.from, own);
    const newer = (this.#pages.get(key)?.from ?? 0) > fill.from;
    if (expired === 'hard' || newer) return;
    this.#pages.put(key, { page, tags: own, until: until ?? Number.POSITIVE_INFINITY, outdatedAt: expired, ...fill });
  }

  #outdate(key: string, now: number) {
    const entry = this.#pages.get(key);
    if (!entry || entry.outdatedAt !== undefined) return;
    this.counts.softExpiries += 1;
    entry.outdatedAt = now;
  }

  #drop(key: string) {
    this.counts.hardExpiries += 1;
    this.#pages.drop(key);
  }
}
