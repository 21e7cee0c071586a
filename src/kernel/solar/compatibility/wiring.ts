/**
 * Resistance of copper at 20 °C in Ω/km by area in mm² (IEC 60228, class 5), and its rise to the working temperature. Solar cable is tinned and
 * insulated for 90 °C, building wire is plain and insulated for 70 °C.
 */
const TINNED: Record<string, number> = { 2.5: 8.21, 4: 5.09, 6: 3.39, 10: 1.95, 16: 1.24 };
const PLAIN: Record<string, number> = { 1.5: 13.3, 2.5: 7.98, 4: 4.95, 6: 3.3, 10: 1.91, 16: 1.21, 25: 0.78 };
/** Building wire as it is made for chargers and inverters, thinnest first. */
export const AC_AREAS_MM2: readonly number[] = Object.keys(PLAIN)
  .map(Number)
  .sort((a, b) => a - b);
const RISE = { dc: 1.275, ac: 1.1965 };

/** Ω for each metre of one core; undefined for an area that is not made. */
export function resistanceOf(kind: 'dc' | 'ac', areaMm2: number): number | undefined {
  const table = kind === 'dc' ? TINNED : PLAIN;
  const at20 = table[String(areaMm2)];
  return at20 === undefined ? undefined : (at20 * RISE[kind]) / 1000;
}

/** The voltage lost on a cable, in percent. Direct current and one phase go there and back; three phases share one way. */
export const dropPercent = (
  { lengthM, currentA, ohmPerM }: { lengthM: number; currentA: number; ohmPerM: number },
  volts: number,
  phases: 1 | 3 = 1,
): number => ((phases === 3 ? Math.sqrt(3) : 2) * lengthM * currentA * ohmPerM * 100) / volts;

/** Breakers as they are made, in A. */
const BREAKERS_A = [6, 10, 16, 20, 25, 32, 40, 50, 63] as const;
const MARGIN = 1.25;

/** The breaker for a current that flows for hours: the next one above 1.25 times as much; undefined above 63 A. */
export const breakerFor = (currentA: number): number | undefined =>
  BREAKERS_A.find((ampere) => ampere >= MARGIN * currentA);

/** Current of a load on one phase or three, in A. Volts are between phases where there are three. */
export const currentOf = (watts: number, volts: number, phases: 1 | 3): number =>
  watts / (phases === 3 ? Math.sqrt(3) * volts : volts);

export const phasesOf = (value: number | undefined): 1 | 3 | undefined =>
  value === 1 || value === 3 ? value : undefined;
