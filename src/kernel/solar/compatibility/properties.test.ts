import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Specification } from '#src/kernel/product-details.ts';
import { type Finding, type Rule, worst } from './finding.ts';
import { judge } from './judge.ts';
import type { Part } from './part.ts';
import { dropPercent, resistanceOf } from './wiring.ts';

const RUNS = { numRuns: 10_000 };
const tenths = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);
const part = (id: string, kind: Part['kind'], quantity: number, figures: Specification): Part => ({
  id,
  kind,
  quantity,
  figures,
  sidesMm: [2279, 1134, 35],
  dcr: true,
});

const panelData = fc.record({
  peakPowerWp: fc.integer({ min: 50, max: 750 }),
  vocV: tenths(15, 60),
  vmpV: tenths(12, 50),
  iscA: tenths(2, 20),
  impA: tenths(2, 19),
  tempCoefficientVocPercentPerC: fc.integer({ min: -60, max: -10 }).map((value) => value / 100),
  tempCoefficientPmaxPercentPerC: fc.integer({ min: -60, max: -10 }).map((value) => value / 100),
  maxSystemVoltageV: fc.constantFrom(60, 600, 1000, 1500),
  bifacial: fc.boolean(),
  almmListTwo: fc.boolean(),
});
const inverterData = fc.record({
  type: fc.constant('hybrid'),
  ratedPowerW: fc.integer({ min: 500, max: 12_000 }),
  phases: fc.constantFrom(1, 3),
  maxPvPowerW: fc.integer({ min: 500, max: 16_000 }),
  mpptCount: fc.integer({ min: 1, max: 4 }),
  mpptMaxStrings: fc.integer({ min: 1, max: 4 }),
  mpptMinV: fc.integer({ min: 20, max: 250 }),
  mpptMaxV: fc.integer({ min: 100, max: 950 }),
  maxDcVoltageV: fc.integer({ min: 60, max: 1100 }),
  maxInputCurrentA: tenths(8, 50),
  maxShortCircuitCurrentA: tenths(10, 60),
  acVoltageV: fc.constantFrom(230, 415),
  maxAcCurrentA: tenths(2, 30),
  efficiencyPercent: fc.constantFrom(90, 97.2, 98),
  batteryVoltageV: fc.constantFrom(24, 48),
  batteryMinV: fc.constantFrom(21, 40),
  batteryMaxV: fc.constantFrom(30, 60),
  batteryMaxChargeA: fc.integer({ min: 10, max: 200 }),
  batteryMinAh: fc.constantFrom(100, 400),
  batteryProtocols: fc.constant<(string | number)[]>(['CAN', 'RS485']),
});
const batteryData = fc.record({
  chemistry: fc.constant('LFP'),
  nominalVoltageV: fc.constantFrom(12.8, 25.6, 51.2),
  capacityAh: fc.integer({ min: 50, max: 300 }),
  maxChargeA: fc.integer({ min: 10, max: 200 }),
  maxDischargeA: fc.integer({ min: 20, max: 250 }),
  seriesMax: fc.constant(4),
  parallelMax: fc.constant(8),
  protocols: fc.constantFrom<(string | number)[][]>(['CAN'], ['Bluetooth']),
});
const boxData = fc.record({
  maxDcVoltageV: fc.constant(1000),
  isolatorA: fc.constant(32),
  spdType: fc.constant('II'),
  spdVoltageV: fc.constant(1000),
  fuseA: fc.constant(15),
});
const acData = fc.record({
  phases: fc.constantFrom(1, 3),
  ratedA: fc.constantFrom(20, 32),
  spdType: fc.constant('II'),
});
const cableData = fc.record({ areaMm2: fc.constantFrom(2.5, 4, 6, 10) });
const count = fc.integer({ min: 1, max: 40 });
const temperatures = fc.record({ coldC: fc.integer({ min: -20, max: 20 }), hotC: fc.integer({ min: 45, max: 90 }) });
const plant = fc.record({ panel: panelData, inverter: inverterData, count, temperatures });
const SITE = {
  netMetering: true,
  subsidy: true,
  residential: true,
  phases: 3,
  on: '2026-11-23',
  dcCableM: 20,
  acCableM: 20,
} as const;

