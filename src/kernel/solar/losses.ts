/** What panels, wiring and grid lose before the meter, each a share of what is left by the others. All are assumptions, which the owner may change. */
export type Losses = Record<(typeof LOSSES)[number], number>;
/** @internal */
export const LOSSES = ['dust', 'shade', 'mismatch', 'wiring', 'joints', 'lightInduced', 'outages'] as const;

export const SHADE = { none: 0, little: 0.03, some: 0.08 } as const;

/** docs/solar.md: the product of what is left is 0.84135. */
export const STANDARD_LOSSES: Losses = {
  dust: 0.05,
  shade: SHADE.little,
  mismatch: 0.02,
  wiring: 0.02,
  joints: 0.005,
  lightInduced: 0.015,
  outages: 0.03,
};

/** The share that is left, 0–1. */
export const leftAfter = (losses: Losses): number => LOSSES.reduce((left, key) => left * (1 - losses[key]), 1);
