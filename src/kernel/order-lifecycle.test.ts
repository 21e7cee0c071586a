import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canCancel,
  canMove,
  nextByPress,
  nextStatus,
  ORDER_STATUSES,
  ORDER_WAY,
  type OrderStatus,
  stepsTo,
  WAITING_STATUSES,
} from './order-lifecycle.ts';

const after = (from: OrderStatus) => ORDER_STATUSES.filter((to) => canMove(from, to));

describe('the order lifecycle', () => {
  it('reaches every state from created', () => {
    const seen = new Set<OrderStatus>(['created']);
    for (const state of seen) for (const next of after(state)) seen.add(next);
    expect([...seen].sort()).toEqual([...ORDER_STATUSES].sort());
  });

  it('never goes back, whatever is asked', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ORDER_STATUSES), { maxLength: 30 }), (wishes) => {
        let now: OrderStatus = 'created';
        let furthest = 0;
        for (const wish of wishes) {
          if (!canMove(now, wish)) continue;
          now = wish;
          if (now === 'cancel') continue;
          expect(ORDER_WAY.indexOf(now)).toBeGreaterThan(furthest);
          furthest = ORDER_WAY.indexOf(now);
        }
        if (now === 'cancel') expect(after(now)).toEqual([]);
      }),
    );
  });

  it('can be cancelled until it is shipped', () => {
    expect(ORDER_STATUSES.filter(canCancel)).toEqual(['created', 'confirmed', 'packed']);
    expect(WAITING_STATUSES).toEqual(['created', 'confirmed', 'packed']);
  });

  it('advances one step at a time, by hand until parcels are sent', () => {
    for (const [at, status] of ORDER_WAY.entries()) expect(nextStatus(status)).toBe(ORDER_WAY[at + 1]);
    expect(ORDER_STATUSES.map(nextByPress)).toEqual([
      'confirmed',
      'packed',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(stepsTo('created', 'shipped')).toEqual(['confirmed', 'packed', 'shipped']);
    expect([stepsTo('shipped', 'packed'), stepsTo('cancel', 'shipped')]).toEqual([undefined, undefined]);
  });
});
