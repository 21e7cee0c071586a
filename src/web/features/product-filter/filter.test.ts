import { describe, expect, it } from 'vitest';
import { filterHref, isFiltered, readFilter, toggled } from './filter.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));

describe('the filter of the list', () => {
  it('is restored from its own address', () => {
    const filter = {
      q: '5 kw inverter',
      category: 'solar-pumps',
      placement: 'big-discounts',
      brand: 'jalvira,orvani',
      origin: 'India',
      kind: 'mcb,rcbo',
      phases: '1',
      current: '20',
      area: '4,6',
      min: 500,
      max: 20_000,
      rating: 4,
      available: true,
      sort: 'price-up',
      page: 2,
    } as const;
    expect(read(filterHref(filter, { page: 2 }).split('?')[1] ?? '')).toEqual(filter);
  });

  it('ignores what it does not know, but keeps an unknown category: that list is empty', () => {
    expect(read('sort=cheapest&placement=attic&page=-3&category=moon&min=abc&max=-5&rating=9&available=yes')).toEqual({
      category: 'moon',
    });
    expect(read('page=1')).toEqual({});
  });

  it('swaps price limits that are in the wrong order', () => {
    expect(read('min=900&max=100')).toEqual({ min: 100, max: 900 });
  });

  it('returns to the first page on a new choice', () => {
    expect(filterHref({ category: 'solar-lights', page: 3 }, { sort: 'newest' })).toBe(
      '/products?category=solar-lights&sort=newest',
    );
    expect(filterHref({ category: 'solar-lights' }, { category: undefined })).toBe('/products');
  });

  it('adds and removes one of several', () => {
    expect(toggled(undefined, 'orvani')).toBe('orvani');
    expect(toggled('orvani', 'jalvira')).toBe('orvani,jalvira');
    expect(toggled('orvani,jalvira', 'orvani')).toBe('jalvira');
    expect(toggled('orvani', 'orvani')).toBeUndefined();
  });

  it('knows which lists are for search engines', () => {
    expect(isFiltered(read('category=solar-pumps&brand=jalvira'))).toBe(false);
    for (const query of ['q=pump', 'brand=a,b', 'min=5', 'sort=newest', 'available=1', 'kind=mcb', 'area=4'])
      expect(isFiltered(read(query)), query).toBe(true);
  });
});
