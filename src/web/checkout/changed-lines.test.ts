import { expect, test } from 'vitest';
import { readChange } from './changed-lines.ts';
import type { OrderDraft } from './order-draft.ts';

const draft: OrderDraft = {
  lines: [
    { productId: 'panel', name: 'Panel', quantity: 2, price: 10_000 },
    { productId: 'lamp', name: 'Lamp', quantity: 1, price: 5_000 },
  ],
  total: 25_000,
  addressId: 'adr_1',
  phone: '9825012345',
  fromCart: true,
};

test('names what has another price, what came and what went, and takes over the total', () => {
  const { draft: now, changes } = readChange(draft, {
    total: 26_000,
    items: [
      { _id: 'panel', name: 'Panel', quantity: 2, price: 11_000 },
      { _id: 'pump', name: 'Pump', quantity: 1, price: 4_000 },
    ],
  });
  expect(now.total).toBe(26_000);
  expect(now.lines.map((line) => [line.productId, line.quantity, line.price])).toEqual([
    ['panel', 2, 11_000],
    ['pump', 1, 4_000],
  ]);
  expect(changes.map(({ productId, before, now }) => [productId, before?.price, now?.price])).toEqual([
    ['panel', 10_000, 11_000],
    ['lamp', 5_000, undefined],
    ['pump', undefined, 4_000],
  ]);
});

test('what stays the same is not among the changes', () => {
  const { changes } = readChange(draft, {
    total: 24_000,
    items: [
      { _id: 'panel', name: 'Panel', quantity: 2, price: 10_000 },
      { _id: 'lamp', name: 'Lamp', quantity: 1, price: 4_000 },
    ],
  });
  expect(changes.map((change) => change.productId)).toEqual(['lamp']);
});

test('a refusal without items keeps the lines', () => {
  expect(readChange(draft, { total: 24_000 }).draft).toEqual({ ...draft, total: 24_000 });
});
