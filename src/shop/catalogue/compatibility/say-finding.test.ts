import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#src/kernel/locales.ts';
import { ASPECTS, type Finding, type Rule } from '#src/kernel/solar/compatibility/finding.ts';
import { judge } from '#src/kernel/solar/compatibility/judge.ts';
import type { Part } from '#src/kernel/solar/compatibility/part.ts';
import type { Site } from '#src/kernel/solar/compatibility/site.ts';
import { SLUGS as S, seedPart } from '#tests/support/solar/sample-parts.ts';
import { sayFinding } from './say-finding.ts';

const SITES: Site[] = [
  {},
  {
    phases: 1,
    netMetering: true,
    subsidy: true,
    residential: true,
    on: '2026-11-23',
    dcCableM: 20,
    acCableM: 20,
    roofKind: 'tiles',
  },
  {
    phases: 3,
    netMetering: true,
    residential: false,
    on: '2027-05-01',
    dcCableM: 90,
    acCableM: 90,
    evCableM: 30,
    evCableMm2: 6,
  },
  {
    coldC: -20,
    hotC: 90,
    backupKw: 30,
    sanctionedLoadKw: 5,
    peakLoadKw: 3,
    headM: 20,
    flowLph: 4000,
    suctionM: 4,
    people: 4,
    pressureBar: 0.2,
    hardWater: true,
    roofLoadKg: 400,
  },
  {
    headM: 200,
    flowLph: 40_000,
    suctionM: 9,
    people: 40,
    pressureBar: 3,
    roofLoadKg: 100,
    sanctionedLoadKw: 50,
    peakLoadKw: 2,
    roofKind: 'sheet',
  },
];
const part = (slug: string, ...more: [number?, Record<string, unknown>?]) => seedPart(slug, ...more);
const SYSTEMS: Part[][] = [
  [
    part(S.panel540, 6),
    part(S.inverter3),
    part('ruvanta-dc-box-one-string-600v'),
    part('ruvanta-ac-box-single-phase-20a'),
    part('ruvanta-4mm2-solar-cable-per-metre', 40),
    part('ruvanta-3-core-4mm2-cable-per-metre', 20),
  ],
  [
    part(S.panel715, 12),
    part(S.inverter5, 2),
    part('ruvanta-ac-box-single-phase-20a'),
    part('ruvanta-aluminium-rail-set-4-panels'),
  ],
  [part(S.panel540, 3), part(S.offGrid), part(S.tubular150, 4), part('ruvanta-dc-box-two-strings-1000v')],
  [part(S.panel540, 1), part(S.panel445, 2), part(S.inverter3), part('ruvanta-elevated-gi-structure-3kw')],
  [part(S.panel590, 18, { almmListTwo: true }), part(S.inverter10)],
  [part(S.panel550, 10), part(S.hybrid5), part(S.battery5, 1, { maxChargeA: 20, capacityAh: 50, protocols: ['LIN'] })],
  [part(S.battery5), part(S.inverter5), part(S.panel590, 40)],
  [part(S.battery5, 9), part(S.hybrid5)],
  [part(S.wallBox), part('orvani-40a-type-a-rcbo')],
  [part('gativo-22kw-three-phase-wall-box'), part('orvani-40a-type-a-rcbo', 1, { ratedA: 20, residualType: 'AC' })],
  [part('gativo-3kw-scooter-charging-point')],
  [part(S.wallBox, 1, { maxCurrentA: 60, currentSteps: [30] })],
  [part(S.panel335, 16), part(S.controller), part('jalvira-5hp-ac-submersible-pump')],
  [part(S.panel335, 40), part(S.controller), part('jalvira-2hp-ac-surface-pump', 1, { controllerIncluded: false })],
  [part('jalvira-half-hp-bldc-surface-pump'), part(S.panel335, 1)],
  // Each of the following breaks what nothing above does.
  [part(S.panel540, 3), part(S.inverter3, 1, { maxShortCircuitCurrentA: 9 })],
  [part(S.panel540, 6), part(S.panel445, 6), part(S.inverter5)],
  [part(S.panel540, 3), part(S.offGrid, 1, { maxShortCircuitCurrentA: 30 })],
  [part(S.battery5), part(S.offGrid)],
  [part(S.tubular150, 3), part(S.offGrid)],
  [
    part(S.panel540, 6, { maxSystemVoltageV: 1500 }),
    part('ruvanta-elevated-gi-structure-3kw', 1, { frameMinMm: 38, maxPanelLengthMm: 2000 }),
    part(S.inverter3),
    part('ruvanta-ac-box-single-phase-32a', 1, { spdType: 'I' }),
    part('ruvanta-dc-box-one-string-600v', 1, { isolatorA: 10, spdVoltageV: 150 }),
  ],
  [
    part(S.panel540, 4, { maxSeriesFuseA: 10 }),
    part(S.offGrid, 1, { maxDcVoltageV: 60 }),
    part('ruvanta-dc-box-two-strings-1000v'),
  ],
  [part(S.panel445, 2), part('orvani-800w-micro-inverter')],
  [part(S.wallBox), part('orvani-40a-type-a-rcbo', 1, { ratedA: 63 })],
  [part('jalvira-200l-etc-water-heater'), part('jalvira-100l-fpc-water-heater')],
];
const FINDINGS: Finding[] = SYSTEMS.flatMap((parts) => SITES.flatMap((site) => judge(parts, site)));

