import { ExpiryHistory } from './expiry-history.ts';
import type { PageCache } from './page-cache.ts';

/**
 * What a read has found: the value, which nobody may change, the tags of everything that it shows, and the instant (milliseconds) at which it is
 * out of date even without a write.
 */
export type Found<T> = { value: T; tags: readonly string[]; until?: number | undefined };

/**
 * What several cached pages are made of (the categories, a section of the home page), read once for all of them. An expiry of any of its tags, hard
 * or soft, drops it at once, on every instance as it drops pages: whatever is rendered after that reads it again. A read that began before the
 * expiry is not kept, nor joined by whoever comes after it.
 */
export class SharedReads {
  readonly #known = new Map<string, Found<unknown>>();
  readonly #reading = new Map<string, Promise<Found<unknown>>>();
  readonly #history = new ExpiryHistory();
  readonly #cache: Pick<PageCache, 'isSuspect'>;

  constructor(cache: Pick<PageCache, 'isSuspect' | 'onExpire'>) {
    this.#cache = cache;
    cache.onExpire((tags) => this.#hear(tags));
  }

  /** @param name of what is read: one of a few, as all of them stay in memory. Errors reach all who wait for the read. */
  async get<T>(name: string, now: number, read: () => Promise<Found<T>>): Promise<Found<T>> {
    // While no writes are notified, what is in memory may be out of date.
    if (this.#cache.isSuspect) return read();
    const known = this.#known.get(name);
    if (known && now < (known.until ?? Number.POSITIVE_INFINITY)) return known as Found<T>;
    const reading = this.#reading.get(name) ?? this.#read(name, read);
    return reading as Promise<Found<T>>;
  }

  #read<T>(name: string, read: () => Promise<Found<T>>): Promise<Found<T>> {
    const from = this.#history.count;
    const reading = read()
      .then((found) => {
        const expired = this.#history.since(from, [...found.tags]) !== undefined;
        if (!expired && !this.#cache.isSuspect) this.#known.set(name, found);
        return found;
      })
      .finally(() => {
        if (this.#reading.get(name) === reading) this.#reading.delete(name);
      });
    this.#reading.set(name, reading);
    return reading;
  }

  #hear(tags: string[] | 'all'): void {
    this.#reading.clear();
    if (tags === 'all') {
      this.#history.addAll(0);
      this.#known.clear();
      return;
    }
    for (const tag of tags) this.#history.add(tag, 'hard', 0);
    const expired = new Set(tags);
    for (const [name, found] of this.#known) if (found.tags.some((tag) => expired.has(tag))) this.#known.delete(name);
  }
}

const all = new WeakMap<object, SharedReads>();

/** The reads that belong to a page cache: one store per shop. */
export function sharedReadsOf(cache: PageCache): SharedReads {
  const known = all.get(cache) ?? new SharedReads(cache);
  all.set(cache, known);
  return known;
}
