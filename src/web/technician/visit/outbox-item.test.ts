import { describe, expect, it } from 'vitest';
import { type Item, nextOf, pause } from '#src/web/features/field-visit/outbox-item.ts';

const item = (kind: Item['kind'], at: number, more: object = {}): Item =>
  ({ key: `${kind}${at}`, at, visitId: 'a', kind, ...more }) as Item;

describe('the next item to send', () => {
  it('is small before large, old before new, the signature after everything else of its visit', () => {
    const items = [item('sign', 1), item('photo', 3), item('photo', 2), item('notes', 4), item('removal', 5)];
    const order: string[] = [];
    for (let left = items; left.length > 0; ) {
      const next = nextOf(left);
      order.push(next?.key ?? '');
      left = left.filter((one) => one !== next);
    }
    expect(order).toEqual(['notes4', 'removal5', 'photo2', 'photo3', 'sign1']);
  });

  it('is never one that the shop refused, which delays nothing else', () => {
    expect(nextOf([item('photo', 1, { refused: 'damaged' })])).toBeUndefined();
    expect(nextOf([item('photo', 1, { refused: 'damaged' }), item('sign', 2)])?.kind).toBe('sign');
    expect(nextOf([item('sign', 1, { visitId: 'b' }), item('photo', 2)])?.kind).toBe('photo');
  });
});

it('waits longer after each failure, at most a minute', () => {
  expect([0, 1, 2, 3, 9].map(pause)).toEqual([2000, 2000, 4000, 8000, 60_000]);
});
