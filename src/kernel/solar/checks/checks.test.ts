import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SLUGS as S, seedPart } from '#tests/support/solar/sample-parts.ts';
import { workingFlow } from '../pump.ts';
import { bankFor } from './bank.ts';
import { checkCharger } from './charger.ts';
import { checkHeater } from './heater.ts';
import { checkPump, liftingOf, type Well } from './pump.ts';

const verdictOf = (findings: { aspect: string; verdict: string }[], aspect: string) =>
  findings.find((one) => one.aspect === aspect)?.verdict;

describe('a water heater', () => {
  const need = { people: 4, hardWater: true, pressureBar: 0.2, roofLoadKg: 400, riseC: 35, days: 150 };
  const etc200 = seedPart('jalvira-200l-etc-water-heater');

  it('saves by the water that is used, not by its tank', () => {
    const four = checkHeater(etc200, need);
    expect(four).toMatchObject({ litres: 200 });
    expect(Math.round(four.savedKwh ?? 0)).toBe(716);
    // Six people and 200 litres: the vector of 1,085 kWh.
    expect(Math.round(checkHeater(etc200, { ...need, people: 8 }).savedKwh ?? 0)).toBe(1085);
  });
  it('is judged by R17', () => {
    expect(
      verdictOf(checkHeater(seedPart('jalvira-200l-fpc-pressurised-water-heater'), need).findings, 'hardWater'),
    ).toBe('warn');
    expect(verdictOf(checkHeater(etc200, { ...need, pressureBar: 2 }).findings, 'pressure')).toBe('blocks');
    expect(verdictOf(checkHeater(etc200, { ...need, pressureBar: undefined }).findings, 'pressure')).toBe('unknown');
  });
  it('promises nothing without its litres', () => {
    const nothing = checkHeater(seedPart('jalvira-200l-etc-water-heater', 1, { capacityL: undefined }), need);
    expect(nothing.savedKwh).toBeUndefined();
  });
});

describe('a charger', () => {
  const car = { batteryKwh: 30, fromPercent: 20, toPercent: 80 };
  const wallBox = seedPart(S.wallBox, 1, { powerKw: 7.36 });

  it('is set to 16 A on one phase, and takes 5.43 hours for what three phases do in 2.72', () => {
    const one = checkCharger(wallBox, { phases: 1, vehicle: car });
    expect(verdictOf(one.findings, 'supply')).toBe('warn');
    expect(one.charging).toMatchObject({ kw: 3.68, setA: 16 });
    expect(one.charging?.hours).toBeCloseTo(5.43, 2);
    const three = checkCharger(wallBox, { phases: 3, vehicle: car });
    expect(three.charging?.hours).toBeCloseTo(2.72, 2);
  });
  it('charges no faster than the vehicle takes', () => {
    expect(checkCharger(wallBox, { phases: 3, vehicle: { ...car, mostKw: 3.3 } }).charging?.kw).toBe(3.3);
  });
  it('needs 10 mm² for 30 m at 32 A', () => {
    const run = checkCharger(wallBox, { phases: 1, cableM: 30, cableMm2: 6 });
    expect(verdictOf(run.findings, 'drop')).toBe('warn');
    expect(run.thinnestMm2).toBe(10);
    expect(checkCharger(wallBox, { phases: 1 }).thinnestMm2).toBeUndefined();
    expect(checkCharger(wallBox, { phases: 1, cableM: 900 }).thinnestMm2).toBeUndefined();
  });
  it('of three phases names no time on one', () => {
    expect(
      checkCharger(seedPart('gativo-22kw-three-phase-wall-box'), { phases: 1, vehicle: car }).charging,
    ).toBeUndefined();
  });
});

