import { LIMITS } from '#tests/support/limits.ts';
import { now } from '#tests/support/suite-clock.ts';

// Time limits that follow the machine: as promised on an idle one, and longer in proportion on a slower one.

async function tookMs(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/**
 * A second, for what the shop promises within one. If three of these answers take longer than 150 ms, something else is using the processors, and
 * the second is longer in proportion.
 */
export const aSecond = async (answer: () => Promise<unknown>): Promise<{ timeout: number }> => ({
  timeout: Math.max(1_000, (1_000 / 150) * ((await tookMs(answer)) + (await tookMs(answer)) + (await tookMs(answer)))),
});

/** Until an instant, plus the usual timeout. */
export const until = (instant: string): { timeout: number } => ({
  timeout: Math.max(0, Date.parse(instant) - now().getTime()) + LIMITS.poll,
});

/**
 * Three instants ahead, for what must happen by the clock only. The steps are two seconds, or five times as long as `work` takes, so that a busy
 * machine has done its part before each.
 */
export async function atStrides(work: () => Promise<unknown>): Promise<[string, string, string]> {
  const stride = Math.max(2_000, 5 * (await tookMs(work)));
  return [1, 2, 3].map((count) => new Date(now().getTime() + count * stride).toISOString()) as [string, string, string];
}
