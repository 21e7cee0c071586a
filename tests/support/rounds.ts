/** True in `npm run test:long`: the fault tests then run with the numbers that their specification names. */
export const LONG = process.env['KIRAN_LONG'] === '1';

/** A count: the first in `npm test`, the second in `npm run test:long`. */
export const rounds = <T>(short: T, long: T): T => (LONG ? long : short);

/** A measured fact, printed so that docs/payments.md can quote it. */
export const tell = (fact: string): void => console.log(`figure: ${fact}`);

/** The time in milliseconds that this share of the measurements stays below. */
export function percentile(times: number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
}

/** Numbers that look random but are the same for the same seed, so that a failed round can be repeated. */
export function seeded(seed: number) {
  let state = seed >>> 0;
  /** At least 0, less than 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    below: (n: number) => Math.floor(next() * n),
    chance: (share: number) => next() < share,
    pick: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T,
    shuffle: <T>(all: readonly T[]): T[] => {
      const mixed = [...all];
      for (let i = mixed.length - 1; i > 0; i--) {
        const j = Math.floor(next() * (i + 1));
        [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
      }
      return mixed;
    },
  };
}

/** Does the work for all of them, this many at once. */
export async function atOnce<T>(
  count: number,
  all: readonly T[],
  work: (one: T, at: number) => Promise<void>,
): Promise<void> {
  const left = all.map((one, at) => [one, at] as const).values();
  await Promise.all(
    Array.from({ length: count }, async () => {
      for (const [one, at] of left) await work(one, at);
    }),
  );
}
