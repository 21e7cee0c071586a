import { CatalogueColumns, type CODED } from './catalogue-columns.ts';
import type { Shelved } from './catalogue-index.store.ts';
import { CatalogueOrder, type Compare, comparing, type KnownOrder } from './catalogue-order.ts';

/** Facts by which an order may go. Units sold and hearts are not among them: they are published for all products at once. */
const ORDERED = ['price', 'ratingCount', 'ratingSum', 'createdAt'] as const;
/** Above this part of all products, new orders are made sooner than the present ones are changed. */
const MANY = 1 / 20;

/** Everything on sale, in memory: facts in columns, and the orders that were asked for. A change costs its own products, not all of them. */
export class HeldCatalogue {
  readonly columns = new CatalogueColumns();
  readonly #orders = new Map<KnownOrder, CatalogueOrder>();
  #last = 0;

  /** Adds products that are not there yet. */
  add(items: readonly Shelved[]): void {
    this.columns.reserve(this.columns.size + items.length);
    for (const item of items) {
      const row = this.columns.add(item);
      for (const order of this.#orders.values()) order.add(row);
      this.#last = Math.max(this.#last, item.number);
    }
  }

  /**
   * Takes over what was read again: products that are new, back or changed, and ids that are no longer on sale. Units sold and hearts of a known
   * product stay as they are.
   */
  apply(changed: readonly Shelved[], gone: readonly string[]): void {
    if (changed.length + gone.length > this.columns.size * MANY) this.#orders.clear();
    for (const id of gone) this.#remove(id);
    for (const item of changed) {
      const row = this.columns.rowOf(item.id);
      if (row === undefined) this.add([item]);
      else this.#renew(row, item);
    }
  }

  /** The highest product number. */
  get last(): number {
    return this.#last;
  }

  get size(): number {
    return this.columns.size;
  }

  /** Memory that all of this takes. */
  get bytes(): number {
    return [...this.#orders.values()].reduce((sum, order) => sum + order.bytes, this.columns.bytes);
  }

  /** All rows in this order, until the next change. */
  inOrder(order: KnownOrder): Int32Array {
    const known = this.#orders.get(order);
    if (known) return known.rows;
    const made = new CatalogueOrder(this.columns.rows(), () => this.comparing(order));
    this.#orders.set(order, made);
    return made.rows;
  }

  /** The first ids in this order, of these categories or, if there are none, of all. */
  idsInOrder(order: KnownOrder, categories: readonly string[], most = Number.POSITIVE_INFINITY): string[] {
    const wanted = this.#codesOf(categories);
    const { category } = this.columns.columns;
    const found: string[] = [];
    for (const row of this.inOrder(order)) {
      if (found.length >= most) break;
      if (categories.length === 0 || wanted.has(category[row])) found.push(this.columns.ids[row] as string);
    }
    return found;
  }

  /** How many products these categories have together. */
  countIn(categories: readonly string[]): number {
    const wanted = this.#codesOf(categories);
    const { category } = this.columns.columns;
    return this.columns.rows().reduce((sum, row) => sum + Number(wanted.has(category[row])), 0);
  }

  #codesOf(categories: readonly string[]): Set<number | undefined> {
    const { category } = this.columns.codes;
    return new Set(categories.map((slug) => category.find(slug)).filter((code) => code !== undefined));
  }

  comparing(order: KnownOrder): Compare {
    return comparing(this.columns, order);
  }

  #remove(id: string): void {
    const row = this.columns.rowOf(id);
    if (row === undefined) return;
    for (const order of this.#orders.values()) order.remove(row);
    this.columns.remove(row);
  }

  #renew(row: number, item: Shelved): void {
    const { columns } = this.columns;
    const moves = ORDERED.some((name) => columns[name][row] !== item[name]);
    if (moves) for (const order of this.#orders.values()) order.remove(row);
    const { sold, hearts } = columns;
    this.columns.write(row, { ...item, sold: sold[row] as number, hearts: hearts[row] as number });
    if (moves) for (const order of this.#orders.values()) order.add(row);
  }
}

/** The names behind the codes that were counted, without those that nothing has. */
export function named(held: HeldCatalogue, column: (typeof CODED)[number], counts: Int32Array): Record<string, number> {
  const { names } = held.columns.codes[column];
  return Object.fromEntries(names.flatMap((name, code) => (counts[code] ? [[name, counts[code]]] : [])));
}
