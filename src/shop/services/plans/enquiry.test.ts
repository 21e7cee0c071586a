import { describe, expect, it } from 'vitest';
import { checkPreferredDay, preferredDays, referenceOf } from './enquiry.ts';

describe('a reference', () => {
  it('has the year in India', () => {
    expect(referenceOf(123, new Date('2026-12-31T18:29:59Z'))).toBe('KE-2026-000123');
    expect(referenceOf(124, new Date('2026-12-31T18:30:00Z'))).toBe('KE-2027-000124');
  });

  it('grows beyond six figures', () =>
    expect(referenceOf(1_234_567, new Date('2026-06-01T00:00:00Z'))).toBe('KE-2026-1234567'));
});

describe('a preferred day', () => {
  const now = new Date('2026-02-27T20:00:00Z'); // already the 28th in India

  it('begins tomorrow, by India’s date', () =>
    expect(preferredDays(now)).toEqual({ first: '2026-03-01', last: '2026-04-29' }));

  it.each(['2026-02-28', '2026-02-27', '2026-04-30', '2025-03-01'])('%s is refused', (day) =>
    expect(() => checkPreferredDay(day, now)).toThrow(),
  );
  it.each(['2026-03-01', '2026-04-29', undefined])('%s is taken', (day) =>
    expect(() => checkPreferredDay(day, now)).not.toThrow(),
  );
});
