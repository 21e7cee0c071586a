import { z } from 'zod';
import { between, type Check, near, shown } from './check.ts';
import { colour, millimetres, percent, positive, productOf, text, whole } from './product-shape.ts';

const temperatureCoefficient = z.number().min(-0.6).max(-0.1);
const specification = {
  cellTechnology: text,
  cellCount: whole,
  peakPowerWp: positive,
  vocV: positive,
  vmpV: positive,
  iscA: positive,
  impA: positive,
  efficiencyPercent: percent,
  tempCoefficientVocPercentPerC: temperatureCoefficient,
  tempCoefficientPmaxPercentPerC: temperatureCoefficient,
  maxSystemVoltageV: positive,
  bifacial: z.boolean(),
  noctC: positive.optional(),
  tempCoefficientIscPercentPerC: z.number().min(0).max(0.2).optional(),
  bifacialityPercent: percent.optional(),
  maxSeriesFuseA: positive.optional(),
  almmListTwo: z.boolean().optional(),
  almmEntry: text.optional(),
  dcrEntry: text.optional(),
};
const framed = productOf('solar-panels', ['mono-panel', 'bifacial-panel', 'poly-panel'], specification, {
  cells: text,
  frame: text,
  color: colour,
  backsheet: text,
  busbars: whole,
});
const folding = productOf('solar-panels', ['portable-panel'], specification, {
  cells: text,
  frame: text,
  color: colour,
  fabric: colour,
  folded_mm: millimetres,
});

export const panel = z.discriminatedUnion('family', [framed, folding]);
export type Panel = z.infer<typeof panel>;

/** Standard test conditions: 1000 W/m², 25 °C cells. Efficiency is power divided by the outer area. */
export function panelChecks({ specification: s, dimensionsMm: [length, width], family }: Panel): Check[] {
  const power = s.vmpV * s.impA;
  const efficiency = (100 * s.peakPowerWp) / ((length * width) / 1000);
  const fillFactor = s.peakPowerWp / (s.vocV * s.iscA);
  return [
    ['Vmp is below Voc', s.vmpV < s.vocV, `Vmp is ${s.vmpV} V and Voc ${s.vocV} V`],
    ['Imp is below Isc', s.impA < s.iscA, `Imp is ${s.impA} A and Isc ${s.iscA} A`],
    ['peak power is Vmp times Imp', near(power, s.peakPowerWp, 0.015), `${s.peakPowerWp} Wp against ${shown(power)} W`],
    [
      'efficiency is power over area',
      near(s.efficiencyPercent, efficiency, 0.03),
      `${s.efficiencyPercent} % against ${shown(efficiency)} %`,
    ],
    ['fill factor is 0.70 to 0.86', between(fillFactor, 0.7, 0.86), `it is ${shown(fillFactor)}`],
    [
      'Voc is within the system voltage',
      s.vocV <= s.maxSystemVoltageV,
      `Voc is ${s.vocV} V, the limit ${s.maxSystemVoltageV} V`,
    ],
    [
      'bifacial is said of bifacial panels alone',
      s.bifacial === (family === 'bifacial-panel'),
      `the family is ${family}, bifacial is ${s.bifacial}`,
    ],
  ];
}
