import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '#tests/support/rounds.ts';
import { household, KITS, TERMS } from '#tests/support/solar/households.ts';
import { VECTORS } from '#tests/support/solar/vectors.ts';
import { paise } from '../../money.ts';
import { finding } from '../compatibility/finding.ts';
import { planRoof } from './plan-roof.ts';

const rupees = (amount: number) => paise(Math.round(amount * 100));
const measured = KITS.map((kit) => (kit.id === 'three' ? { ...kit, gamma: VECTORS.kit3kw.gamma } : kit));
const plan = (home = household(), kits = measured, terms = TERMS) => planRoof(kits, home, terms);

describe('a home with 414 units a month', () => {
  const found = plan();
  if (found.outcome !== 'fits') throw new Error(found.outcome);
  const { chosen, choice } = found;

  it('gets 3.24 kWp, as the next size takes 12.3 years', () => {
    expect(chosen.kit.id).toBe('three');
    expect(choice.stopped).toMatchObject({
      why: 'takes-too-long',
      step: { from: { kit: { id: 'three' } }, to: { kit: { id: 'five' } } },
    });
  });
  it('is told what it gives', () => {
    expect(chosen.months.map((kwh) => Math.round(kwh * 10) / 10)).toEqual(VECTORS.kit3kw.months);
    expect(Math.round(chosen.year.expected)).toBe(4968);
    expect(Math.round(chosen.year.careful)).toBe(4371);
    expect(Math.round(chosen.year.good)).toBe(5266);
  });
  it('is told what it saves and costs, to the paisa', () => {
    expect(Math.round(chosen.saved.expected / 100)).toBe(36_732);
    expect(Math.round(chosen.saved.careful / 100)).toBe(33_823);
    expect(Math.round(chosen.saved.good / 100)).toBe(37_841);
    expect(chosen.price?.total).toBe(rupees(174_592.63));
    expect(chosen.price?.loose).toBe(rupees(171_850));
    expect(chosen.subsidy).toEqual({ amount: rupees(78_000), why: 'due' });
    expect(chosen.cost).toBe(rupees(96_592.63));
  });
  it('is told when it has paid for itself', () => {
    expect(chosen.payback?.years).toBeCloseTo(2.93, 2);
    expect(chosen.payback?.careful).toBeCloseTo(3.21, 2);
    expect(chosen.payback?.withoutSubsidy).toBeCloseTo(5.31, 2);
    expect(Math.round((chosen.overTime?.gain ?? 0) / 100)).toBe(668_204);
  });
  it('is told what it costs over 25 years, and by the loan of the scheme', () => {
    expect(chosen.lifeCost).toBe(rupees(96_592.63 + 25 * 3600 + 22_990));
    expect(chosen.emi).toBeUndefined();
    const loan = { most: rupees(200_000), ratePercent: 6, months: 60 };
    const borrowed = plan(household(), measured, { ...TERMS, loan });
    expect(borrowed).toMatchObject({
      chosen: { emi: { loan: rupees(96_592.63), perMonth: rupees(1867.41), months: 60 } },
    });
    const little = plan(household(), measured, { ...TERMS, loan: { ...loan, most: rupees(50_000) } });
    expect(little).toMatchObject({ chosen: { emi: { loan: rupees(50_000) } } });
  });
  it('is not told when it has paid for itself where upkeep is not known', () => {
    const found = plan(household(), measured, { ...TERMS, upkeepPerYear: undefined });
    expect(found).toMatchObject({ chosen: { payback: undefined, overTime: undefined, lifeCost: undefined } });
  });
  it('gains more if bills rise', () => {
    const rising = plan(household(), measured, { ...TERMS, tariffGrowth: 0.03 });
    const gain = rising.outcome === 'fits' ? (rising.chosen.overTime?.gain ?? 0) : 0;
    expect(gain).toBeGreaterThan(chosen.overTime?.gain ?? 0);
  });
});

describe('other answers', () => {
  it('are that it is not worth it yet, or more than a kit', () => {
    expect(plan(household(120))).toMatchObject({ outcome: 'not-worth-it-yet' });
    expect(plan(household(1400))).toMatchObject({ outcome: 'survey', why: 'over-10-kw' });
    expect(plan(household(414, { sharedRoof: true }))).toMatchObject({ outcome: 'survey', why: 'shared-roof' });
  });
  it('name the smallest roof', () => {
    expect(plan(household(414, { roofM2: 31 }))).toEqual({ outcome: 'roof-too-small', smallestM2: 32 });
    expect(plan(household(414, { roofM2: 32 }))).toMatchObject({ outcome: 'fits' });
  });
  it('never name a kit that a rule blocks', () => {
    const blocked = measured.map((kit) => ({ ...kit, findings: [finding('R8', 'phase', 'blocks', {})] }));
    expect(plan(household(), blocked)).toMatchObject({ outcome: 'no-kit-fits' });
    const unknown = measured.map((kit) => ({ ...kit, findings: [finding('R10', 'roof', 'unknown', {})] }));
    expect(plan(household(), unknown)).toMatchObject({ outcome: 'fits' });
  });
  it('name the next size while the right one is sold out', () => {
    const out = (...ids: string[]) => measured.map((kit) => ({ ...kit, inStock: !ids.includes(kit.id) }));
    expect(plan(household(), out('three'))).toMatchObject({
      chosen: { kit: { id: 'five' } },
      soldOut: { kit: { id: 'three' } },
    });
    expect(plan(household(), out('three', 'five'))).toMatchObject({
      outcome: 'sold-out',
      soldOut: { kit: { id: 'three' } },
    });
  });
  it('leave out what no figure in force says', () => {
    const found = plan(household(), measured, { ...TERMS, installed: undefined, subsidy: undefined });
    expect(found).toMatchObject({
      chosen: { price: undefined, subsidy: { amount: 0, why: 'scheme-not-known' }, cost: rupees(139_990) },
    });
  });
});

describe('any home', () => {
  const home = fc.record({
    units: fc.integer({ min: 0, max: 3000 }),
    roofM2: fc.integer({ min: 1, max: 200 }),
    shade: fc.constantFrom('none' as const, 'little' as const, 'some' as const),
    azimuth: fc.constantFrom(-135, -90, -45, 0, 45, 90, 135, 180),
  });
  it('gets no more than the roof holds, and no more sun than falls on it', () => {
    fc.assert(
      fc.property(home, ({ units, ...more }) => {
        const found = plan(household(units, more));
        if (found.outcome !== 'fits') return;
        for (const { kit, year, saved } of found.others) {
          expect(kit.areaM2).toBeLessThanOrEqual(more.roofM2);
          expect(kit.kwp).toBeGreaterThanOrEqual(1);
          expect(year.careful).toBeLessThan(year.expected);
          expect(saved.careful).toBeLessThanOrEqual(saved.expected);
          expect(saved.expected).toBeLessThanOrEqual(saved.good);
        }
        expect(found.others.map(({ kit }) => kit.id)).toContain(found.chosen.kit.id);
      }),
      { numRuns: rounds(500, 10_000) },
    );
  });
});
