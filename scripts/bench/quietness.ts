import { setTimeout as pause } from 'node:timers/promises';
import { familyOf, readProcesses, readTicks } from './processes.ts';

/** What others may use of one processor, in nine of ten moments, for a machine to count as quiet. */
const MOST = 0.2;
const KERNEL = 2; // the parent of the kernel's own threads, which work for everybody

/**
 * Watches what processes other than the bench's use of the processors. Those of its databases have no parent of ours, so they are told by
 * `include`.
 */
export async function watchOthers(seconds = 3) {
  const roots = new Set([process.pid, KERNEL]);
  const samples: number[] = [];
  let last = sample();
  const look = () => {
    const now = sample();
    const elapsed = (now.at - last.at) / 10;
    // A process of ours that has ended takes its ticks along: then ours are less than before.
    if (elapsed > 0) samples.push(Math.max(0, now.all - last.all - Math.max(0, now.ours - last.ours)) / elapsed);
    last = now;
  };
  await pause(seconds * 1000);
  look();
  const timer = setInterval(look, 2_000);
  return {
    include: (pid: number) => void roots.add(pid),
    stop: () => clearInterval(timer),
    /** What others have used of one processor, at most in nine of ten moments; not a number where that cannot be known. */
    used: () => (last.all === 0 ? Number.NaN : atMost(samples)),
    quiet: () => last.all > 0 && isQuiet(samples),
  };

  function sample() {
    const processes = readProcesses();
    const ours = familyOf(roots, processes).reduce((sum, { ticks }) => sum + ticks, 0);
    return { at: performance.now(), all: readTicks(), ours };
  }
}

const atMost = (samples: readonly number[]): number =>
  samples.toSorted((a, b) => a - b)[Math.floor(samples.length * 0.9)] ?? samples.at(-1) ?? Number.NaN;

/** Quiet before, which is the first sample, and afterwards. */
export const isQuiet = (samples: readonly number[]): boolean => (samples[0] ?? 1) <= MOST && atMost(samples) <= MOST;
