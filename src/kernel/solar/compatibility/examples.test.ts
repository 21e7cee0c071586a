import { describe, expect, it } from 'vitest';
import { SLUGS as S, seedPart } from '#tests/support/solar/sample-parts.ts';
import type { Aspect, Rule } from './finding.ts';
import { judge } from './judge.ts';
import type { Part } from './part.ts';
import type { Site } from './site.ts';

const found = (parts: Part[], rule: Rule, aspect: Aspect, site: Site = {}) =>
  judge(parts, site).find((one) => one.rule === rule && one.aspect === aspect);

describe('strings of panels', () => {
  it('eleven panels reach 574 V at 5 °C, under 600 V; twelve would pass it', () => {
    const eleven = found([seedPart(S.panel540, 11), seedPart(S.inverter3)], 'R1', 'cold');
    expect(eleven).toMatchObject({ verdict: 'fits', figures: { panels: 11, coldC: 5 }, limit: 600 });
    expect(Math.round(Number(eleven?.figures['coldV']))).toBe(574);
    expect(found([seedPart(S.panel540, 12), seedPart(S.inverter3)], 'R1', 'cold')?.verdict).toBe('blocks');
  });

  it('a place with frost allows fewer', () => {
    expect(found([seedPart(S.panel540, 11), seedPart(S.inverter3)], 'R1', 'cold', { coldC: -15 })?.verdict).toBe(
      'blocks',
    );
  });

  it.each([S.inverter3, S.inverter5])('715 W on %s: 17.03 over 16 A trims the noon peak', (inverter) => {
    const working = found([seedPart(S.panel715, 5), seedPart(inverter)], 'R5', 'working');
    expect(working).toMatchObject({ verdict: 'warn', figures: { workingA: 17.03, trimPercent: 6.05 }, limit: 16 });
  });

  it('a bifacial panel’s short-circuit current counts a tenth more', () => {
    const current = found([seedPart(S.panel715, 5), seedPart(S.inverter3)], 'R4', 'shortCircuit');
    expect(current).toMatchObject({ verdict: 'fits', figures: { shortCircuitA: 19.75 }, limit: 20 });
    const weaker = seedPart(S.inverter3, 1, { maxShortCircuitCurrentA: 19.5 });
    expect(found([seedPart(S.panel715, 5), weaker], 'R4', 'shortCircuit')?.verdict).toBe('blocks');
  });

  it('sixteen 335 W panels reach 782 V cold under 850 V, and keep 496 V hot above 400 V', () => {
    const string = found([seedPart(S.panel335, 16), seedPart(S.controller)], 'R16', 'string');
    expect(string).toMatchObject({ verdict: 'fits', figures: { panels: 16, minV: 400 }, limit: 850 });
    expect(Math.round(Number(string?.figures['coldV']))).toBe(782);
    expect(Math.round(Number(string?.figures['hotV']))).toBe(496);
  });

  it.each([
    [4, 1, 4],
    [14, 2, 7],
    [16, 2, 8],
  ])('%i panels on two trackers make %i strings of up to %i', (count, strings, panels) => {
    const trackers = found([seedPart(S.panel445, count), seedPart(S.inverter5)], 'R7', 'strings');
    expect(trackers).toMatchObject({ verdict: 'fits', figures: { strings, panels } });
  });

  it('three panels go side by side where two in series are the most', () => {
    const findings = judge([seedPart(S.panel540, 3), seedPart(S.offGrid, 1, { mpptMaxStrings: 4 })]);
    expect(findings.find(({ rule }) => rule === 'R1')?.verdict).toBe('fits');
    expect(findings.find(({ rule }) => rule === 'R7')).toMatchObject({ verdict: 'fits', figures: { strings: 3 } });
  });

  it('two kinds of panel never share a tracker', () => {
    const mixed = [seedPart(S.panel540, 4), seedPart(S.panel445, 4)];
    expect(found([...mixed, seedPart(S.inverter3)], 'R7', 'kinds')?.verdict).toBe('blocks');
    expect(found([...mixed, seedPart(S.inverter5)], 'R7', 'kinds')?.verdict).toBe('fits');
  });
});

describe('batteries', () => {
  const hybrid = (quantity: number, site: Site = {}) =>
    judge([seedPart(S.battery5, quantity), seedPart(S.hybrid5)], site).filter(({ rule }) => rule === 'R9');
  const aspect = (name: Aspect, quantity = 1, site: Site = {}) =>
    hybrid(quantity, site).find((one) => one.aspect === name);

  it('one of 5.12 kWh gives 4.98 kW, not 5', () => {
    expect(aspect('discharge')).toMatchObject({ verdict: 'warn', figures: { bankKw: 4.98, loadKw: 5 } });
    expect(aspect('discharge', 2)?.verdict).toBe('fits');
  });
  it('too little for the load that was named blocks', () => {
    expect(aspect('discharge', 1, { backupKw: 5 })?.verdict).toBe('blocks');
    expect(aspect('discharge', 1, { backupKw: 4 })?.verdict).toBe('fits');
  });
  it('says to set the inverter to 80 A', () => {
    expect(aspect('charge')).toMatchObject({ verdict: 'warn', figures: { chargeA: 100, setA: 80 } });
  });
  it('lead-acid goes in pairs of 12 V on a 24 V inverter', () => {
    const pair = (quantity: number) => found([seedPart(S.tubular150, quantity), seedPart(S.offGrid)], 'R9', 'series');
    expect(pair(1)?.verdict).toBe('blocks');
    expect(pair(3)?.verdict).toBe('blocks');
  });
  it('a 48 V battery on a 24 V inverter is out of its window', () => {
    expect(found([seedPart(S.battery5), seedPart(S.offGrid)], 'R9', 'window')?.verdict).toBe('blocks');
  });
  it('a string inverter has no terminals for one', () => {
    expect(found([seedPart(S.battery5), seedPart(S.inverter5)], 'R9', 'terminals')?.verdict).toBe('blocks');
  });
});

