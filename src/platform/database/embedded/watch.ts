import { setTimeout as pauseFor } from 'node:timers/promises';
import { CannotStart } from '#src/platform/cannot-start.ts';
import { messageOf } from '#src/platform/database/unreachable.ts';
import type { Log } from '#src/platform/log/log.ts';

export type Watched = {
  isAlive(): boolean;
  /** Rejects if it does not start; aborts at once on the signal. */
  start(signal: AbortSignal): Promise<void>;
};

/** In milliseconds: the interval of checks, the pause before each restart, and the uptime after which restarts are counted afresh. */
const WAITS = { look: 500, tries: [250, 2_000, 5_000], steady: 60_000 };

/**
 * Restarts the database when it has ended, at most three times; then calls `lost` once with the reason. The returned function stops the
 * watch and any start under way.
 */
export function watch(
  database: Watched,
  log: Log,
  lost: (error: CannotStart) => void,
  waits = WAITS,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (ms: number) => pauseFor(ms, undefined, { signal, ref: false }).catch(() => {});

  const keep = async () => {
    let tries = 0;
    let since = performance.now();
    while (!signal.aborted) {
      await pause(waits.look);
      if (signal.aborted || database.isAlive()) continue;
      log.error('the embedded database has ended; starting it again');
      if (performance.now() - since > waits.steady) tries = 0;
      let reason: unknown = new Error('it ends soon after each start');
      let running = false;
      while (!running) {
        const wait = waits.tries[tries++];
        if (wait === undefined) {
          lost(
            new CannotStart(`The embedded database has ended and does not start again: ${messageOf(reason)}`, {
              cause: reason,
            }),
          );
          return;
        }
        await pause(wait);
        if (signal.aborted) return;
        running = await database.start(signal).then(
          () => true,
          (error) => {
            reason = error;
            return false;
          },
        );
        if (signal.aborted) return;
        if (!running) log.warn({ reason: messageOf(reason), tries }, 'the embedded database does not start');
      }
      since = performance.now();
      log.warn({ tries }, 'the embedded database is running again');
    }
  };
  const kept = keep();
  return async () => {
    stopping.abort();
    await kept;
  };
}
