import { expect, it } from 'vitest';
import { blankDetails } from '#src/kernel/product-details.ts';
import type { ManagedProduct } from '#src/wire/client/product-manager.ts';
import { differences, joined } from './conflict.ts';
import { toValues } from './form-values.ts';

const base: ManagedProduct = {
  id: 'p',
  name: 'Panel',
  sku: 'RV-550',
  title: 'Bright',
  category: 'Solar Panels',
  price: 900,
  listPrice: 1000,
  discount: 10,
  stock: 5,
  placement: 'flash-deals',
  description: 'Long',
  mainImage: '',
  otherImages: [],
  reviews: [{ id: 'r1', name: 'Asha', msg: 'Good' }],
  reviewCount: 1,
  rating: 0,
  ratingCount: 0,
  version: 3,
  pictureAlts: {},
  brand: '',
  ...blankDetails(),
  specification: { vocV: 49.5, iscA: 13 },
};
const theirs: ManagedProduct = {
  ...base,
  version: 4,
  title: 'Brighter',
  stock: 9,
  specification: { vocV: 50, iscA: 13 },
  reviews: [...base.reviews, { id: 'r2', name: 'B', msg: 'x' }],
};
const mine = {
  ...toValues(base),
  title: 'Brightest',
  price: '950',
  specification: { vocV: '49.5', iscA: '14' },
  reviews: [{ name: 'New', msg: 'y' }],
};

it('names what somebody else changed, and where both did', () => {
  expect(differences(base, theirs, mine)).toEqual([
    { path: 'title', theirs: 'Brighter', mine: 'Brightest', both: true },
    { path: 'stock', theirs: '9', mine: '5', both: false },
    { path: 'specification.vocV', theirs: '50', mine: '49.5', both: false },
  ]);
});

it('merges both: theirs where only they changed, mine where only I did, the chosen one where both did', () => {
  const kept = joined(base, theirs, mine, new Set(['title']));
  expect(kept).toMatchObject({
    title: 'Brightest',
    price: '950',
    stock: '9',
    specification: { vocV: '50', iscA: '14' },
  });
  expect(kept.reviews).toEqual([
    { id: 'r2', name: 'B', msg: 'x' },
    { name: 'New', msg: 'y' },
  ]);
  expect(joined(base, theirs, mine, new Set()).title).toBe('Brighter');
});
