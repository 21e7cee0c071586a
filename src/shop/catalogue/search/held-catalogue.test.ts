import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Placement } from '#src/kernel/placements.ts';
import type { Shelved } from './catalogue-index.store.ts';
import { HeldCatalogue } from './held-catalogue.ts';
import { type Narrowing, narrow } from './narrow.ts';
import { selectNearest } from './select-nearest.ts';

const [CATEGORIES, BRANDS, ORIGINS] = [
  ['panels', 'pumps', 'lamps'],
  ['orvani', 'tejvan', ''],
  ['India', 'China'],
];
const PLACEMENTS: Placement[] = ['Shope', 'New Arrivals'];
const SORTS = [
  'placed',
  'newest',
  'price-up',
  'price-down',
  'revenue',
  'popularity',
  'vote-count',
  'vote-average',
  'relevance',
] as const;

const facts = fc.record({
  category: fc.constantFrom(...CATEGORIES),
  brand: fc.constantFrom(...BRANDS),
  placement: fc.constantFrom(...PLACEMENTS),
  origin: fc.constantFrom(...ORIGINS),
  price: fc.integer({ min: 1, max: 6 }),
  available: fc.boolean(),
  ratingCount: fc.nat({ max: 3 }),
  ratingSum: fc.nat({ max: 15 }),
  sold: fc.nat({ max: 3 }),
  hearts: fc.nat({ max: 3 }),
  createdAt: fc.integer({ min: 1, max: 4 }),
  kind: fc.constantFrom('', 'mcb', 'ac-box'),
  phases: fc.constantFrom('', '1', '3'),
  current: fc.constant(''),
  area: fc.constantFrom('4', '6'),
});
/** Few numbers, so that products come, change, go and come back. */
const change = fc.record({ number: fc.integer({ min: 1, max: 40 }), facts: fc.option(facts) });
const filters = fc.record(
  {
    category: fc.constantFrom(...CATEGORIES, 'nothing'),
    placement: fc.constantFrom(...PLACEMENTS),
    brands: fc.subarray([...BRANDS, 'nothing']),
    origins: fc.subarray([...ORIGINS, 'nothing']),
    priceFrom: fc.nat({ max: 6 }),
    priceTo: fc.nat({ max: 7 }),
    rating: fc.constantFrom(2, 3, 4),
    available: fc.boolean(),
    figures: fc.record({ kind: fc.subarray(['mcb', 'ac-box', 'nothing']), area: fc.subarray(['4', '6']) }),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Narrowing>;

const idOf = (number: number) => `p${number}`;

/** What a product would look like if everything were read again: units sold and hearts are those of its first appearance. */
function take(all: Map<string, Shelved>, number: number, given: Omit<Shelved, 'id' | 'number'>) {
  const known = all.get(idOf(number));
  const kept = known ? { sold: known.sold, hearts: known.hearts } : {};
  all.set(idOf(number), { ...given, ...kept, id: idOf(number), number });
}

/** The same list in plain words: one product after the other, one dimension after the other. */
function expected(all: readonly Shelved[], filter: Narrowing, ids: readonly string[] | undefined) {
  const stars = (one: Shelved) => one.ratingSum / Math.max(1, one.ratingCount);
  const tests = {
    category: (one: Shelved) => filter.category === undefined || one.category === filter.category,
    placement: (one: Shelved) => filter.placement === undefined || one.placement === filter.placement,
    brand: (one: Shelved) => !filter.brands?.length || filter.brands.includes(one.brand),
    origin: (one: Shelved) => !filter.origins?.length || filter.origins.includes(one.origin),
    kind: (one: Shelved) => !filter.figures?.kind?.length || filter.figures.kind.includes(one.kind),
    area: (one: Shelved) => !filter.figures?.area?.length || filter.figures.area.includes(one.area),
    phases: () => true,
    rating: (one: Shelved) => stars(one) >= (filter.rating ?? 0),
    available: (one: Shelved) => !filter.available || one.available,
    price: (one: Shelved) => one.price >= (filter.priceFrom ?? 0) && one.price <= (filter.priceTo ?? 9),
  };
  type Dimension = keyof typeof tests;
  const looked = ids ? all.filter(({ id }) => ids.includes(id)) : all;
  const without = (dimension?: Dimension) =>
    looked.filter((one) => (Object.keys(tests) as Dimension[]).every((name) => name === dimension || tests[name](one)));
  const counts = (dimension: Dimension, key: (one: Shelved) => string) =>
    Object.fromEntries(
      Map.groupBy(without(dimension), key)
        .entries()
        .map(([name, some]) => [name, some.length]),
    );
  // Figures are counted within a category, and where one of them is chosen.
  const counted = (figure: 'kind' | 'phases' | 'area', key: (one: Shelved) => string) => {
    const chosen = figure !== 'phases' && filter.figures?.[figure]?.length;
    const { '': _, ...stated } = filter.category !== undefined || chosen ? counts(figure, key) : {};
    return stated;
  };
  const rated = (least: number) => without('rating').filter((one) => stars(one) >= least).length;
  return {
    ids: new Set(without().map(({ id }) => id)),
    facets: {
      categories: counts('category', ({ category }) => category),
      brands: counts('brand', ({ brand }) => brand),
      placements: counts('placement', ({ placement }) => placement),
      origins: counts('origin', ({ origin }) => origin),
      figures: {
        kind: counted('kind', ({ kind }) => kind),
        phases: counted('phases', ({ phases }) => phases),
        current: {},
        area: counted('area', ({ area }) => area),
      },
      ratings: Object.fromEntries([4, 3, 2].flatMap((least) => (rated(least) ? [[String(least), rated(least)]] : []))),
      available: without('available').filter(({ available }) => available).length,
    },
  };
}

it('answers every list after any changes as if everything had been read again', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(change, { minLength: 1, maxLength: 6 }), { maxLength: 12 }),
      fc.array(fc.record({ filter: filters, sort: fc.constantFrom(...SORTS), search: fc.boolean() }), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.array(facts, { minLength: 10, maxLength: 40 }),
      (batches, lists, first) => {
        const all = new Map<string, Shelved>();
        first.forEach((given, at) => take(all, at + 1, given));
        const held = new HeldCatalogue();
        held.add([...all.values()]);
        for (const batch of [[], ...batches]) {
          const last = new Map(batch.map((one) => [one.number, one.facts]));
          for (const [number, given] of last) given ? take(all, number, given) : all.delete(idOf(number));
          const changed = [...last].flatMap(([number, given]) =>
            given ? [{ ...given, id: idOf(number), number }] : [],
          );
          held.apply(
            changed,
            [...last].flatMap(([number, given]) => (given ? [] : [idOf(number)])),
          );
          const again = new HeldCatalogue();
          again.add([...all.values()]);
          expect(held.size).toBe(all.size);
          for (const { filter, sort, search } of lists) {
            const found = search ? ['p3', 'p1', 'p7', 'p30', 'p2'] : undefined;
            const list = (of: HeldCatalogue, page: number, limit: number) =>
              narrow(of, { filter, sort, found, page, limit });
            const whole = list(held, 1, 100);
            expect(whole).toEqual(list(again, 1, 100));
            const wanted = expected([...all.values()], filter, found);
            expect(whole.facets).toEqual(wanted.facets);
            expect(new Set(whole.ids)).toEqual(wanted.ids);
            expect([1, 2, 3].flatMap((page) => list(held, page, 5).ids)).toEqual(whole.ids.slice(0, 15));
          }
        }
      },
    ),
    { numRuns: 150 },
  );
});

