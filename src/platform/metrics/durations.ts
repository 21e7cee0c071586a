/** Upper bounds in seconds. A page from memory takes well under a millisecond, an uncached one 30 to 100 ms. */
export const BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** A histogram in plain numbers: recording takes some nanoseconds, and whoever reads it makes the labels. */
export class Durations {
  /** How many fell into each range; the last is for those beyond all bounds. */
  readonly counts = new Float64Array(BOUNDS.length + 1);
  /** In seconds. */
  sum = 0;

  /** @param seconds from a monotonic clock */
  record(seconds: number): void {
    let at = 0;
    while (at < BOUNDS.length && seconds > (BOUNDS[at] as number)) at++;
    this.counts[at] = (this.counts[at] as number) + 1;
    this.sum += seconds;
  }

  /** Records how long `work` takes, whether it succeeds or not. */
  async time<T>(work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    try {
      return await work();
    } finally {
      this.record((performance.now() - began) / 1000);
    }
  }
}
