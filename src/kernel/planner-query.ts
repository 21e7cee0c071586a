/** A household's answers (docs/solar.md). */
export const PLANNER = [
  'pin',
  'discom',
  'bill',
  'months',
  'units',
  'use12',
  'roof',
  'roofIn',
  'shade',
  'dir',
  'phase',
  'load',
  'home',
  'growth',
  'step',
] as const;
