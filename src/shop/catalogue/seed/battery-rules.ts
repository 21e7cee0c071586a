import { z } from 'zod';
import { between, type Check, near, shown } from './check.ts';
import { COLOURS, percent, positive, productOf, text, whole } from './product-shape.ts';

const cell = {
  nominalVoltageV: positive,
  capacityAh: positive,
  depthOfDischargePercent: percent,
  energyKwh: positive,
  usableKwh: positive,
  cycles: whole,
  maxChargeA: positive,
  maxDischargeA: positive,
  roundTripPercent: percent.optional(),
};
const lithium = {
  ...cell,
  chemistry: z.literal('LFP'),
  bms: text,
  parallelMax: whole,
  protocols: z.array(text).min(1).optional(),
};
const lead = {
  ...cell,
  ratedAt: z.literal(['C10', 'C20']),
  seriesMax: whole.optional(),
  parallelMax: whole.optional(),
};

export const battery = z.discriminatedUnion('family', [
  productOf('solar-batteries', ['wall-battery', 'rack-battery'], lithium, COLOURS),
  productOf('solar-batteries', ['small-lfp-battery'], { ...lithium, seriesMax: whole }, COLOURS),
  productOf('solar-batteries', ['tubular-battery'], { ...lead, chemistry: z.literal('Tubular lead-acid') }, COLOURS),
  productOf('solar-batteries', ['gel-battery'], { ...lead, chemistry: z.literal('Gel') }, COLOURS),
]);
export type Battery = z.infer<typeof battery>;

export function batteryChecks({ specification: s, weightKg }: Battery): Check[] {
  const energy = (s.nominalVoltageV * s.capacityAh) / 1000;
  const usable = (s.energyKwh * s.depthOfDischargePercent) / 100;
  const density = (1000 * s.energyKwh) / weightKg;
  const lfp = s.chemistry === 'LFP';
  return [
    [
      'battery energy is V times Ah',
      near(s.energyKwh, energy, 0.01),
      `${s.energyKwh} kWh against ${shown(energy)} kWh`,
    ],
    [
      'usable energy is energy times depth of discharge',
      near(s.usableKwh, usable, 0.01),
      `${s.usableKwh} kWh against ${shown(usable)} kWh`,
    ],
    // The compatibility check assumes half of a lead-acid battery's capacity, whatever its leaflet says.
    [
      'lead-acid is discharged by half at most',
      lfp || s.depthOfDischargePercent <= 50,
      `${s.depthOfDischargePercent} %`,
    ],
    [
      'charging current suits the chemistry',
      s.maxChargeA <= s.capacityAh * (lfp ? 1 : 0.3),
      `${s.maxChargeA} A into ${s.capacityAh} Ah of ${s.chemistry}`,
    ],
    [
      'weight suits the energy',
      lfp ? between(density, 80, 160) : between(density, 25, 50),
      `${shown(density)} Wh/kg of ${s.chemistry}`,
    ],
  ];
}
