/** Hazen–Williams, a smooth plastic pipe. */
const SMOOTHNESS = 140;
/** Sun that a pump turns into water: an assumption. */
const USED_SUN = 0.9;

/** The head that a pipe's friction adds, metres; flow in litres an hour, inner diameter in millimetres, length in metres. */
export const frictionHead = (litresPerHour: number, diameterMm: number, lengthM: number): number =>
  (10.67 * lengthM * (litresPerHour / 3_600_000) ** 1.852) / (SMOOTHNESS ** 1.852 * (diameterMm / 1000) ** 4.87);

/** Metres, all of them. The water stands lowest in summer, and sinks further while the pump runs. */
export type Lift = { summerLevel: number; drawdown: number; tankHeight: number; friction: number };

export const pumpHead = ({ summerLevel, drawdown, tankHeight, friction }: Lift): number =>
  summerLevel + drawdown + tankHeight + friction;

/** Litres on a day with `sunHours` kWh/m² on the panel, by the flow at the head in question. */
export const litresPerDay = (litresPerHour: number, sunHours: number): number => litresPerHour * USED_SUN * sunHours;

/** The day for which MNRE's minimum was written, kWh/m². */
const MNRE_SUN = 7.15;
const MNRE_LITRES_PER_WP = [
  { head: 10, litres: 100 },
  { head: 20, litres: 55 },
  { head: 30, litres: 35 },
] as const;

/** MNRE's minimum for a pump's panels on such a day; undefined for a head without one. */
export function mnreMinimum(head: number, panelWp: number): { litres: number; sunHours: number } | undefined {
  const row = MNRE_LITRES_PER_WP.find((one) => one.head === head);
  return row && { litres: row.litres * panelWp, sunHours: MNRE_SUN };
}

/** Litres an hour that bring so many on a day with `sunHours` kWh/m². */
export const hourlyFor = (litres: number, sunHours: number): number => litres / (USED_SUN * sunHours);

/** The lowest head of MNRE's list that is not below this one; undefined above its last. */
export const standardHead = (head: number): number | undefined =>
  MNRE_LITRES_PER_WP.find((one) => one.head >= head)?.head;

/**
 * The flow at which a pump's curve meets the head of its pipe, litres an hour, by bisection: the more flows, the less the pump lifts and the more
 * the pipe asks for. Undefined without a curve; 0 where the pump does not lift so high.
 */
export function workingFlow(
  flowAt: (headM: number) => number | undefined,
  headAt: (litresPerHour: number) => number,
): number | undefined {
  const most = flowAt(0);
  if (most === undefined) return undefined;
  let [low, high] = [0, most];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if ((flowAt(headAt(middle)) ?? 0) >= middle) low = middle;
    else high = middle;
  }
  return low;
}
