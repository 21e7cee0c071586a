/** How many lines an axis has above its base. */
const LINES = 4;

/** The lines of an axis for amounts up to `most`, from 0 in equal round steps; the last is at least `most`. In the unit of `most`. */
export function axisOf(most: number): number[] {
  const least = Math.max(most, LINES) / LINES;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = ([1, 2, 2.5, 5, 10].find((one) => one * power >= least) ?? 10) * power;
  const lines = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: lines + 1 }, (_, at) => at * step);
}
