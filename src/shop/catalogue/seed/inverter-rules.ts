import { z } from 'zod';
import type { Check } from './check.ts';
import { COLOURS, ingress, percent, phases, positive, productOf, text, whole } from './product-shape.ts';

const grid = {
  ratedPowerW: positive,
  phases,
  maxPvPowerW: positive,
  mpptCount: whole,
  mpptMinV: positive,
  mpptMaxV: positive,
  maxDcVoltageV: positive,
  maxInputCurrentA: positive,
  maxShortCircuitCurrentA: positive,
  acVoltageV: positive,
  efficiencyPercent: percent,
  ingress,
  maxAcCurrentA: positive.optional(),
  mpptMaxStrings: whole.optional(),
  gridStandards: z.array(text).min(1).optional(),
};
const battery = {
  batteryVoltageV: z.literal([24, 48]),
  batteryMinV: positive,
  batteryMaxV: positive,
  batteryMaxChargeA: positive,
  batteryCapacityNote: text,
  batteryMinAh: positive.optional(),
  batteryProtocols: z.array(text).min(1).optional(),
};

export const inverter = z.discriminatedUnion('family', [
  productOf('solar-inverters', ['string-inverter'], { type: z.literal('string'), ...grid }, COLOURS),
  productOf('solar-inverters', ['micro-inverter'], { type: z.literal('micro'), ...grid }, COLOURS),
  productOf('solar-inverters', ['hybrid-inverter'], { type: z.literal('hybrid'), ...grid, ...battery }, COLOURS),
  productOf('solar-inverters', ['off-grid-inverter'], { type: z.literal('off-grid'), ...grid, ...battery }, COLOURS),
]);
export type Inverter = z.infer<typeof inverter>;

/** The trackers' voltage window. Pump controllers have one too. */
export const windowChecks = (s: { mpptMinV: number; mpptMaxV: number; maxDcVoltageV: number }): Check[] => [
  ['MPPT minimum is below its maximum', s.mpptMinV < s.mpptMaxV, `${s.mpptMinV} V to ${s.mpptMaxV} V`],
  [
    'MPPT maximum is below the DC limit',
    s.mpptMaxV < s.maxDcVoltageV,
    `${s.mpptMaxV} V, the limit is ${s.maxDcVoltageV} V`,
  ],
];

export function inverterChecks({ specification: s }: Inverter): Check[] {
  return [
    ...windowChecks(s),
    [
      'PV power is at least the rated power',
      s.maxPvPowerW >= s.ratedPowerW,
      `${s.maxPvPowerW} W of panels, rated ${s.ratedPowerW} W`,
    ],
    [
      'short-circuit limit is above the working current',
      s.maxShortCircuitCurrentA > s.maxInputCurrentA,
      `${s.maxShortCircuitCurrentA} A and ${s.maxInputCurrentA} A`,
    ],
    [
      'AC voltage is that of its phases',
      s.acVoltageV === (s.phases === 3 ? 415 : 230),
      `${s.acVoltageV} V with phases ${s.phases}`,
    ],
    ...('batteryVoltageV' in s
      ? [
          [
            'battery class is inside the battery window',
            s.batteryMinV < s.batteryVoltageV && s.batteryVoltageV < s.batteryMaxV,
            `${s.batteryVoltageV} V in ${s.batteryMinV} V to ${s.batteryMaxV} V`,
          ] as const,
        ]
      : []),
  ];
}
