import { z } from 'zod';
import { CURVE_POINT } from '#src/kernel/solar/compatibility/flow.ts';
import { between, type Check, near, shown } from './check.ts';
import { windowChecks } from './inverter-rules.ts';
import { COLOURS, colour, ingress, phases, positive, productOf, text, whole } from './product-shape.ts';

const tank = {
  capacityL: positive,
  collectorAreaM2: positive,
  tankMaterial: text,
  maxPressureBar: positive,
  peoplePerHome: whole,
  backupKw: positive.optional(),
  /** Tank, collector and water together. */
  wetWeightKg: positive.optional(),
  standingLossKwhDay: positive.optional(),
};
const etc = { ...tank, technology: z.literal('ETC'), tubes: whole, tubeDiameterMm: positive, tubeLengthMm: positive };
const fpc = { ...tank, technology: z.literal('FPC'), absorber: text };
export const heater = z.discriminatedUnion('family', [
  productOf('solar-water-heaters', ['etc-water-heater'], etc, { color: colour, tank: text, tubes: whole }),
  productOf('solar-water-heaters', ['fpc-water-heater'], fpc, { color: colour, tank: text, collectors: whole }),
]);
export type Heater = z.infer<typeof heater>;

/** At least three points, as "30 m: 5000 l/h". */
const curveLines = z.array(z.string().regex(CURVE_POINT, 'expected a point such as 30 m: 5000 l/h')).min(3);

const motor = {
  powerHp: positive,
  powerKw: positive,
  motor: z.literal(['BLDC', 'AC']),
  pumpType: text,
  panelWpNeeded: positive,
};
export const pump = productOf(
  'solar-pumps',
  ['submersible-pump', 'surface-pump'],
  {
    ...motor,
    headM: positive,
    maxHeadM: positive,
    flowLph: positive,
    inletMm: positive,
    controllerIncluded: z.boolean(),
    phases: phases.optional(),
    acVoltageV: positive.optional(),
    curve: curveLines.optional(),
    /** What the controller inside bears and needs of the panels. */
    maxPvVocV: positive.optional(),
    minPvVmpV: positive.optional(),
    suctionMaxM: positive.optional(),
  },
  { color: colour },
);
export const pumpController = productOf(
  'solar-pumps',
  ['pump-controller'],
  {
    ...motor,
    maxPvPowerW: positive,
    mpptMinV: positive,
    mpptMaxV: positive,
    maxDcVoltageV: positive,
    maxInputCurrentA: positive,
    maxShortCircuitCurrentA: positive.optional(),
    phases,
    acVoltageV: positive,
    ingress,
  },
  COLOURS,
);
export type Pump = z.infer<typeof pump>;
export type PumpController = z.infer<typeof pumpController>;

/** Collector in m² per 100 litres a day (MNRE guide): 1.5 with evacuated tubes, 2 with flat plates. */
const AREA_PER_100_L = { ETC: 1.5, FPC: 2 };
const KW_PER_HP = 0.746;

export function heaterChecks({ specification: s, look }: Heater): Check[] {
  const area = (AREA_PER_100_L[s.technology] * s.capacityL) / 100;
  const checks: Check[] = [
    [
      'collector area suits the litres',
      near(s.collectorAreaM2, area, 0.1),
      `${s.collectorAreaM2} m² of ${s.technology} against ${shown(area)} m²`,
    ],
  ];
  if ('tubes' in s && 'tubes' in look)
    checks.push(['tubes are as many as pictured', s.tubes === look.tubes, `${s.tubes}, pictured ${look.tubes}`]);
  return checks;
}

const motorChecks = (s: { powerKw: number; powerHp: number; panelWpNeeded: number }): Check[] => [
  [
    'motor kW is hp times 0.746',
    near(s.powerKw, s.powerHp * KW_PER_HP, 0.02),
    `${s.powerKw} kW against ${shown(s.powerHp * KW_PER_HP)} kW`,
  ],
  [
    'panels are 1.2 to 1.8 times the motor',
    between(s.panelWpNeeded / s.powerKw / 1000, 1.2, 1.8),
    `${s.panelWpNeeded} Wp for ${s.powerKw} kW`,
  ],
];

/** Hydraulic power is Q(m³/h)·H(m)·9.81/3600 kW; a small pump and its motor yield between a quarter and 60 % of their input. */
export function pumpChecks({ specification: s }: Pump): Check[] {
  const share = ((s.flowLph / 1000) * s.headM * 9.81) / 3600 / s.powerKw;
  const supply = s.phases !== undefined && s.acVoltageV !== undefined;
  return [
    ...motorChecks(s),
    ['hydraulic power is 25 to 60 % of the motor', between(share, 0.25, 0.6), `${shown(100 * share)} %`],
    [
      'the curve goes through the rated point',
      s.curve === undefined || s.curve.includes(`${s.headM} m: ${s.flowLph} l/h`),
      `${s.flowLph} l/h at ${s.headM} m`,
    ],
    ['working head is below the highest head', s.headM < s.maxHeadM, `${s.headM} m and ${s.maxHeadM} m`],
    [
      'an AC motor names its supply',
      supply === (s.motor === 'AC'),
      `motor ${s.motor}, phases ${s.phases}, ${s.acVoltageV} V`,
    ],
  ];
}

export const pumpControllerChecks = ({ specification: s }: PumpController): Check[] => [
  ...motorChecks(s),
  ...windowChecks(s),
  [
    'controller takes the panels that its pump needs',
    s.maxPvPowerW >= s.panelWpNeeded,
    `${s.maxPvPowerW} W, needed ${s.panelWpNeeded} W`,
  ],
];
