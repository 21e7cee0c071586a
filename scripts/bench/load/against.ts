import type { Load, Needed } from './measurement.ts';

/** Of those that are numbers. */
export const median = (values: number[]): number => {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

export type Compared = {
  /** A divided by B: of requests per second, and of the slowest in a hundred. */
  ratio: number;
  late: number;
  a: Load;
  b: Load;
  /** What measuring B took: of the generator at most, of the server at least. A slow generator flatters by making B slow; A it only makes slower. */
  needed: Needed;
};

/** Runs A and B alternately, since a machine's speed drifts, and gives the medians of the rounds and of their ratios. */
export async function against(a: () => Promise<Load>, b: () => Promise<Load>, rounds: number): Promise<Compared> {
  const pairs: [Load, Load][] = [];
  await a(); // warm-up
  await b();
  for (let round = 0; round < rounds; round++) {
    const first = round % 2 ? undefined : await b();
    const one = await a();
    pairs.push([one, first ?? (await b())]);
  }
  return {
    ratio: median(pairs.map(([x, y]) => divide(x.perSecond, y.perSecond))),
    late: median(pairs.map(([x, y]) => divide(x.p99, y.p99))),
    a: middle(pairs.map(([x]) => x)),
    b: middle(pairs.map(([, y]) => y)),
    needed: needed(pairs.map(([, y]) => y)),
  };
}

/** The most that the generator needed, and the least that the server did. */
export const needed = (loads: readonly Needed[]): Needed => ({
  generator: Math.max(...loads.map(({ generator }) => generator)),
  server: Math.min(...loads.map(({ server }) => server)),
});

/** Not a number where there is nothing to compare with. */
const divide = (a: number, b: number): number => (b > 0 && Number.isFinite(b) ? a / b : Number.NaN);

const middle = (loads: Load[]): Load => ({
  perSecond: median(loads.map(({ perSecond }) => perSecond)),
  p99: median(loads.map(({ p99 }) => p99)),
  ...needed(loads),
});
