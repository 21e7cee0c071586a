import { describe, expect, it } from 'vitest';
import { mayDrop } from './board-view.ts';

describe('a card of the board', () => {
  it('goes one step on', () => {
    expect(mayDrop('created', 'confirmed')).toBe(true);
    expect(mayDrop('created', 'packed')).toBe(false);
    expect(mayDrop('packed', 'confirmed')).toBe(false);
    expect(mayDrop('shipped', 'delivered')).toBe(true);
  });
  it('is sent or cancelled from every state before that, and never afterwards', () => {
    for (const to of ['shipped', 'cancel'] as const) {
      for (const from of ['created', 'confirmed', 'packed'] as const) expect(mayDrop(from, to)).toBe(true);
      for (const from of ['shipped', 'delivered', 'cancel'] as const) expect(mayDrop(from, to)).toBe(false);
    }
  });
});