describe('a finding in words', () => {
  it.each(LANGUAGES)('in %s it is a whole sentence, whatever was found', (locale) => {
    for (const finding of FINDINGS) {
      const text = sayFinding(locale, finding);
      expect(text, JSON.stringify(finding)).not.toMatch(/[{}]|words\.|rules\.|undefined|NaN|^$/);
      expect(text).toMatch(/[.।]$/);
    }
  });

  it('was tried for every sentence there is', () => {
    const words = JSON.parse(readFileSync(new URL('../../../web/messages/en/fit.json', import.meta.url), 'utf8')).words;
    const written = Object.entries(words).flatMap(([rule, aspects]) =>
      Object.entries(aspects as object).flatMap(([aspect, verdicts]) =>
        Object.keys(verdicts).map((verdict) => `${rule}.${aspect}.${verdict}`),
      ),
    );
    const found = new Set(FINDINGS.map(({ rule, aspect, verdict }) => `${rule}.${aspect}.${verdict}`));
    const known = Object.entries(ASPECTS).flatMap(([rule, aspects]) => aspects.map((aspect) => `${rule}.${aspect}`));
    expect(known.filter((name) => !written.some((one) => one.startsWith(`${name}.`)))).toEqual([]);
    expect(new Set(FINDINGS.map(({ rule }) => rule)).size).toBe(Object.keys(ASPECTS).length);
    expect(written.filter((name) => !found.has(name))).toEqual([]);
  });

  it('has the figures of the specification', () => {
    const say = (parts: Part[], rule: Rule, site: Site = {}) => {
      const finding = judge(parts, site).find((one) => one.rule === rule);
      return finding && sayFinding('en', finding);
    };
    expect(say([seedPart(S.panel540, 11), seedPart(S.inverter3)], 'R1')).toBe(
      '11 panels in series reach 574 V at 5 °C, under the limit of 600 V.',
    );
    expect(say([seedPart(S.panel715, 5), seedPart(S.inverter3)], 'R5')).toContain('17.03 A at full sun, over the 16 A');
    expect(say([seedPart(S.wallBox)], 'R15', { phases: 1, sanctionedLoadKw: 20, peakLoadKw: 1 })).toBe(
      '7.4 kW pass the 6 kW of one phase: set the charger to 16 A (3.68 kW), or ask for three phases.',
    );
    expect(say([seedPart(S.panel540, 6, { vocV: undefined }), seedPart(S.inverter3)], 'R1')).toBe(
      'Voltage in the cold: not known, because this is not stated: Open-circuit voltage (Voc).',
    );
  });
});
