import { expect, test } from 'vitest';
import { readChange } from './changed-lines.ts';
import type { GoodsDraft } from './order-draft.ts';

const draft: GoodsDraft = {
  lines: [
    { productId: 'panel', name: 'Panel', quantity: 2, price: 10_000 },
    { productId: 'lamp', name: 'Lamp', quantity: 1, price: 5_000 },
  ],
  total: 25_000,
  addressId: 'adr_1',
  phone: '9825012345',
  fromCart: true,
};

test('names changed prices, added and removed lines, and takes over the total', () => {
  const { draft: now, changes } = readChange(draft, {
    total: 26_000,
    items: [
      { _id: 'panel', name: 'Panel', quantity: 2, price: 110 },
      { _id: 'pump', name: 'Pump', quantity: 1, price: 40 },
    ],
  });
  expect(now.total).toBe(26_000);
  expect(now).toMatchObject({
    lines: [
      { productId: 'panel', quantity: 2, price: 11_000 },
      { productId: 'pump', quantity: 1, price: 4_000 },
    ],
  });
  expect(changes.map(({ productId, before, now }) => [productId, before?.price, now?.price])).toEqual([
    ['panel', 10_000, 11_000],
    ['lamp', 5_000, undefined],
    ['pump', undefined, 4_000],
  ]);
});

test('does not list what stays the same', () => {
  const { changes } = readChange(draft, {
    total: 24_000,
    items: [
      { _id: 'panel', name: 'Panel', quantity: 2, price: 100 },
      { _id: 'lamp', name: 'Lamp', quantity: 1, price: 40 },
    ],
  });
  expect(changes.map((change) => change.productId)).toEqual(['lamp']);
});

test('changes only the total of a plan, which has no lines', () => {
  const slot = { start: '2026-11-23T03:30:00Z', end: '2026-11-23T05:15:00Z' };
  const { lines: _, addressId: __, fromCart: ___, ...payable } = draft;
  const address = { fullAddress: '', city: '', state: '', landmark: '', zipcode: '', phone: '', country: '' };
  const visit = { ...payable, planId: 1, slot, booking: { name: '', email: '', address, problems: '', note: '' } };
  expect(readChange(visit, { total: 24_000, items: [] })).toEqual({ draft: { ...visit, total: 24_000 }, changes: [] });
});

test('keeps the lines when a refusal has no items', () => {
  expect(readChange(draft, { total: 24_000 }).draft).toEqual({ ...draft, total: 24_000 });
});
