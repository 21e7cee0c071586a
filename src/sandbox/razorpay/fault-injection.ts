import { setTimeout } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import type { Clock } from '#src/platform/clock.ts';
import { incomingOf } from '#src/platform/http/caller.ts';
import { ProviderRefusal } from './provider-refusal.ts';

const MODES = ['none', 'slow', 'fail', 'reset', 'lie'] as const;
type Mode = (typeof MODES)[number];

export type FaultInjection = {
  /** Begins or ends the failure that a request describes: `{"mode", "seconds"?, "delay"?}`. */
  begin(body: Record<string, unknown>): { mode: Mode; seconds: number; delay: number };
  /** Applies it to the REST interface. */
  suffer: MiddlewareHandler;
};

/**
 * A failing provider, for tests: `slow` holds each answer for `delay` seconds (12, more than a caller waits), `fail` answers 502 like a
 * proxy in front of a dead service, `reset` hangs up, `lie` answers 200 with something else. It ends automatically after `seconds` (60). It affects only this process: nothing is
 * stored.
 */
export function createFaultInjection(clock: Clock): FaultInjection {
  let mode: Mode = 'none';
  let until = 0;
  let delay = 0;
  return {
    begin(body) {
      const wanted = MODES.find((one) => one === body['mode']);
      if (!wanted) throw new ProviderRefusal(`The mode must be one of ${MODES.join(', ')}.`, { field: 'mode' });
      const seconds = readSeconds(body['seconds'], 60);
      mode = wanted;
      delay = readSeconds(body['delay'], 12);
      until = clock.now().getTime() + seconds * 1000;
      return { mode, seconds, delay };
    },
    suffer: async (c, next) => {
      if (mode === 'none' || clock.now().getTime() >= until) return next();
      if (mode === 'slow') await setTimeout(delay * 1000);
      if (mode === 'fail') return c.html('<html><body><h1>502 Bad Gateway</h1></body></html>', 502);
      if (mode === 'lie') return c.json({ entity: 'page', words: 'Everything is all right.' });
      if (mode === 'reset') incomingOf(c)?.socket.resetAndDestroy();
      return next();
    },
  };
}

function readSeconds(value: unknown, absent: number): number {
  if (value === undefined) return absent;
  if (typeof value !== 'number' || !(value >= 0 && value <= 600))
    throw new ProviderRefusal('Must be seconds, at most 600.', { field: 'seconds' });
  return value;
}
