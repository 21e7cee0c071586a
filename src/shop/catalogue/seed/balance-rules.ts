import { z } from 'zod';
import type { Check } from './check.ts';
import { colour, ingress, phases, positive, productOf, text, whole } from './product-shape.ts';

const CATEGORY = 'balance-of-system';
const LOOK = { color: colour };
const surge = { spdType: z.literal(['I', 'II', 'I+II']) };
const dcSurge = { ...surge, spdVoltageV: positive };
const dcSwitch = { maxDcVoltageV: positive, isolatorA: positive };
const breaker = {
  phases,
  poles: whole,
  ratedA: positive,
  breakerCurve: z.literal(['B', 'C', 'D']),
  breakingKa: positive,
};
const cable = { areaMm2: positive, cores: whole, conductor: text, outerMm: positive };

/** The parts between panels, inverter and house, one family a kind. `partType` tells them apart, here and in the compatibility rules. */
export const balancePart = z.discriminatedUnion('family', [
  productOf(
    CATEGORY,
    ['dc-distribution-box'],
    { partType: z.literal('dc-box'), strings: whole, ...dcSwitch, fuseA: positive.optional(), ...dcSurge, ingress },
    LOOK,
  ),
  productOf(
    CATEGORY,
    ['ac-distribution-box'],
    { partType: z.literal('ac-box'), phases, ratedA: positive, ...surge, ingress },
    LOOK,
  ),
  productOf(
    CATEGORY,
    ['surge-protector'],
    {
      partType: z.literal(['dc-spd', 'ac-spd']),
      phases: phases.optional(),
      poles: whole,
      ...surge,
      spdVoltageV: positive.optional(),
      dischargeKa: positive,
    },
    LOOK,
  ),
  productOf(CATEGORY, ['miniature-breaker'], { partType: z.literal('mcb'), ...breaker }, LOOK),
  productOf(
    CATEGORY,
    ['residual-breaker'],
    { partType: z.literal('rcbo'), ...breaker, residualMa: positive, residualType: z.literal(['AC', 'A', 'B']) },
    LOOK,
  ),
  productOf(
    CATEGORY,
    ['dc-isolator'],
    { partType: z.literal('dc-isolator'), poles: whole, ...dcSwitch, ingress },
    LOOK,
  ),
  productOf(CATEGORY, ['solar-cable'], { partType: z.literal('dc-cable'), ...cable, maxDcVoltageV: positive }, LOOK),
  productOf(CATEGORY, ['building-cable'], { partType: z.literal('ac-cable'), ...cable }, LOOK),
  productOf(
    CATEGORY,
    ['earthing-set'],
    { partType: z.literal('earthing'), material: text, lengthM: positive, outerMm: positive },
    LOOK,
  ),
  productOf(
    CATEGORY,
    ['lightning-arrester'],
    { partType: z.literal('lightning-arrester'), material: text, lengthM: positive },
    LOOK,
  ),
  productOf(
    CATEGORY,
    ['connector'],
    {
      partType: z.literal('connector'),
      maxDcVoltageV: positive,
      ratedA: positive,
      areaMinMm2: positive,
      areaMaxMm2: positive,
      ingress,
    },
    LOOK,
  ),
]);
type BalancePart = z.infer<typeof balancePart>;

/** Breakers and cables come in the sizes of their standards. */
const AMPERES = [6, 10, 16, 20, 25, 32, 40, 50, 63];
const AREAS_MM2 = [1.5, 2.5, 4, 6, 10, 16, 25];

export function balanceChecks({ specification: s }: BalancePart): Check[] {
  if (s.partType === 'dc-spd' || s.partType === 'ac-spd') {
    const states = { 'dc-spd': s.spdVoltageV, 'ac-spd': s.phases }[s.partType];
    return [['surge protector names its voltage or its phases', states !== undefined, s.partType]];
  }
  if ('breakerCurve' in s || s.partType === 'ac-box')
    return [['breaker is of a standard size', AMPERES.includes(s.ratedA), `${s.ratedA} A`]];
  if ('conductor' in s) return [['cable is of a standard size', AREAS_MM2.includes(s.areaMm2), `${s.areaMm2} mm²`]];
  return [];
}
