import { LIMITS } from '#tests/support/limits.ts';
import { now } from '#tests/support/suite-clock.ts';

// Limits of time that follow the machine: as they are promised where it is idle, and as much longer as it is slower.

async function tookMs(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/**
 * A second, for what the shop promises within one. Where three of these answers take longer than 150 ms, something else has the
 * processors, and the second is as much longer.
 */
export const aSecond = async (answer: () => Promise<unknown>): Promise<{ timeout: number }> => ({
  timeout: Math.max(1_000, (1_000 / 150) * ((await tookMs(answer)) + (await tookMs(answer)) + (await tookMs(answer)))),
});

/** Until an instant, and the usual time after it. */
export const until = (instant: string): { timeout: number } => ({
  timeout: Math.max(0, Date.parse(instant) - now().getTime()) + LIMITS.poll,
});

/**
 * Three instants ahead, for what must happen by the clock alone. The strides are two seconds, or five times as long as `work` takes, so
 * that a busy machine has done its part before each.
 */
export async function atStrides(work: () => Promise<unknown>): Promise<[string, string, string]> {
  const stride = Math.max(2_000, 5 * (await tookMs(work)));
  return [1, 2, 3].map((count) => new Date(now().getTime() + count * stride).toISOString()) as [string, string, string];
}
