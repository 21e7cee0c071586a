import { z } from 'zod';
import { KIT_PART, readKitPart } from '#src/kernel/solar/compatibility/kit.ts';
import type { Battery } from './battery-rules.ts';
import { type Check, near, shown } from './check.ts';
import type { Inverter } from './inverter-rules.ts';
import type { Panel } from './panel-rules.ts';
import { phases, positive, productOf, slug, text, whole } from './product-shape.ts';

const COLD_C = 5;
const HOT_C = 70;
const TEST_C = 25;
const YIELD_KWH_PER_KW_DAY = 4;

export const rooftopKit = productOf(
  'solar-rooftop',
  ['rooftop-kit'],
  {
    systemPowerKw: positive,
    panelCount: whole,
    panelWp: positive,
    panelSlug: slug,
    inverterSlug: slug,
    phases,
    roofAreaM2: positive,
    structure: text,
    annualYieldKwh: positive,
    batteryKwh: positive.optional(),
    parts: z.array(z.string().regex(KIT_PART, 'expected a part such as 6 x slug')).min(1).optional(),
    cableDcM: positive.optional(),
    cableAcM: positive.optional(),
    tiltDegrees: z.number().min(0).max(90).optional(),
    warranties: z
      .array(z.string().regex(/^[^:]+: \d+ years$/, 'expected a warranty such as panels: 12 years'))
      .min(1)
      .optional(),
  },
  { frame: text, panels: text, structure: text },
);
export type RooftopKit = z.infer<typeof rooftopKit>;

/** The parts on sale that a kit may refer to. */
export type Parts = {
  panels: readonly Panel[];
  inverters: readonly Inverter[];
  batteries: readonly Battery[];
  /** What every product costs, in rupees, by its slug. */
  prices: ReadonlyMap<string, number>;
};

export function kitChecks(kit: RooftopKit, { panels, inverters, batteries, prices }: Parts): Check[] {
  const { specification: s } = kit;
  const panel = panels.find((each) => each.slug === s.panelSlug);
  const inverter = inverters.find((each) => each.slug === s.inverterSlug);
  const power = (s.panelCount * s.panelWp) / 1000;
  const yearly = s.systemPowerKw * YIELD_KWH_PER_KW_DAY * 365;
  const checks: Check[] = [
    [
      'kit power is panels times Wp',
      near(s.systemPowerKw, power, 0.01),
      `${s.systemPowerKw} kW against ${shown(power)} kW`,
    ],
    [
      'kit yield is 4.0 kWh per kW per day',
      near(s.annualYieldKwh, yearly, 0.1),
      `${s.annualYieldKwh} kWh a year against ${shown(yearly)}`,
    ],
    ['kit panel is on sale', panel !== undefined, s.panelSlug],
    ['kit inverter is on sale', inverter !== undefined, s.inverterSlug],
  ];
  checks.push(...partChecks(kit, prices));
  if (panel) checks.push(...panelFit(kit, panel));
  if (inverter)
    checks.push([
      'kit has the phases of its inverter',
      s.phases === inverter.specification.phases,
      `phases ${s.phases}`,
    ]);
  if (inverter && s.batteryKwh) checks.push(batteryFit(s.batteryKwh, inverter, batteries));
  if (panel && inverter) checks.push(...stringFit(kit, panel, inverter));
  return checks;
}

function partChecks({ specification: s, price }: RooftopKit, prices: Parts['prices']): Check[] {
  const parts = (s.parts ?? []).flatMap((line) => readKitPart(line) ?? []);
  const unknown = parts.filter(({ slug }) => !prices.has(slug));
  const loose = parts.reduce((sum, { slug, quantity }) => sum + quantity * (prices.get(slug) ?? 0), 0);
  const count = (slug: string) => parts.find((part) => part.slug === slug)?.quantity;
  return [
    ['kit parts are on sale', unknown.length === 0, unknown.map(({ slug }) => slug).join(', ')],
    [
      'kit parts are its panels and inverter',
      s.parts === undefined || (count(s.panelSlug) === s.panelCount && count(s.inverterSlug) === 1),
      `${count(s.panelSlug)} panels of ${s.panelCount}, ${count(s.inverterSlug)} inverter`,
    ],
    ['kit costs no more than its parts', s.parts === undefined || price <= loose, `₹${price}, its parts ₹${loose}`],
  ];
}

function panelFit({ specification: s, almm, dcr }: RooftopKit, panel: Panel): Check[] {
  const [length, width] = panel.dimensionsMm;
  const glass = (s.panelCount * length * width) / 1e6;
  return [
    [
      'kit names the Wp of its panel',
      s.panelWp === panel.specification.peakPowerWp,
      `${s.panelWp} Wp, the panel ${panel.specification.peakPowerWp} Wp`,
    ],
    [
      'kit has the flags of its panel',
      almm === panel.almm && dcr === panel.dcr,
      `ALMM ${almm} and DCR ${dcr}, the panel ${panel.almm} and ${panel.dcr}`,
    ],
    ['kit panels fit its roof area', glass <= s.roofAreaM2, `${shown(glass)} m² of panels on ${s.roofAreaM2} m²`],
  ];
}

function batteryFit(energyKwh: number, { specification: s }: Inverter, batteries: readonly Battery[]): Check {
  const fits = ({ specification: b }: Battery) =>
    b.energyKwh === energyKwh &&
    'batteryVoltageV' in s &&
    b.nominalVoltageV > s.batteryMinV &&
    b.nominalVoltageV < s.batteryMaxV;
  return ['kit battery is on sale and fits the inverter', batteries.some(fits), `${energyKwh} kWh`];
}

/**
 * Kits have one string per tracker. Voc = Voc·(1 + β/100·(T − 25)) when cold, Vmp = Vmp·(1 + γ/100·(T − 25)) when hot; γ of the power is used for
 * that of Vmp, which is the safer side. A shop that connects strings in parallel has to add them here.
 */
function stringFit(
  { specification: s }: RooftopKit,
  { specification: p }: Panel,
  { specification: i }: Inverter,
): Check[] {
  const length = Math.ceil(s.panelCount / i.mpptCount);
  const coldV = length * p.vocV * (1 + (p.tempCoefficientVocPercentPerC / 100) * (COLD_C - TEST_C));
  const hotV = length * p.vmpV * (1 + (p.tempCoefficientPmaxPercentPerC / 100) * (HOT_C - TEST_C));
  const array = s.panelCount * p.peakPowerWp;
  return [
    [
      'kit panels share out over the trackers',
      s.panelCount % i.mpptCount === 0,
      `${s.panelCount} panels on ${i.mpptCount}`,
    ],
    [
      'string Voc at 5 °C is below the DC limit',
      coldV < i.maxDcVoltageV,
      `${shown(coldV)} V, the limit is ${i.maxDcVoltageV} V`,
    ],
    [
      'string Vmp at 70 °C is above the MPPT minimum',
      hotV > i.mpptMinV,
      `${shown(hotV)} V, the minimum is ${i.mpptMinV} V`,
    ],
    [
      'string Imp is within the input current',
      p.impA <= i.maxInputCurrentA,
      `${p.impA} A, the limit is ${i.maxInputCurrentA} A`,
    ],
    [
      'string Isc is within the short-circuit limit',
      p.iscA <= i.maxShortCircuitCurrentA,
      `${p.iscA} A, the limit is ${i.maxShortCircuitCurrentA} A`,
    ],
    ['kit panels are within the PV power', array <= i.maxPvPowerW, `${array} W, the limit is ${i.maxPvPowerW} W`],
  ];
}