describe('cables and breakers', () => {
  const drop = (dcCableM: number, dcCableMm2: number) =>
    found([seedPart(S.panel540, 6), seedPart(S.inverter3)], 'R11', 'drop', { dcCableM, dcCableMm2 });
  it.each([
    [20, 4, 1.35, 'fits'],
    [40, 4, 2.69, 'warn'],
    [40, 6, 1.79, 'fits'],
  ])('six panels over %i m of %i mm² lose %f %%: %s', (length, area, dropPercent, verdict) => {
    expect(drop(length, area)).toMatchObject({ verdict, figures: { dropPercent }, limit: 2 });
  });

  it.each([
    [S.inverter3, 13.6, 20],
    [S.inverter5, 22.7, 32],
    [S.inverter10, 15, 20],
  ])('%s has a breaker of its own', (inverter, maxAcCurrentA, breakerA) => {
    const parts = [seedPart(inverter, 1, { maxAcCurrentA })];
    expect(found(parts, 'R12', 'breaker')?.figures).toMatchObject({ breakerA });
  });
  it('3 kW over 20 m of 4 mm² lose 1.34 %', () => {
    const ac = found([seedPart(S.inverter3)], 'R12', 'drop', { acCableM: 20, acCableMm2: 4 });
    expect(ac).toMatchObject({ verdict: 'fits', figures: { dropPercent: 1.34 } });
  });

  it.each([
    [6, 3.3, 'warn'],
    [10, 1.91, 'fits'],
  ])('a charger of 32 A over 30 m of %i mm² loses %f %%: %s', (evCableMm2, dropPercent, verdict) => {
    const ev = found([seedPart(S.wallBox)], 'R15', 'drop', { evCableM: 30, evCableMm2 });
    expect(ev).toMatchObject({ verdict, figures: { dropPercent }, limit: 3 });
  });
  it('a charger of 32 A has a breaker of 40 A', () => {
    expect(found([seedPart(S.wallBox)], 'R15', 'breaker')?.figures).toMatchObject({ breakerA: 40 });
  });
  it('7.4 kW on one phase passes 6 kW: set 16 A, 3.68 kW', () => {
    const box = seedPart(S.wallBox, 1, { currentSteps: [10, 16, 32] });
    const supply = found([box], 'R15', 'supply', { phases: 1 });
    expect(supply).toMatchObject({ verdict: 'warn', figures: { setA: 16, setKw: 3.68 }, limit: 6 });
    expect(found([box], 'R15', 'supply', { phases: 3 })?.verdict).toBe('fits');
  });
});

describe('law', () => {
  const plant = [seedPart(S.panel590, 18), seedPart(S.inverter10)];
  const cells = (on: string, listed: boolean, residential = true) =>
    found([seedPart(S.panel590, 18, { almmListTwo: listed }), seedPart(S.inverter10)], 'R14', 'cells', {
      netMetering: true,
      residential,
      on,
    })?.verdict;
  it.each([
    ['2026-05-31', false, true, 'fits'],
    ['2026-06-01', false, true, 'warn'],
    ['2027-03-31', false, true, 'warn'],
    ['2027-04-01', false, true, 'blocks'],
    ['2026-06-01', false, false, 'blocks'],
    ['2027-04-01', true, false, 'fits'],
  ] as const)('net metering on %s, List II %s, a home %s: %s', (on, listed, home, verdict) => {
    expect(cells(on, listed, home)).toBe(verdict);
  });
  it('a subsidy asks for Indian cells', () => {
    const site = { subsidy: true, residential: true };
    expect(found(plant, 'R14', 'subsidy', site)?.verdict).toBe('blocks');
    expect(found([seedPart(S.panel540, 6), seedPart(S.inverter3)], 'R14', 'subsidy', site)?.verdict).toBe('fits');
  });
  it('below 1 kW there is no net meter', () => {
    const balcony = [seedPart(S.panel445, 2), seedPart('orvani-800w-micro-inverter')];
    expect(found(balcony, 'R14', 'least')).toMatchObject({ verdict: 'warn', figures: { plantKw: 0.8 }, limit: 1 });
    expect(found(balcony, 'R14', 'least', { netMetering: true })?.verdict).toBe('blocks');
  });
  it('one phase carries 6 kW, three phases need such a supply', () => {
    expect(found([seedPart(S.inverter5)], 'R8', 'phase')?.verdict).toBe('fits');
    expect(found([seedPart(S.inverter5, 2)], 'R8', 'phase')?.verdict).toBe('blocks');
    expect(found(plant, 'R8', 'phase')?.verdict).toBe('unknown');
    expect(found(plant, 'R8', 'phase', { phases: 3 })?.verdict).toBe('fits');
    expect(found(plant, 'R8', 'phase', { phases: 1 })?.verdict).toBe('blocks');
  });
});
