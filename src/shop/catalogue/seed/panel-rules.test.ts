import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './check.ts';
import { type Panel, panel, panelChecks } from './panel-rules.ts';
import { seedCatalogue } from './seed-schema.ts';

const FILE = seedCatalogue.parse(
  JSON.parse(readFileSync(new URL('../../../../seed/catalogue.json', import.meta.url), 'utf8')),
);
const model = panel.parse(FILE.products.find(({ family }) => family === 'poly-panel'));
const faults = (subject: Panel) => faultsOf({ subject: subject.slug, checks: panelChecks(panel.parse(subject)) });
const real = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** Silicon panels of any size: the working point is a share of the open-circuit and short-circuit values, the area follows from the efficiency. */
const consistent = fc
  .record({
    vocV: real(15, 60),
    vmpShare: real(0.8, 0.87),
    iscA: real(3, 20),
    impShare: real(0.92, 0.97),
    efficiency: real(12, 25),
    longer: real(1, 2.2),
  })
  .map(({ vocV, vmpShare, iscA, impShare, efficiency, longer }): Panel => {
    const [vmpV, impA] = [vocV * vmpShare, iscA * impShare];
    const peakPowerWp = vmpV * impA;
    const areaMm2 = (peakPowerWp / (10 * efficiency)) * 1e6;
    const length = Math.round(Math.sqrt(areaMm2 * longer));
    const efficiencyPercent = Math.round(10 * efficiency) / 10;
    const figures = { ...model.specification, vocV, vmpV, iscA, impA, peakPowerWp, efficiencyPercent };
    return { ...model, specification: figures, dimensionsMm: [length, Math.round(areaMm2 / length), 35] };
  });

describe('the rules of panels', () => {
  it('accept every panel with consistent figures', () => {
    fc.assert(
      fc.property(consistent, (good) => {
        expect(faults(good)).toEqual([]);
      }),
    );
  });

  it('refuse a working voltage that is not below the open-circuit voltage, even when the power agrees', () => {
    fc.assert(
      fc.property(consistent, real(1, 1.5), (good, times) => {
        const s = good.specification;
        const vmpV = s.vocV * times;
        const bad = { ...good, specification: { ...s, vmpV, impA: s.peakPowerWp / vmpV } };
        expect(faults(bad)).toContainEqual(expect.stringContaining(`${good.slug} breaks the rule "Vmp is below Voc"`));
      }),
    );
  });
});
