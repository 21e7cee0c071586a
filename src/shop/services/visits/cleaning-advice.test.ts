import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#src/kernel/india-time.ts';
import { cleaningAdvice } from './cleaning-advice.ts';

const at = (lastCleaned: string, today: string, more: object = {}) =>
  cleaningAdvice({ lastCleaned, today, zipcode: '380009', ...more });

describe('when a cleaning is due', () => {
  it('follows the formula: 3 kW at ₹1,800 and 0.5 % a day in 100 days, 10 kW in 55', () => {
    expect(at('2026-01-01', '2026-01-01', { soiling: 'high' })).toMatchObject({
      gapDays: 100,
      dueOn: '2026-04-11',
      due: false,
    });
    expect(at('2026-01-01', '2026-01-01', { soiling: 'high', kw: 10 })).toMatchObject({
      gapDays: 55,
      dueOn: '2026-02-25',
    });
    expect(at('2026-01-01', '2026-04-10', { soiling: 'high' }).due).toBe(false);
    expect(at('2026-01-01', '2026-04-11', { soiling: 'high' }).due).toBe(true);
  });

  it('pauses in the rainy season, and counts from its end', () => {
    expect(at('2026-04-01', '2026-07-20', { soiling: 'high' })).toMatchObject({
      dueOn: '2027-01-09',
      due: false,
      rainy: true,
      loss: { from: 0 },
    });
    expect(at('2026-07-01', '2026-07-20', { soiling: 'high' })).toMatchObject({ dueOn: '2027-01-09', due: false });
    expect(at('2025-09-30', '2026-01-08', { soiling: 'high' })).toMatchObject({ dueOn: '2026-01-09', due: false });
  });

  it('knows that Tamil Nadu has its rainy season in winter', () => {
    expect(at('2026-07-01', '2026-11-01', { zipcode: '600001' })).toMatchObject({
      rainy: true,
      due: false,
      dueOn: '2027-04-07',
    });
    expect(at('2026-05-01', '2026-08-21', { zipcode: '600001' })).toMatchObject({ rainy: false, due: true });
  });

  it('gives a loss from the least to the most of the sources, never more than half of 25 %', () => {
    expect(at('2026-01-01', '2026-01-01').loss).toEqual({ from: 0, to: 0 });
    expect(at('2026-01-01', '2026-01-11').loss).toEqual({ from: 3, to: 5 });
    expect(at('2024-01-01', '2026-03-01').loss.to).toBe(13);
  });

  it('never alarms: not in the rainy season, not before the gap, whatever is asked', () => {
    const day = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
      .map((one) => one.toISOString().slice(0, 10));
    fc.assert(
      fc.property(
        day,
        day,
        fc.constantFrom('380009', '600001', '110001'),
        fc.double({ min: 0.05, max: 500, noNaN: true }),
        fc.constantFrom('low' as const, 'usual' as const, 'high' as const),
        (lastCleaned, today, zipcode, kw, soiling) => {
          const advice = cleaningAdvice({ lastCleaned, today, zipcode, kw, soiling });
          const days = (Date.parse(today) - Date.parse(lastCleaned)) / DAY_MS;
          if (advice.due) expect(days).toBeGreaterThanOrEqual(advice.gapDays);
          if (advice.rainy) expect(advice.due).toBe(false);
          if (advice.dueOn > today) expect(advice.due).toBe(false);
          expect(advice.loss.from).toBeGreaterThanOrEqual(0);
          expect(advice.loss.from).toBeLessThanOrEqual(advice.loss.to);
          expect(advice.loss.to).toBeLessThanOrEqual(13);
        },
      ),
    );
  });
});
