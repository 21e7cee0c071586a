import { z } from 'zod';
import { between, type Check, near, shown } from './check.ts';
import { COLOURS, colour, ingress, millimetres, phases, positive, productOf, text, whole } from './product-shape.ts';

const outputs = z.array(text).min(1);
const controller = {
  ratedCurrentA: positive,
  systemVoltageV: z.array(z.literal([12, 24, 48])).min(1),
  maxPvVoltageV: positive,
  maxPvPowerW: positive,
  outputs,
};
const portable = { type: z.literal('mobile'), outputs, panelWp: positive };
export const solarCharger = z.discriminatedUnion('family', [
  productOf('solar-chargers', ['mppt-controller'], { type: z.literal('MPPT'), ...controller }, COLOURS),
  productOf('solar-chargers', ['pwm-controller'], { type: z.literal('PWM'), ...controller }, COLOURS),
  productOf('solar-chargers', ['mobile-charger'], portable, { color: colour, fabric: colour, folded_mm: millimetres }),
  productOf('solar-chargers', ['solar-power-bank'], { ...portable, batteryWh: positive }, COLOURS),
]);
export type SolarCharger = z.infer<typeof solarCharger>;

const ev = {
  powerKw: positive,
  phases,
  voltageV: positive,
  maxCurrentA: positive,
  connector: text,
  /** 0 means a socket. */
  cableM: z.number().nonnegative(),
  ingress,
  connectivity: text,
  rcd: text,
  socket: z.literal(true).optional(),
  minCurrentA: positive.optional(),
  /** The currents that it can be set to, in A. */
  currentSteps: z.array(positive).min(1).optional(),
  /** It watches for 6 mA of direct current itself, so that a type A device upstream is enough. */
  dcLeakDetection: z.boolean().optional(),
  loadManagement: z.boolean().optional(),
};
export const evCharger = z.discriminatedUnion('family', [
  productOf('ev-chargers', ['wall-box', 'scooter-charge-point'], ev, COLOURS),
  productOf('ev-chargers', ['portable-ev-charger'], { ...ev, supplyPlug: text }, COLOURS),
  productOf('ev-chargers', ['ev-stand'], { ...ev, outlets: whole }, COLOURS),
]);
export type EvCharger = z.infer<typeof evCharger>;

/** A controller can deliver its current at the battery's charging voltage, a little above the nominal one. */
export function solarChargerChecks({ specification: s }: SolarCharger): Check[] {
  if (!('ratedCurrentA' in s)) return [];
  const highest = Math.max(...s.systemVoltageV);
  const ratio = s.maxPvPowerW / (s.ratedCurrentA * highest);
  return [
    [
      'controller power is its current at the highest voltage',
      between(ratio, 1, 1.3),
      `${s.maxPvPowerW} W is ${shown(ratio)} of ${s.ratedCurrentA} A at ${highest} V`,
    ],
    [
      'controller takes more volts than the battery has',
      s.maxPvVoltageV > 1.5 * highest,
      `${s.maxPvVoltageV} V of panels on ${highest} V`,
    ],
  ];
}

/** Power is amperes × 230 V × phases, per socket. */
export function evChargerChecks({ specification: s }: EvCharger): Check[] {
  const power = (s.maxCurrentA * 230 * s.phases) / 1000;
  return [
    [
      'EV power is amperes times 230 V times phases',
      near(s.powerKw, power, 0.05),
      `${s.powerKw} kW against ${shown(power)} kW`,
    ],
    [
      'EV voltage is that of its phases',
      s.voltageV === (s.phases === 3 ? 415 : 230),
      `${s.voltageV} V with phases ${s.phases}`,
    ],
    [
      'no cable means a socket',
      (s.cableM === 0) === (s.socket === true),
      `${s.cableM} m of cable, socket ${s.socket === true}`,
    ],
  ];
}
