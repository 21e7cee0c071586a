import { z } from '@hono/zod-openapi';
import type { Outage } from '#src/kernel/solar/checks/bank.ts';
import type { ChargingPlace } from '#src/kernel/solar/checks/charger.ts';
import type { WaterNeed } from '#src/kernel/solar/checks/heater.ts';
import type { FitAnswers } from '#src/shop/solar/checks/check-fit.ts';
import type { WellAnswers } from '#src/shop/solar/checks/check-well.ts';
import { coded } from '#src/wire/coded.ts';
import { choice, decimal, single } from './solar.ts';

// What the pages /solar/fit, /solar/ev, /solar/water, /solar/pump and /solar/backup take in their addresses.

const whole = (min: number, max: number, what: string) =>
  decimal(min, max, what).refine(Number.isInteger, coded('must-be-whole'));
const product = single().max(120, coded('at-most-characters')).optional();
const phase = choice(['1', '3']);

/** Areas of copper cable as they are made, mm²; those of building wire and those of solar cable. */
export const AC_AREAS = ['1.5', '2.5', '4', '6', '10', '16', '25'] as const;
export const DC_AREAS = ['2.5', '4', '6', '10', '16'] as const;

export const fitCheck = z
  .object({
    panel: product,
    panels: whole(1, 200, 'Panels').optional(),
    inverter: product,
    battery: product,
    batteries: whole(1, 50, 'Batteries').optional(),
    structure: product,
    structures: whole(1, 50, 'Structures').optional(),
    dcBox: product,
    acBox: product,
    dcM: decimal(0.1, 500, 'DC cable, one way, m').optional(),
    dcArea: choice(DC_AREAS).optional(),
    acM: decimal(0.1, 500, 'AC cable, one way, m').optional(),
    acArea: choice(AC_AREAS).optional(),
    phase: phase.optional(),
  })
  .superRefine((one, refine) => {
    if (!one.panel && !one.battery) refine.addIssue({ code: 'custom', path: ['panel'], message: coded('required') });
    if (!one.inverter) refine.addIssue({ code: 'custom', path: ['inverter'], message: coded('required') });
  });

export const decodeFit = (one: z.infer<typeof fitCheck>): FitAnswers => ({
  lines: [
    { id: one.panel, quantity: one.panels },
    { id: one.inverter, quantity: 1 },
    { id: one.battery, quantity: one.batteries },
    { id: one.structure, quantity: one.structures },
    { id: one.dcBox, quantity: 1 },
    { id: one.acBox, quantity: 1 },
  ].flatMap(({ id, quantity = 1 }) => (id ? [{ id, quantity }] : [])),
  site: {
    ...(one.dcM !== undefined && { dcCableM: one.dcM }),
    ...(one.dcArea && { dcCableMm2: Number(one.dcArea) }),
    ...(one.acM !== undefined && { acCableM: one.acM }),
    ...(one.acArea && { acCableMm2: Number(one.acArea) }),
    ...(one.phase && { phases: one.phase === '3' ? 3 : 1 }),
  },
});

export const evCheck = z
  .object({
    charger: product,
    phase,
    load: decimal(0.5, 1000, 'Sanctioned load, kW'),
    peak: decimal(0, 1000, 'Largest load of the house, kW').optional(),
    run: decimal(0.5, 500, 'Cable, one way, m').optional(),
    area: choice(AC_AREAS).optional(),
    kwh: decimal(0.5, 500, 'Battery of the vehicle, kWh').optional(),
    from: decimal(0, 99, 'Charge at the start, %').default(20),
    to: decimal(1, 100, 'Charge at the end, %').default(80),
    car: decimal(0.5, 350, 'What the vehicle takes, kW').optional(),
  })
  .refine(({ from, to }) => to > from, { path: ['to'], error: coded('above-start') });

export const decodeEv = ({
  phase: on,
  load,
  peak,
  run,
  area,
  kwh,
  from,
  to,
  car,
}: z.infer<typeof evCheck>): ChargingPlace => ({
  phases: on === '3' ? 3 : 1,
  sanctionedKw: load,
  peakKw: peak,
  cableM: run,
  cableMm2: area && Number(area),
  vehicle: kwh === undefined ? undefined : { batteryKwh: kwh, fromPercent: from, toPercent: to, mostKw: car },
});

export const waterCheck = z.object({
  heater: product,
  people: whole(1, 100, 'People'),
  hard: choice(['yes', 'no']),
  pressure: decimal(0, 20, 'Pressure of the cold water, bar').optional(),
  roof: decimal(10, 100_000, 'What the roof bears there, kg').optional(),
  rise: decimal(5, 60, 'By how much the water is warmed, °C').default(35),
  days: whole(1, 365, 'Days of a year').default(150),
});

export const decodeWater = ({ people, hard, pressure, roof, rise, days }: z.infer<typeof waterCheck>): WaterNeed => ({
  people,
  hardWater: hard === 'yes',
  pressureBar: pressure,
  roofLoadKg: roof,
  riseC: rise,
  days,
});

export const pumpCheck = z.object({
  pump: product,
  pin: single().regex(/^\d{6}$/, coded('zipcode-format')),
  level: decimal(0, 300, 'Where the water stands in summer, m'),
  drawdown: decimal(0, 100, 'How far it sinks while pumping, m').default(3),
  tank: decimal(0, 100, 'Height of the tank’s inlet, m'),
  pipe: decimal(1, 2000, 'Length of the pipe, m'),
  bore: decimal(15, 200, 'Inner diameter of the pipe, mm'),
  litres: decimal(100, 1_000_000, 'Litres wanted on a day'),
});

export const decodePump = ({
  pin,
  level,
  drawdown,
  tank,
  pipe,
  bore,
  litres,
}: z.infer<typeof pumpCheck>): WellAnswers => ({
  ...{ pin, drawdown, summerLevel: level, tankHeight: tank, pipeM: pipe, boreMm: bore, litresPerDay: litres },
});

/** What usual appliances draw, W: an assumption, and shown beside each. */
export const APPLIANCES = { lights: 9, fans: 75, tvs: 100, routers: 10, fridges: 150 } as const;
const count = whole(0, 100, 'How many run at once').default(0);

export const backupCheck = z
  .object({
    battery: product,
    inverter: product,
    lights: count,
    fans: count,
    tvs: count,
    routers: count,
    fridges: count,
    other: decimal(0, 20_000, 'Other loads, W').default(0),
    hours: decimal(0.25, 48, 'How long a power cut lasts, hours'),
  })
  .refine((one) => wattsOf(one) > 0, { path: ['other'], error: coded('some-load') });

type Loads = Record<keyof typeof APPLIANCES | 'other', number>;
const wattsOf = (one: Loads): number =>
  Object.entries(APPLIANCES).reduce((sum, [name, watts]) => sum + one[name as keyof Loads] * watts, one.other);

export const decodeBackup = (one: z.infer<typeof backupCheck>): Outage => ({
  loadKw: wattsOf(one) / 1000,
  hours: one.hours,
});

export type CheckSchema = z.ZodType;
export type AnswersOf<Schema extends CheckSchema> = z.infer<Schema>;
