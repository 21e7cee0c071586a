import { z } from 'zod';
import type { Check } from './check.ts';
import { colour, positive, productOf, text, whole } from './product-shape.ts';

export const mountingStructure = productOf(
  'solar-rooftop',
  ['mounting-structure'],
  {
    structureType: text,
    material: text,
    panelCount: whole,
    /** 0 is flush with the roof. */
    tiltDegrees: z.number().min(0).max(60),
    windSpeedMps: positive,
    coatingMicron: positive,
    frameMinMm: positive,
    frameMaxMm: positive,
    clearanceM: positive.optional(),
    roofKinds: z.array(text).min(1).optional(),
    maxPanelLengthMm: positive.optional(),
    orientation: z.literal(['portrait', 'landscape']).optional(),
  },
  { color: colour },
);
export type MountingStructure = z.infer<typeof mountingStructure>;

export const structureChecks = ({ specification: s }: MountingStructure): Check[] => [
  ['clamps open wider than they close', s.frameMinMm < s.frameMaxMm, `${s.frameMinMm} mm to ${s.frameMaxMm} mm`],
];
