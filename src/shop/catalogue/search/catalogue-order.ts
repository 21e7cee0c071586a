import type { ProductSort } from '#src/shop/catalogue/products/product.store.ts';
import { meanStars } from '#src/shop/catalogue/products/shown.ts';
import type { CatalogueColumns } from './catalogue-columns.ts';

/** Orders two rows. No two products are equal: the last of what is compared is always their number. */
export type Compare = (a: number, b: number) => number;

export type KnownOrder = Exclude<ProductSort, 'relevance'>;

/** How products are ordered by the facts in these columns, as they are at that moment. */
export function comparing(of: CatalogueColumns, order: KnownOrder): Compare {
  const { columns } = of;
  const { number, price, createdAt, ratingCount, ratingSum, sold, hearts } = columns;
  const at = (column: { [row: number]: number }, row: number) => column[row] as number;
  const first: Compare = (a, b) => at(number, a) - at(number, b);
  const falling =
    (value: (row: number) => number): Compare =>
    (a, b) =>
      value(b) - value(a);
  const byAverage = falling((row) => meanStars({ ratingCount: at(ratingCount, row), ratingSum: at(ratingSum, row) }));
  const byCount = falling((row) => at(ratingCount, row));
  const compares: Record<KnownOrder, Compare> = {
    placed: first,
    newest: (a, b) => at(createdAt, b) - at(createdAt, a) || first(b, a),
    'price-up': (a, b) => at(price, a) - at(price, b) || first(a, b),
    'price-down': (a, b) => at(price, b) - at(price, a) || first(a, b),
    revenue: (a, b) => at(sold, b) * at(price, b) - at(sold, a) * at(price, a) || first(a, b),
    popularity: (a, b) => at(sold, b) + at(hearts, b) - at(sold, a) - at(hearts, a) || first(a, b),
    'vote-count': (a, b) => byCount(a, b) || first(a, b),
    'vote-average': (a, b) => byAverage(a, b) || byCount(a, b) || first(a, b),
  };
  return compares[order];
}

/** Rows in an order, which stays in order while products come, go and change. */
export class CatalogueOrder {
  #rows: Int32Array;
  #length: number;
  readonly #compare: () => Compare;

  /** @param compare by the facts as they are when it is called */
  constructor(rows: Int32Array, compare: () => Compare) {
    this.#rows = rows.sort(compare());
    this.#length = rows.length;
    this.#compare = compare;
  }

  /** The rows, until the next change. */
  get rows(): Int32Array {
    return this.#rows.subarray(0, this.#length);
  }

  get bytes(): number {
    return this.#rows.byteLength;
  }

  /** Adds a row by its facts. */
  add(row: number): void {
    if (this.#length === this.#rows.length) {
      const wider = new Int32Array(Math.ceil(this.#length * 1.1) + 16);
      wider.set(this.#rows);
      this.#rows = wider;
    }
    const at = this.#placeOf(row);
    this.#rows.copyWithin(at + 1, at, this.#length);
    this.#rows[at] = row;
    this.#length += 1;
  }

  /** Removes a row, while its facts are still those by which it has its place. */
  remove(row: number): void {
    const at = this.#placeOf(row);
    this.#rows.copyWithin(at, at + 1, this.#length);
    this.#length -= 1;
  }

  /** The first place that does not come before this row. */
  #placeOf(row: number): number {
    const compare = this.#compare();
    let [low, high] = [0, this.#length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(this.#rows[middle] as number, row) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
