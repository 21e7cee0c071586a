import { expect, it } from 'vitest';
import { changesOf } from './line-changes.ts';

const line = {
  id: 'p',
  name: 'Panel',
  price: 1000,
  listPrice: 1000,
  stock: 10,
  quantity: 1,
  facts: '',
  gone: false,
  seen: { price: 1000, stock: 10 },
};

it('says nothing where nothing has changed, or nothing is known', () => {
  expect(changesOf(line)).toBeUndefined();
  expect(changesOf({ ...line, seen: undefined, price: 5 })).toBeUndefined();
  expect(changesOf({ ...line, gone: true, price: 5 })).toBeUndefined();
  expect(changesOf({ ...line, stock: 4 })).toBeUndefined(); // fewer, but enough
  expect(changesOf({ ...line, stock: 2, seen: { price: 1000, stock: 2 } })).toBeUndefined(); // few, but no fewer than before
});

it('says how far the price has moved, and which way', () => {
  expect(changesOf({ ...line, price: 800 })).toEqual({ priceBy: -200, stock: undefined });
  expect(changesOf({ ...line, price: 1300 })).toEqual({ priceBy: 300, stock: undefined });
});

it('says when few are left, too few for this line, and when there are some again', () => {
  expect(changesOf({ ...line, stock: 2 })?.stock).toBe('fewer');
  expect(changesOf({ ...line, stock: 6, quantity: 8 })?.stock).toBe('fewer');
  expect(changesOf({ ...line, stock: 0 })?.stock).toBe('fewer');
  expect(changesOf({ ...line, stock: 5, seen: { price: 1000, stock: 0 } })?.stock).toBe('back');
});