describe('a pump', () => {
  const sun = [5, 6, 7];
  const well: Well = { summerLevel: 24, drawdown: 3, tankHeight: 4, pipeM: 60, boreMm: 32, litresPerDay: 16_200, sun };
  const pump = seedPart('jalvira-1hp-bldc-submersible-pump');

  it('has to lift level, drawdown, tank and friction', () => {
    // 16,200 litres on a day of 6 kWh/m² are 3,000 an hour: the vector of 2.56 m friction.
    const lifting = liftingOf(well);
    expect(lifting.wantedLph).toBeCloseTo(3000, 6);
    expect(lifting.frictionM).toBeCloseTo(2.56, 2);
    expect(lifting.headM).toBeCloseTo(33.56, 2);
  });
  it('gives what its curve gives where it meets the pipe', () => {
    const { flowLph = 0, litres, findings } = checkPump(pump, well);
    expect(flowLph).toBeGreaterThan(3000);
    expect(flowLph).toBeLessThan(5000);
    expect(litres?.mean).toBeCloseTo(flowLph * 0.9 * 6, 6);
    expect(litres?.least).toBeCloseTo(flowLph * 0.9 * 5, 6);
    expect(findings.map(({ verdict }) => verdict)).toEqual(['fits', 'fits', 'fits']);
  });
  it('stands beside the minimum of MNRE at the next standard head', () => {
    expect(checkPump(pump, well).mnre).toBeUndefined();
    const shallow = checkPump(pump, { ...well, summerLevel: 14 }).mnre;
    expect(shallow).toMatchObject({ headM: 30, minimum: 31_500 });
    expect(shallow?.litres).toBeCloseTo(5000 * 0.9 * 7.15, 6);
  });
  it('gives nothing where it does not lift so high', () => {
    const deep = checkPump(pump, { ...well, summerLevel: 90 });
    expect(deep.flowLph).toBeCloseTo(0, 3);
    expect(verdictOf(deep.findings, 'head')).toBe('blocks');
  });
  it('without a controller gets the one that suits it', () => {
    const ac = seedPart('jalvira-5hp-ac-submersible-pump');
    expect(verdictOf(checkPump(ac, well).findings, 'controller')).toBe('unknown');
    const controlled = checkPump(ac, well, [seedPart(S.controller)]);
    expect(verdictOf(controlled.findings, 'controller')).toBe('fits');
    expect(controlled.controllerId).toBe(S.controller);
    expect(checkPump(pump, well, [seedPart(S.controller)]).controllerId).toBeUndefined();
  });
  it('without a curve promises no litres', () => {
    const unknown = checkPump(seedPart('jalvira-1hp-bldc-submersible-pump', 1, { curve: undefined }), well);
    expect(unknown.litres).toBeUndefined();
    expect(verdictOf(unknown.findings, 'flow')).toBe('unknown');
  });
  it('gives less through a longer or narrower pipe', () => {
    fc.assert(
      fc.property(fc.double({ min: 10, max: 500, noNaN: true }), fc.constantFrom(25, 32, 40, 50), (pipeM, boreMm) => {
        const flow = (more: Partial<Well>) => checkPump(pump, { ...well, pipeM, boreMm, ...more }).flowLph ?? 0;
        expect(flow({ pipeM: pipeM * 2 })).toBeLessThanOrEqual(flow({}) + 1e-6);
        expect(flow({ boreMm: boreMm - 5 })).toBeLessThanOrEqual(flow({}) + 1e-6);
      }),
    );
  });
  it('has no working point without a curve', () => {
    expect(
      workingFlow(
        () => undefined,
        () => 0,
      ),
    ).toBeUndefined();
  });
});

describe('a bank of batteries', () => {
  const hybrid = seedPart(S.hybrid5);

  it('is as large as the outage', () => {
    const bank = bankFor(seedPart(S.battery5), hybrid, { loadKw: 0.8, hours: 4 });
    expect(bank).toMatchObject({ batteries: 1 });
    expect(bank?.hours).toBeCloseTo(5.6, 1);
    expect(bankFor(seedPart(S.battery5), hybrid, { loadKw: 0.8, hours: 8 })?.batteries).toBe(2);
  });
  it('of 12 V batteries comes in rows', () => {
    expect(bankFor(seedPart(S.tubular150), seedPart(S.offGrid), { loadKw: 0.4, hours: 4 })?.batteries).toBe(2);
    expect(bankFor(seedPart(S.tubular150), hybrid, { loadKw: 0.4, hours: 4 })?.batteries).toBe(4);
  });
  it('is not offered behind an inverter that is too weak or has no terminals', () => {
    expect(bankFor(seedPart(S.battery5), hybrid, { loadKw: 6, hours: 1 })).toBeUndefined();
    expect(bankFor(seedPart(S.battery5), seedPart(S.inverter5), { loadKw: 1, hours: 1 })).toBeUndefined();
    expect(bankFor(seedPart(S.battery5), seedPart(S.offGrid), { loadKw: 1, hours: 1 })).toBeUndefined();
  });
  it('is not offered where its depth of discharge is not stated', () => {
    const battery = seedPart(S.battery5, 1, { depthOfDischargePercent: undefined });
    expect(bankFor(battery, hybrid, { loadKw: 0.8, hours: 4 })).toBeUndefined();
  });
  it('lasts as long as was asked for, and no row longer than needed', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.2, max: 4, noNaN: true }),
        fc.double({ min: 0.5, max: 8, noNaN: true }),
        (loadKw, hours) => {
          const bank = bankFor(seedPart(S.battery5), hybrid, { loadKw, hours });
          if (bank) expect(bank.hours).toBeGreaterThanOrEqual(hours - 1e-6);
        },
      ),
    );
  });
});
