import { expect, it } from 'vitest';
import { pressOption } from './press-option.ts';

it('a sort order replaces the former one, and the empty one is none', () => {
  expect(pressOption({ sort: 'newest' }, 'sort', 'price-up')).toEqual({ sort: 'price-up' });
  expect(pressOption({ sort: 'newest' }, 'sort', '')).toEqual({ sort: undefined });
});

it('brands and origins add up, and a second press takes one off', () => {
  expect(pressOption({ brand: 'amaron' }, 'brand', 'exide')).toEqual({ brand: 'amaron,exide' });
  expect(pressOption({ brand: 'amaron,exide' }, 'brand', 'amaron')).toEqual({ brand: 'exide' });
  expect(pressOption({ origin: 'in' }, 'origin', 'in')).toEqual({ origin: undefined });
});

it('one rating is chosen, and a second press clears it; so is availability', () => {
  expect(pressOption({ rating: 4 }, 'rating', '3')).toEqual({ rating: 3 });
  expect(pressOption({ rating: 3 }, 'rating', '3')).toEqual({ rating: undefined });
  expect(pressOption({}, 'available', '1')).toEqual({ available: true });
  expect(pressOption({ available: true }, 'available', '1')).toEqual({ available: undefined });
});
