import { describe, expect, it } from 'vitest';
import { mayDrop } from './desk-row.ts';

describe('a card of the board', () => {
  it('moves one step on', () => {
    expect(mayDrop('created', 'confirmed')).toBe(true);
    expect(mayDrop('created', 'packed')).toBe(false);
    expect(mayDrop('packed', 'confirmed')).toBe(false);
    expect(mayDrop('shipped', 'delivered')).toBe(true);
  });
  it('can be sent or cancelled in every earlier state, and never afterwards', () => {
    for (const to of ['shipped', 'cancel'] as const) {
      for (const from of ['created', 'confirmed', 'packed'] as const) expect(mayDrop(from, to)).toBe(true);
      for (const from of ['shipped', 'delivered', 'cancel'] as const) expect(mayDrop(from, to)).toBe(false);
    }
  });
});
