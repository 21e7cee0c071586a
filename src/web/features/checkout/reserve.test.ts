import { expect, test } from 'vitest';
import type { GoodsDraft } from './order-draft.ts';
import { attemptFor } from './reserve.ts';

const draft: GoodsDraft = {
  lines: [{ productId: 'panel', name: 'Panel', quantity: 1, price: 100 }],
  total: 100,
  addressId: 'adr_1',
  phone: '9825012345',
  fromCart: true,
};
const first = attemptFor(draft, undefined);

test('retrying the same purchase uses the same receipt', () => {
  expect(attemptFor({ ...draft, lines: [...draft.lines] }, first)).toBe(first);
});

test.each<[string, Partial<GoodsDraft>]>([
  ['another total', { total: 101 }],
  ['another address', { addressId: 'adr_2' }],
  ['another product at the same price', { lines: [{ productId: 'lamp', name: 'Lamp', quantity: 1, price: 100 }] }],
  ['the same product outside of the cart', { fromCart: false }],
])('%s takes a new receipt', (_, change) => {
  expect(attemptFor({ ...draft, ...change }, first).receipt).not.toBe(first.receipt);
});
