/** What a customer can choose, clockwise from north, with degrees from south, west positive. */
export const DIRECTIONS = { n: 180, ne: -135, e: -90, se: -45, s: 0, sw: 45, w: 90, nw: 135 } as const;
export type Direction = keyof typeof DIRECTIONS;

/** The nearest of the eight. */
export const directionOf = (azimuth: number): Direction =>
  (Object.entries(DIRECTIONS) as [Direction, number][]).reduce<[Direction, number]>(
    (best, [name, degrees]) => {
      const apart = Math.abs(((azimuth - degrees + 540) % 360) - 180);
      return apart < best[1] ? [name, apart] : best;
    },
    ['s', 360],
  )[0];
