import { appendFileSync, readdirSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

// Loaded into the shop by `--import`: every few seconds it writes what the process uses, as one line of JSON, to the file SOAK_FIGURES.

export type Sample = {
  /** Seconds since the start. */
  at: number;
  /** MiB that are still in use after a garbage collection, outside the heap too; and what the process occupies. */
  used: number;
  rss: number;
  /** Timers, sockets and the like that keep the process alive, and open files. */
  handles: number;
  files: number;
  /** Milliseconds that the event loop was late, since the last sample: 99 % of the time less than that. */
  p99: number;
  rejections: number;
};

const file = process.env['SOAK_FIGURES'];
if (file && isMainThread) watch(file, Number(process.env['SOAK_EVERY'] ?? 10) * 1000);

function watch(figures: string, every: number): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const resolution = 10;
  const loop = monitorEventLoopDelay({ resolution });
  let rejections = 0;
  process.on('unhandledRejection', () => {
    rejections += 1;
  });
  loop.enable();
  setInterval(() => {
    const p99 = Math.max(0, loop.percentile(99) / 1e6 - resolution);
    collect(); // takes some milliseconds itself, which do not count
    loop.reset();
    const { heapUsed, external, rss } = process.memoryUsage();
    const sample: Sample = {
      at: process.uptime(),
      used: (heapUsed + external) / 2 ** 20,
      rss: rss / 2 ** 20,
      handles: process.getActiveResourcesInfo().length,
      files: process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0,
      p99,
      rejections,
    };
    appendFileSync(figures, `${JSON.stringify(sample)}\n`);
  }, every).unref();
}