it('finds what is near in price, popular, and how many there are, as looking at each product would', () => {
  fc.assert(
    fc.property(fc.array(facts, { minLength: 1, maxLength: 40 }), fc.nat({ max: 7 }), (given, price) => {
      const all = given.map((one, at): Shelved => ({ ...one, id: idOf(at + 1), number: at + 1 }));
      const held = new HeldCatalogue();
      held.add(all);
      const pumps = all.filter(({ category }) => category === 'pumps');
      const near = pumps
        .filter(({ id }) => id !== 'p1')
        .toSorted((a, b) => Math.abs(a.price - price) - Math.abs(b.price - price) || a.number - b.number);
      expect(selectNearest(held, { id: 'p1', price, limit: 4, category: 'pumps' })).toEqual(
        near.slice(0, 4).map(({ id }) => id),
      );
      const popular = pumps.toSorted((a, b) => b.sold + b.hearts - a.sold - a.hearts || a.number - b.number);
      expect(held.idsInOrder('popularity', ['pumps', 'nothing'], 3)).toEqual(popular.slice(0, 3).map(({ id }) => id));
      expect(held.countIn(['pumps', 'nothing'])).toBe(pumps.length);
    }),
  );
});

const product = (number: number): Shelved => ({
  id: `prd_${String(number).padStart(12, '0')}`,
  number,
  category: 'pumps',
  brand: 'orvani',
  placement: 'Shope',
  origin: 'India',
  price: (number * 7919) % 100_000,
  available: true,
  ratingCount: 1,
  ratingSum: 4,
  sold: number % 50,
  hearts: 1,
  createdAt: 1_700_000_000_000 + number,
  kind: '',
  phases: '1',
  current: '',
  area: '',
});

it('compares few products for a change of one, and takes less than 200 bytes for each', () => {
  const held = new HeldCatalogue();
  held.add(Array.from({ length: 50_000 }, (_, at) => product(at + 1)));
  const before = held.inOrder('price-up').slice();
  let compared = 0;
  const { comparing } = held;
  held.comparing = (order) => {
    const compare = comparing.call(held, order);
    return (a, b) => {
      compared += 1;
      return compare(a, b);
    };
  };
  held.apply([{ ...product(25_000), price: 1 }, product(50_001)], [product(9).id]);
  expect(compared).toBeLessThan(100); // a new order would take 750,000
  expect(held.inOrder('price-up').length).toBe(before.length);
  expect(held.inOrder('price-up')).not.toEqual(before);
  for (const sort of SORTS) if (sort !== 'relevance') held.inOrder(sort);
  expect(held.bytes / held.size).toBeLessThan(200);
});
