import type { Database } from '#src/platform/database/database.ts';
import type { PageCache } from '#src/platform/page-cache/page-cache.ts';
import type { Platform } from '#src/platform/platform.ts';

/** Searches remembered at once: up to some 100 kB each. */
const MOST = 50;
/** Milliseconds; only what is written past the shop, such as a synonym, has to wait for it. */
const LONGEST = 60_000;
/** Expired by what shoppers do all day, and without effect on what a search finds. */
const NOT_SEARCHED = /^(few|units|stars|votes|comments|admin|write):|^(availability|ratings|votes)$/;

/**
 * What was found last, until a product, a category or the popularity changes: whoever turns the page, filters or sorts asks the same again. A hundred
 * thousand products make the first answer slow, and the next ones not.
 */
export class SearchMemo {
  #found = new Map<unknown, { at: number; answer: Promise<unknown> }>();
  readonly #cache: Pick<PageCache, 'isSuspect'>;

  constructor({ cache }: Pick<Platform, 'cache'>) {
    this.#cache = cache;
    cache.onExpire((tags) => {
      if (tags === 'all' || tags.some((tag) => !NOT_SEARCHED.test(tag))) this.#found = new Map();
    });
  }

  /** The answer found before for this key, or what `find` finds. */
  async find<T>(key: unknown, find: () => Promise<T>, now = Date.now()): Promise<T> {
    if (this.#cache.isSuspect) return find(); // writes may go unnoticed
    const known = this.#found.get(key);
    if (known && now - known.at < LONGEST) return known.answer as Promise<T>;
    const found = this.#found; // a write in the meantime puts another in its place
    const answer = find();
    found.delete(key);
    found.set(key, { at: now, answer });
    answer.catch(() => found.delete(key));
    for (const oldest of found.keys()) {
      if (found.size <= MOST * 2) break;
      found.delete(oldest);
    }
    return answer;
  }
}

const memos = new WeakMap<Database, SearchMemo>();

/** A shop's memory of searches: one per process and database. */
export function searchMemoOf(platform: Pick<Platform, 'db' | 'cache'>): SearchMemo {
  const known = memos.get(platform.db) ?? new SearchMemo(platform);
  memos.set(platform.db, known);
  return known;
}
