import type { Database } from '#src/platform/database/database.ts';
import type { PageCache } from '#src/platform/page-cache/page-cache.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { ProductSort } from '#src/shop/catalogue/products/product.store.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { type Shelved, selectCatalogueIndex, selectChanged } from './catalogue-index.store.ts';

/** Sales and hearts are counted for the whole catalogue at once: a large shop rereads them at most this often (ms), a small one at once. */
const COUNTERS_LIVE = 60_000;
const SMALL = 5_000;

/**
 * The few figures that shoppers filter and sort by, for everything on sale, in memory: counting what each further choice of a filter would show takes
 * a pass of about two milliseconds over 100,000 products, where PostgreSQL needs a second for some thirty counts (measured: docs/decisions/0009). It
 * is derived from the database, as a cached page is: whatever expires a product's pages, on any instance, has its figures read again before the next
 * use.
 */
export class CatalogueIndex {
  #items: Shelved[] | undefined;
  #at = new Map<string, number>();
  #orders = new Map<ProductSort, Shelved[]>();
  #dirty = new Set<string>();
  #mayHaveNew = false;
  #countersSince: number | undefined;
  #loadedAt = 0;
  #loading: Promise<void> | undefined;
  /** Counts how often everything was discarded: what was being read at the time may be older than that. */
  #generation = 0;
  readonly #db: Database;
  readonly #cache: Pick<PageCache, 'isSuspect'>;

  constructor(platform: Pick<Platform, 'db' | 'cache'>) {
    this.#db = platform.db;
    this.#cache = platform.cache;
    platform.cache.onExpire((tags) => this.#hear(tags));
  }

  /** Everything on sale as it is now, in order of product number. */
  async items(): Promise<readonly Shelved[]> {
    // Between the end of the reading and here, another caller may have begun to read everything again.
    do await this.#freshen();
    while (!this.#items);
    return this.#items;
  }

  /** The same in another order; each order is made once, until a value that it sorts by changes. */
  async inOrder(sort: ProductSort): Promise<readonly Shelved[]> {
    const items = await this.items();
    if (sort === 'placed' || sort === 'relevance') return items;
    const known = this.#orders.get(sort);
    if (known) return known;
    const made = [...items].sort(COMPARE[sort]);
    this.#orders.set(sort, made);
    return made;
  }

  #hear(tags: string[] | 'all'): void {
    if (tags === 'all') {
      this.#generation += 1;
      this.#items = undefined;
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
    // While no writes are notified, the items in memory may miss some; a read that another caller has just begun is new enough.
    const untold = this.#cache.isSuspect && !others;
    const stale =
      untold ||
      (this.#countersSince !== undefined &&
        ((this.#items?.length ?? 0) <= SMALL || Date.now() - this.#loadedAt > COUNTERS_LIVE));
    if (this.#items && !stale && this.#dirty.size === 0 && !this.#mayHaveNew) return;
    this.#loading = (this.#items && !stale ? this.#takeChanges() : this.#takeAll()).finally(() => {
      this.#loading = undefined;
    });
    await this.#loading;
  }

  async #takeAll(): Promise<void> {
    const generation = this.#generation;
    this.#dirty.clear();
    this.#mayHaveNew = false;
    this.#countersSince = undefined;
    this.#items = undefined; // if the read fails, everything is read again
    const items = await selectCatalogueIndex(this.#db);
    if (generation !== this.#generation) return this.#takeAll();
    this.#loadedAt = Date.now();
    this.#put(items);
  }

  async #takeChanges(): Promise<void> {
    const ids = [...this.#dirty];
    this.#dirty.clear();
    this.#mayHaveNew = false;
    const [items, generation] = [this.#items ?? [], this.#generation];
    let changed: Shelved[];
    try {
      changed = await selectChanged(this.#db, ids, items.at(-1)?.number ?? 0);
    } catch (error) {
      for (const id of ids) this.#dirty.add(id); // still to be read
      this.#mayHaveNew = true;
      throw error;
    }
    if (generation !== this.#generation) return this.#takeAll();
    const still = new Map(changed.map((item) => [item.id, item]));
    const gone = ids.filter((id) => this.#at.has(id) && !still.has(id));
    const back = changed.filter(({ id }) => !this.#at.has(id));
    if (gone.length === 0 && back.length === 0) {
      for (const item of changed) this.#renew(item);
      return;
    }
    const away = new Set(gone);
    this.#put(
      [...items.filter(({ id }) => !away.has(id) && !still.has(id)), ...changed].sort((a, b) => a.number - b.number),
    );
  }

  /** No order depends on whether there is stock: the item is overwritten in place, in every order. */
  #renew(item: Shelved): void {
    const known = this.#items?.[this.#at.get(item.id) ?? -1];
    if (!known) return;
    const sameOrder = ORDERED.every((key) => known[key] === item[key]);
    Object.assign(known, item, { sold: known.sold, hearts: known.hearts }); // those are published for all at once
    if (!sameOrder) this.#orders.clear();
  }

  #put(items: Shelved[]): void {
    this.#items = items;
    this.#at = new Map(items.map(({ id }, at) => [id, at]));
    this.#orders.clear();
  }
}

const ORDERED = ['price', 'ratingCount', 'ratingSum', 'createdAt'] as const;

type Order = (a: Shelved, b: Shelved) => number;
const average = ({ ratingSum, ratingCount }: Shelved) => ratingSum / Math.max(1, ratingCount);
const COMPARE: Record<Exclude<ProductSort, 'placed' | 'relevance'>, Order> = {
  newest: (a, b) => b.createdAt - a.createdAt || b.number - a.number,
  'price-up': (a, b) => a.price - b.price || a.number - b.number,
  'price-down': (a, b) => b.price - a.price || a.number - b.number,
  revenue: (a, b) => b.sold * b.price - a.sold * a.price || a.number - b.number,
  popularity: (a, b) => b.sold + b.hearts - a.sold - a.hearts || a.number - b.number,
  'vote-count': (a, b) => b.ratingCount - a.ratingCount || a.number - b.number,
  'vote-average': (a, b) => average(b) - average(a) || b.ratingCount - a.ratingCount || a.number - b.number,
};

const shelves = new WeakMap<Database, CatalogueIndex>();

/** A shop's catalogue index: one per process and database. */
export function catalogueIndexOf(platform: Pick<Platform, 'db' | 'cache'>): CatalogueIndex {
  const known = shelves.get(platform.db) ?? new CatalogueIndex(platform);
  shelves.set(platform.db, known);
  return known;
}