const ofRule = (findings: Finding[], ...rules: Rule[]) => findings.filter(({ rule }) => rules.includes(rule));
const blocked = (findings: Finding[], rule: Rule) => worst(ofRule(findings, rule)) === 'blocks';
const system = ({ panel, inverter, count }: { panel: Specification; inverter: Specification; count: number }) => [
  part('panel', 'panel', count, panel),
  part('inverter', 'inverter', 1, inverter),
];

describe('for any parts', () => {
  it('colder weather never mends R1, hotter weather never R2', () => {
    fc.assert(
      fc.property(plant, fc.integer({ min: 1, max: 30 }), (one, more) => {
        const { coldC, hotC } = one.temperatures;
        const now = judge(system(one), { coldC, hotC });
        if (blocked(now, 'R1')) expect(blocked(judge(system(one), { coldC: coldC - more, hotC }), 'R1')).toBe(true);
        if (blocked(now, 'R2')) expect(blocked(judge(system(one), { coldC, hotC: hotC + more }), 'R2')).toBe(true);
      }),
      RUNS,
    );
  });

  it('one panel more never mends R1, R4 or R6', () => {
    fc.assert(
      fc.property(plant, (one) => {
        const now = judge(system(one), one.temperatures);
        const more = judge(system({ ...one, count: one.count + 1 }), one.temperatures);
        for (const rule of ['R1', 'R4', 'R6'] as const) if (blocked(now, rule)) expect(blocked(more, rule)).toBe(true);
      }),
      RUNS,
    );
  });

  it('strings that add up to a limit exactly are within it', () => {
    const limit = fc.record({
      milliamperes: fc.integer({ min: 2000, max: 20_000 }),
      strings: fc.integer({ min: 2, max: 4 }),
    });
    fc.assert(
      fc.property(plant, limit, (one, { milliamperes, strings }) => {
        const limitA = (milliamperes * strings) / 1000;
        const currents = { iscA: milliamperes / 1000, impA: milliamperes / 1000, bifacial: false, vocV: 50, vmpV: 40 };
        const inputs = { mpptCount: 1, mpptMaxStrings: strings, mpptMinV: 20, mpptMaxV: 60, maxDcVoltageV: 80 };
        const limits = { maxShortCircuitCurrentA: limitA, maxInputCurrentA: limitA };
        const side = { panel: { ...one.panel, ...currents }, inverter: { ...one.inverter, ...inputs, ...limits } };
        const findings = judge(system({ ...side, count: strings }), { coldC: 10, hotC: 60 });
        for (const rule of ['R4', 'R5'] as const)
          expect(ofRule(findings, rule)).toMatchObject([{ verdict: 'fits', figures: { strings } }]);
      }),
      RUNS,
    );
  });

  it('an accepted string is below the limit when it is worked out again', () => {
    fc.assert(
      fc.property(plant, (one) => {
        const [cold] = ofRule(judge(system(one), one.temperatures), 'R1');
        const { vocV, tempCoefficientVocPercentPerC: beta, maxSystemVoltageV } = one.panel;
        const volts = Number(cold?.figures['panels']) * vocV * (1 + (beta * (one.temperatures.coldC - 25)) / 100);
        const limit = Math.min(one.inverter.maxDcVoltageV, maxSystemVoltageV);
        expect(cold?.verdict).toBe(volts < limit ? 'fits' : 'blocks');
      }),
      RUNS,
    );
  });

  /** What each rule reads of panel, inverter and battery. */
  const READ: Partial<Record<Rule, string[]>> = {
    R1: ['vocV', 'tempCoefficientVocPercentPerC', 'maxSystemVoltageV', 'maxDcVoltageV'],
    R2: ['vmpV', 'tempCoefficientPmaxPercentPerC', 'mpptMinV'],
    R3: ['vmpV', 'tempCoefficientPmaxPercentPerC', 'mpptMaxV'],
    R4: ['iscA', 'bifacial', 'maxShortCircuitCurrentA'],
    R5: ['impA', 'maxInputCurrentA'],
    R6: ['peakPowerWp', 'maxPvPowerW', 'ratedPowerW'],
    R7: ['mpptCount'],
    R8: ['type', 'phases', 'ratedPowerW'],
    R9: ['type', 'nominalVoltageV', 'batteryVoltageV', 'batteryMinV', 'batteryMaxV', 'chemistry'],
    R11: ['impA', 'vmpV', 'areaMm2'],
    R12: ['ratedPowerW', 'acVoltageV', 'phases', 'maxAcCurrentA'],
    R13: ['vocV', 'tempCoefficientVocPercentPerC', 'iscA', 'spdVoltageV', 'isolatorA'],
    R14: ['peakPowerWp', 'ratedPowerW', 'almmListTwo'],
  };
  const READINGS = Object.entries(READ).flatMap(([rule, keys]) => keys.map((key) => [rule as Rule, key] as const));
  const whole = fc.record({
    panel: panelData,
    inverter: inverterData,
    battery: batteryData,
    box: boxData,
    ac: acData,
    cable: cableData,
    count,
  });
  type Whole = typeof whole extends fc.Arbitrary<infer W> ? W : never;
  const everything = ({ panel, inverter, battery, box, ac, cable, count }: Whole, without?: string) => {
    const bare = (figures: Specification) =>
      Object.fromEntries(Object.entries(figures).filter(([key]) => key !== without));
    return [
      part('panel', 'panel', count, bare(panel)),
      part('inverter', 'inverter', 1, bare(inverter)),
      part('battery', 'battery', 4, bare(battery)),
      part('box', 'dc-box', 1, bare(box)),
      part('ac', 'ac-box', 1, bare(ac)),
      part('cable', 'dc-cable', 20, bare(cable)),
    ];
  };

  it('a datum that is not stated makes its rule unknown, and never turns another verdict into fits', () => {
    fc.assert(
      fc.property(whole, fc.constantFrom(...READINGS), (one, [rule, key]) => {
        const with_ = judge(everything(one), SITE);
        const without = judge(everything(one, key), SITE);
        expect(ofRule(without, rule).some(({ verdict }) => verdict === 'unknown')).toBe(true);
        const named = ofRule(without, rule).find(({ verdict }) => verdict === 'unknown');
        expect(String(named?.figures['missing']).length).toBeGreaterThan(0);
        if (worst(ofRule(with_, rule)) !== 'fits') expect(worst(ofRule(without, rule))).not.toBe('fits');
      }),
      RUNS,
    );
  });

  it('the order of the parts does not matter', () => {
    fc.assert(
      fc.property(whole, fc.array(fc.nat(), { minLength: 6, maxLength: 6 }), (one, keys) => {
        const parts = everything(one);
        const shuffled = parts.map((each, index) => [keys[index] ?? 0, each] as const).toSorted(([a], [b]) => a - b);
        expect(
          judge(
            shuffled.map(([, each]) => each),
            SITE,
          ),
        ).toEqual(judge(parts, SITE));
      }),
      { numRuns: 2000 },
    );
  });

  it('a thicker or a shorter cable never loses more', () => {
    const area = fc.constantFrom(2.5, 4, 6, 10, 16);
    const kind = fc.constantFrom('dc' as const, 'ac' as const);
    const length = tenths(1, 200);
    fc.assert(
      fc.property(kind, area, area, length, length, tenths(1, 60), (which, a, b, long, short, currentA) => {
        const lost = (areaMm2: number, lengthM: number) =>
          dropPercent({ lengthM, currentA, ohmPerM: resistanceOf(which, areaMm2) ?? Number.NaN }, 230);
        const thick = lost(Math.max(a, b), Math.min(long, short));
        expect(thick).toBeLessThanOrEqual(lost(Math.min(a, b), Math.max(long, short)));
      }),
      RUNS,
    );
  });
});
