import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../india-time.ts';
import { subsidyFor } from '../subsidy.ts';
import { type DatedFigure, figureAt, nextChange } from './dated-figure.ts';
import { readPrefixes, readSteps, writePrefixes, writeSteps } from './figure-lines.ts';
import type { FigureKey, FigureScope, FigureValue } from './figure-table.ts';
import { figuresOf } from './read-figures.ts';

function figure<K extends FigureKey>(
  key: K,
  scope: FigureScope<K>,
  value: FigureValue<K>,
  effectiveFrom: string,
  effectiveTo: string | null = null,
): DatedFigure {
  const known = { source: 's', url: null, kind: 'assumption', confirmed: true, checkedOn: effectiveFrom, note: '' };
  return {
    id: `${key} ${scope} ${effectiveFrom}`,
    key,
    scope,
    value,
    effectiveFrom,
    effectiveTo,
    ...known,
  } as DatedFigure;
}

const SUBSIDY = figure(
  'subsidy-rates',
  'india',
  { perKw: 3_000_000, firstKw: 2, perKwBeyond: 1_800_000, lastKw: 3, specialPercent: 10 },
  '2025-07-08',
  '2027-03-31',
);
const met = {
  kw: { modules: 3.24, inverter: 3 },
  residential: true,
  dcr: true,
  vendorRegistered: true,
  specialState: false,
};
const slabs = (paisePerUnit: number): FigureValue<'slabs'> => ({
  fixed: [
    { upToKw: 2, paise: 1500 },
    { upToKw: null, paise: 2500 },
  ],
  slabs: [{ upTo: null, paisePerUnit }],
});

