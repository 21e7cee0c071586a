import { expect, it } from 'vitest';
import { canPress, mayPress, SERVICE_STATUSES } from './booking-lifecycle.ts';

const presses = SERVICE_STATUSES.flatMap((from) =>
  SERVICE_STATUSES.filter((to) => canPress(from, to)).map((to) => `${from} → ${to}`),
);

it('advances by hand until its visit starts, then with its visits', () => {
  expect(presses).toEqual([
    'created → confirmed',
    'created → assigned',
    'created → cancel',
    'confirmed → assigned',
    'confirmed → cancel',
    'assigned → cancel',
  ]);
});

it('is cancelled by its customer, and otherwise moved by the shop', () => {
  expect(SERVICE_STATUSES.filter((to) => mayPress('customer', to))).toEqual(['cancel']);
  expect(SERVICE_STATUSES.filter((to) => mayPress('administrator', to))).toEqual(['confirmed', 'assigned', 'cancel']);
});
