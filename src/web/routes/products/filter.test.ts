import { describe, expect, it } from 'vitest';
import { filterHref, readFilter } from './filter.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));

describe('the filter of the list', () => {
  it('comes back from its own address', () => {
    const filter = { category: 'solar-pumps', placement: 'big-discounts', brand: 'jalvira', sort: 'price-up', page: 2 } as const;
    expect(read(filterHref(filter, { page: 2 }).split('?')[1] ?? '')).toEqual(filter);
  });

  it('leaves out what it does not know, but keeps an unknown category: that list is empty', () => {
    expect(read('sort=cheapest&placement=attic&page=-3&category=moon')).toEqual({ category: 'moon' });
    expect(read('page=1')).toEqual({});
  });

  it('starts a new choice at the first page', () => {
    expect(filterHref({ category: 'solar-lights', page: 3 }, { sort: 'newest' })).toBe('/products?category=solar-lights&sort=newest');
    expect(filterHref({ category: 'solar-lights' }, { category: undefined })).toBe('/products');
  });
});
