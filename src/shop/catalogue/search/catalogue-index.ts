import type { Database } from '#src/platform/database/database.ts';
import type { PageCache } from '#src/platform/page-cache/page-cache.ts';
import type { Platform } from '#src/platform/platform.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { selectCatalogueIndex, selectChanged } from './catalogue-index.store.ts';
import { HeldCatalogue } from './held-catalogue.ts';

/** Sales and hearts are counted for the whole catalogue at once: a large shop rereads them at most this often (ms), a small one at once. */
const COUNTERS_LIVE = 60_000;
const SMALL = 5_000;

/** How large the index is, how long it took to read everything (ms), and how often everything and only changes were read since the start. */
type IndexFigures = { products: number; bytes: number; readMs: number; reads: number; changes: number };

/**
 * The few figures that shoppers filter and sort by, for everything on sale, in memory: counting what each further choice of a filter would show takes
 * a pass of about two milliseconds over 100,000 products, where PostgreSQL needs a second for some thirty counts (measured: docs/decisions/0009). It
 * is derived from the database, as a cached page is: whatever expires a product's pages, on any instance, has its figures read again before the next
 * use, and only those (docs/decisions/0048).
 */
export class CatalogueIndex {
  #held: HeldCatalogue | undefined;
  #dirty = new Set<string>();
  #mayHaveNew = false;
  #countersSince: number | undefined;
  #loadedAt = 0;
  #loading: Promise<void> | undefined;
  /** Counts how often everything was discarded: what was being read at the time may be older than that. */
  #generation = 0;
  readonly #counts = { readMs: 0, reads: 0, changes: 0 };
  readonly #db: Database;
  readonly #cache: Pick<PageCache, 'isSuspect'>;

  constructor(platform: Pick<Platform, 'db' | 'cache'>) {
    this.#db = platform.db;
    this.#cache = platform.cache;
    platform.cache.onExpire((tags) => this.#hear(tags));
  }

  /** Everything on sale as it is now. To be used at once: later it may have changed. */
  async current(): Promise<HeldCatalogue> {
    // Between the end of the reading and here, another caller may have begun to read everything again.
    do await this.#freshen();
    while (!this.#held);
    return this.#held;
  }

  get figures(): IndexFigures {
    return { products: this.#held?.size ?? 0, bytes: this.#held?.bytes ?? 0, ...this.#counts };
  }

  #hear(tags: string[] | 'all'): void {
    if (tags === 'all') {
      this.#generation += 1;
      this.#held = undefined;
      return;
    }
    for (const tag of tags) {
      const product = /^(?:product|votes):(.+)/.exec(tag)?.[1];
      if (product) this.#dirty.add(product);
      else if (tag === TAGS.products) this.#mayHaveNew = true;
      else if (tag === TAGS.popularity) this.#countersSince ??= Date.now();
    }
  }

  async #freshen(): Promise<void> {
    const others = this.#loading;
    while (this.#loading) await this.#loading;
    // While no writes are notified, what is in memory may miss some; a read that another caller has just begun is new enough.
    const untold = this.#cache.isSuspect && !others;
    const stale =
      untold ||
      (this.#countersSince !== undefined &&
        ((this.#held?.size ?? 0) <= SMALL || Date.now() - this.#loadedAt > COUNTERS_LIVE));
    if (this.#held && !stale && this.#dirty.size === 0 && !this.#mayHaveNew) return;
    this.#loading = (this.#held && !stale ? this.#takeChanges(this.#held) : this.#takeAll()).finally(() => {
      this.#loading = undefined;
    });
    await this.#loading;
  }

  async #takeAll(): Promise<void> {
    const [generation, began] = [this.#generation, performance.now()];
    this.#dirty.clear();
    this.#mayHaveNew = false;
    this.#countersSince = undefined;
    this.#held = undefined; // if the read fails, everything is read again
    const held = new HeldCatalogue();
    for await (const items of selectCatalogueIndex(this.#db)) held.add(items);
    if (generation !== this.#generation) return this.#takeAll();
    this.#loadedAt = Date.now();
    this.#held = held;
    this.#counts.reads += 1;
    this.#counts.readMs = performance.now() - began;
  }

  async #takeChanges(held: HeldCatalogue): Promise<void> {
    const ids = [...this.#dirty];
    this.#dirty.clear();
    this.#mayHaveNew = false;
    const generation = this.#generation;
    try {
      const changed = await selectChanged(this.#db, ids, held.last);
      if (generation !== this.#generation) return this.#takeAll();
      const still = new Set(changed.map(({ id }) => id));
      held.apply(
        changed,
        ids.filter((id) => !still.has(id)),
      );
      this.#counts.changes += 1;
    } catch (error) {
      for (const id of ids) this.#dirty.add(id); // still to be read
      this.#mayHaveNew = true;
      throw error;
    }
  }
}

const indexes = new WeakMap<Database, CatalogueIndex>();

/** A shop's catalogue index: one per process and database. */
export function catalogueIndexOf(platform: Pick<Platform, 'db' | 'cache'>): CatalogueIndex {
  const known = indexes.get(platform.db) ?? new CatalogueIndex(platform);
  indexes.set(platform.db, known);
  return known;
}
