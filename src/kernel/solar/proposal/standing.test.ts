import { describe, expect, it } from 'vitest';
import { paise } from '../../money.ts';
import { standingOf } from './standing.ts';

const offer = (kit: number, installed: number | null = 17_459_263) => ({
  kitId: 'kit',
  kit: paise(kit),
  installed: installed === null ? null : paise(installed),
});
const saved = { ...offer(13_999_000), validUntil: '2026-12-08' };

describe('a saved price', () => {
  it.each([
    ['2026-11-23', 'holds'],
    ['2026-12-08', 'holds'],
    ['2026-12-09', 'ended'],
  ])('on %s: %s', (day, state) => {
    expect(standingOf(saved, { day, inStock: true, today: offer(13_999_000) }).state).toBe(state);
  });
  it('does not hold for what is not in stock, and has ended all the same when it has', () => {
    expect(standingOf(saved, { day: '2026-11-23', inStock: false, today: undefined })).toEqual({
      state: 'sold-out',
      today: undefined,
      changed: false,
      renewable: false,
    });
    expect(standingOf(saved, { day: '2027-01-01', inStock: false, today: undefined }).state).toBe('ended');
  });
  it('stays as it is while it holds, though today’s differs', () => {
    expect(standingOf(saved, { day: '2026-11-23', inStock: true, today: offer(14_999_000) })).toMatchObject({
      state: 'holds',
      changed: true,
      renewable: true,
    });
    expect(standingOf(saved, { day: '2026-11-23', inStock: true, today: offer(13_999_000, null) }).changed).toBe(true);
  });
  it('is renewed only for something new: another price, or another end', () => {
    const on = (day: string) => standingOf(saved, { day, inStock: true, today: offer(13_999_000) }).renewable;
    expect([on('2026-12-08'), on('2026-12-09')]).toEqual([false, true]);
  });
});