describe('a dated figure', () => {
  it.each([
    ['2027-03-30', 7_800_000, undefined],
    ['2027-03-31', 7_800_000, undefined],
    ['2027-04-01', 0, { why: 'ended', day: '2027-03-31' }],
  ])('gives the subsidy on %s', (day, amount, missing) => {
    const rates = figuresOf([SUBSIDY], day).subsidyRates();
    expect(subsidyFor({ ...met, rates: rates.value }).amount).toBe(amount);
    expect(rates.missing?.[0]).toEqual(missing && { key: 'subsidy-rates', scope: 'india', ...missing });
  });
  it('says whether it is still to come, or was never known', () => {
    const later = figure('co2', 'india', { perUnit: 0.7 }, '2027-01-01');
    expect(figureAt([later], 'co2', 'india', '2026-12-31').missing).toMatchObject({
      why: 'not-begun',
      day: '2027-01-01',
    });
    expect(figureAt([later], 'surplus', 'home', '2026-12-31').missing).toEqual({
      key: 'surplus',
      scope: 'home',
      why: 'never-known',
    });
    expect(figureAt([later], 'co2', 'india', '2027-01-01').figure).toBe(later);
  });
  it('tells the next day on which something begins or ends', () => {
    const next = (day: string) => nextChange([SUBSIDY], day, (one) => addDays(one, 1));
    expect([next('2025-07-07'), next('2025-07-08'), next('2027-03-31'), next('2027-04-01')]).toEqual([
      '2025-07-08',
      '2027-04-01',
      '2027-04-01',
      undefined,
    ]);
  });
  it('is never one of another day', () => {
    const days = fc.integer({ min: 0, max: 400 }).map((count) => addDays('2026-01-01', count));
    const spans = fc.uniqueArray(days, { minLength: 2, maxLength: 8 }).map((all) => {
      const sorted = all.sort();
      return sorted.flatMap((from, index) =>
        index % 2 || index + 1 === sorted.length
          ? []
          : [figure('co2', 'india', { perUnit: index }, from, sorted[index + 1])],
      );
    });
    fc.assert(
      fc.property(spans, days, (figures, day) => {
        const { figure: found } = figureAt(figures, 'co2', 'india', day);
        if (found) expect(found.effectiveFrom <= day && day <= (found.effectiveTo ?? day)).toBe(true);
        else for (const one of figures) expect(one.effectiveFrom > day || (one.effectiveTo ?? day) < day).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the figures of a day', () => {
  const tariff = [
    figure('slabs', 'state-urban', slabs(520), '2025-04-01'),
    figure('fuel-adjustment', 'state', { perUnit: 245 }, '2024-10-01', '2025-06-30'),
    figure('fuel-adjustment', 'state', { perUnit: 230 }, '2025-07-01'),
    figure('duty', 'urban', { rate: 15 }, '2023-04-01'),
    figure('slabs', 'torrent-ahmedabad', slabs(500), '2025-04-01'),
    figure('fuel-adjustment', 'torrent-ahmedabad', { perUnit: 356 }, '2023-04-01', '2024-03-31'),
  ];
  const home = { discom: 'pgvcl', rural: false, sanctionedKw: 3 } as const;
  it('make a tariff, with the load’s fixed charge, and name its rows', () => {
    const { value, used } = figuresOf(tariff, '2026-11-23').tariff(home);
    expect(value).toEqual({
      fixed: 2500,
      slabs: [{ upTo: null, paisePerUnit: 520 }],
      fuelPaisePerUnit: 230,
      dutyBp: 1500,
    });
    expect(used?.map(({ key }) => key)).toEqual(['slabs', 'fuel-adjustment', 'duty']);
    expect(figuresOf(tariff, '2026-11-23').tariff({ ...home, sanctionedKw: 2 }).value?.fixed).toBe(1500);
    expect(figuresOf(tariff, '2025-06-30').tariff(home).value?.fuelPaisePerUnit).toBe(245);
  });
  it('make none where a part of it has ended', () => {
    const { value, missing } = figuresOf(tariff, '2026-11-23').tariff({ ...home, discom: 'torrent-ahmedabad' });
    expect(value).toBeUndefined();
    expect(missing).toEqual([{ key: 'fuel-adjustment', scope: 'torrent-ahmedabad', why: 'ended', day: '2024-03-31' }]);
    expect(figuresOf(tariff, '2026-11-23').tariff({ ...home, rural: true }).missing).toHaveLength(2);
  });
  it('know the companies of a PIN code, by the longest prefix', () => {
    const prefixes = figure(
      'discom-by-pin',
      'gujarat',
      { '38': ['ugvcl'], '380': ['torrent-ahmedabad', 'ugvcl'] },
      '2016-01-01',
    );
    const { discoms } = figuresOf([prefixes], '2026-11-23');
    expect(discoms('380060').value).toEqual(['torrent-ahmedabad', 'ugvcl']);
    expect(discoms('384001').value).toEqual(['ugvcl']);
    expect(discoms('110001').value).toEqual([]);
  });
});

describe('lines as the owner writes them', () => {
  it('are steps that rise to the rest', () => {
    expect(readSteps('50: 3.05\n\n 250 : ₹4.15 \nREST: 5.2')).toEqual([
      { upTo: 50, paise: 305 },
      { upTo: 250, paise: 415 },
      { upTo: null, paise: 520 },
    ]);
    for (const wrong of [
      '',
      '50: 3.05',
      'rest: 1\nrest: 2',
      '50: 1\n50: 2\nrest: 3',
      '50: 1.234\nrest: 2',
      '50 3\nrest: 1',
      'rest: 1\n50: 2',
    ])
      expect(readSteps(wrong)).toBeUndefined();
  });
  it('come back as they were written', () => {
    const step = fc.record({
      upTo: fc.integer({ min: 1, max: 99_999 }),
      paise: fc.integer({ min: 0, max: 99_999_99 }),
    });
    const list = fc
      .tuple(fc.uniqueArray(step, { selector: ({ upTo }) => upTo }), fc.integer({ min: 0, max: 99_999_99 }))
      .map(([steps, paise]) => [...steps.sort((a, b) => a.upTo - b.upTo), { upTo: null, paise }]);
    fc.assert(
      fc.property(list, (steps) => {
        expect(readSteps(writeSteps(steps))).toEqual(steps);
      }),
      { numRuns: 2000 },
    );
  });
  it('are prefixes with companies that are known', () => {
    const prefixes = { '360': ['pgvcl'], '380': ['torrent-ahmedabad', 'ugvcl'] } as const;
    const written = writePrefixes({ '360': ['pgvcl'], '380': ['torrent-ahmedabad', 'ugvcl'] });
    expect(readPrefixes(written)).toEqual(prefixes);
    for (const wrong of ['', '380', '380: nobody', '0380: pgvcl', '380: pgvcl\n380: ugvcl', '380:'])
      expect(readPrefixes(wrong)).toBeUndefined();
  });
});
