import { sql } from 'kysely';
import { FILTER_FIGURE_NAMES, FILTER_FIGURES, type FilterFigure } from '#src/kernel/filter-figures.ts';
import { ZERO_PAISE } from '#src/kernel/money.ts';
import type { Placement } from '#src/kernel/placements.ts';
import type { Queryable } from '#src/platform/database/database.ts';

/** The values of one product on sale that shoppers filter and sort by. */
export type Shelved = {
  id: string;
  number: number;
  category: string;
  brand: string;
  placement: Placement;
  origin: string;
  price: number;
  available: boolean;
  ratingCount: number;
  ratingSum: number;
  sold: number;
  hearts: number;
  createdAt: number;
} & Record<FilterFigure, string>;

const rows = (db: Queryable) =>
  db
    .selectFrom('product')
    .select([
      'id',
      'number',
      'category',
      'brand',
      'placement',
      'countryOfOrigin',
      'pricePaise',
      'stock',
      'ratingCount',
      'ratingSum',
      'unitsSold',
      'favouriteCount',
      'createdAt',
      ...FILTER_FIGURE_NAMES.map((name) =>
        sql<string>`coalesce(specification ->> ${sql.lit(FILTER_FIGURES[name])}, '')`.as(name),
      ),
    ])
    .where('archivedAt', 'is', null)
    .where('pricePaise', '>', ZERO_PAISE);

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

const toShelved = (row: Row): Shelved => ({
  id: row.id,
  number: row.number,
  category: row.category ?? '',
  brand: row.brand ?? '',
  placement: row.placement,
  origin: row.countryOfOrigin,
  price: row.pricePaise,
  available: row.stock > 0,
  ratingCount: row.ratingCount,
  ratingSum: row.ratingSum,
  sold: row.unitsSold,
  hearts: row.favouriteCount,
  createdAt: row.createdAt.getTime(),
  kind: row.kind,
  phases: row.phases,
  current: row.current,
  area: row.area,
});

/** Rows read at once: nothing else is done while an answer is taken apart, and 100,000 rows in one made the process's peak 569 MiB in place of 322. */
const PART = 2_000;

/**
 * Everything on sale, in order of product number, in parts. Each part is as of its own moment: whatever is written meanwhile has to be read again by
 * its tag.
 */
export async function* selectCatalogueIndex(db: Queryable): AsyncGenerator<Shelved[]> {
  for (let last = 0; ; ) {
    const part = await rows(db).where('number', '>', last).orderBy('number').limit(PART).execute();
    yield part.map(toShelved);
    if (part.length < PART) return;
    last = part.at(-1)?.number ?? last;
  }
}

/** These products, and those added after `number`. One that is no longer on sale is missing. */
export const selectChanged = async (db: Queryable, ids: string[], number: number): Promise<Shelved[]> =>
  (
    await rows(db)
      .where((eb) => eb.or([eb('id', 'in', ids.length ? ids : ['']), eb('number', '>', number)]))
      .orderBy('number')
      .execute()
  ).map(toShelved);
