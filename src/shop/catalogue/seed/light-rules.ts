import { z } from 'zod';
import { between, type Check, near, shown } from './check.ts';
import { colour, ingress, millimetres, percent, positive, productOf, text, whole } from './product-shape.ts';

const lamp = { lampPowerW: positive, lumens: positive, panelWp: positive, batteryWh: positive };
const outdoor = { ...lamp, chemistry: z.literal('LFP'), autonomyH: positive, chargeH: positive, sensor: text, ingress };

export const light = z.discriminatedUnion('family', [
  productOf('solar-lights', ['street-light'], { ...outdoor, poleHeightM: positive }, { color: colour }),
  productOf(
    'solar-lights',
    ['flood-light'],
    { ...outdoor, poleHeightM: positive.optional() },
    { color: colour, panel_mm: millimetres },
  ),
  productOf(
    'solar-lights',
    ['garden-light'],
    { ...outdoor, colourTemperatureK: whole, lampsInPack: whole },
    { color: colour },
  ),
]);
export type Light = z.infer<typeof light>;

export const homeLight = productOf(
  'solar-home-lights',
  ['home-light-kit', 'lantern'],
  {
    ...lamp,
    lamps: whole,
    chemistry: z.literal(['LFP', 'Gel lead-acid']),
    depthOfDischargePercent: percent,
    runtimeH: positive,
    usbPorts: z.int().nonnegative(),
  },
  { body: colour, color: colour },
);
export type HomeLight = z.infer<typeof homeLight>;

/** The share of the battery that an outdoor light uses, and of the panel's rating that full sun yields. */
const USED_SHARE = 0.9;
const SUN_SHARE = 0.75;

/** `lumens` and `lampPowerW` are both per lamp. */
const lampCheck = ({ lumens, lampPowerW }: { lumens: number; lampPowerW: number }): Check => [
  'light is 90 to 190 lumens per watt',
  between(lumens / lampPowerW, 90, 190),
  `${shown(lumens / lampPowerW)} lm/W`,
];

export function lightChecks({ specification: s }: Light): Check[] {
  const autonomy = (USED_SHARE * s.batteryWh) / s.lampPowerW;
  const charge = s.batteryWh / (SUN_SHARE * s.panelWp);
  return [
    lampCheck(s),
    [
      'autonomy is 90 % of the battery at full power',
      near(s.autonomyH, autonomy, 0.05),
      `${s.autonomyH} h against ${shown(autonomy)} h`,
    ],
    [
      'charging takes the battery over 75 % of the panel',
      near(s.chargeH, charge, 0.05),
      `${s.chargeH} h against ${shown(charge)} h`,
    ],
  ];
}

export function homeLightChecks({ specification: s }: HomeLight): Check[] {
  const runtime = (s.batteryWh * s.depthOfDischargePercent) / 100 / (s.lamps * s.lampPowerW);
  return [
    lampCheck(s),
    [
      'runtime is the usable battery over all lamps',
      near(s.runtimeH, runtime, 0.05),
      `${s.runtimeH} h against ${shown(runtime)} h`,
    ],
  ];
}
