import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canCancel, canMove, ORDER_STEPS, type OrderStatus } from './order.ts';

const states = Object.keys(ORDER_STEPS) as OrderStatus[];
const forward: OrderStatus[] = ['created', 'confirmed', 'packed', 'shipped', 'delivered'];

describe('the order’s machine', () => {
  it('reaches every state from created', () => {
    const seen = new Set<OrderStatus>(['created']);
    for (const state of seen) for (const next of ORDER_STEPS[state]) seen.add(next);
    expect([...seen].sort()).toEqual([...states].sort());
  });

  it('never goes back, whatever is asked of it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...states), { maxLength: 30 }), (wishes) => {
        let now: OrderStatus = 'created';
        let furthest = 0;
        for (const wish of wishes) {
          if (!canMove(now, wish)) continue;
          now = wish;
          if (now === 'cancel') continue;
          expect(forward.indexOf(now)).toBeGreaterThan(furthest);
          furthest = forward.indexOf(now);
        }
        if (now === 'cancel') expect(ORDER_STEPS[now]).toEqual([]);
      }),
    );
  });

  it('can be cancelled until it is shipped', () => {
    expect(states.filter(canCancel)).toEqual(['created', 'confirmed', 'packed']);
  });
});
