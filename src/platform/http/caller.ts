import type { IncomingMessage } from 'node:http';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { networkOf } from '#src/platform/rate-limit/network-of.ts';
import type { Settings } from '#src/platform/settings/settings.ts';

/** The request as it came over the wire; undefined for one made inside the process. */
export const incomingOf = (c: Context): IncomingMessage | undefined =>
  (c.env as { incoming?: IncomingMessage } | undefined)?.incoming;

/** The caller's address: the socket's, or behind a trusted proxy the last hop, which the proxy itself added. */
export function callerAddress(c: Context, settings: Pick<Settings, 'trustProxy'>): string {
  if (settings.trustProxy) {
    const hop = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
    if (hop) return hop;
  }
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    return 'unknown'; // a request made inside the process
  }
}

/** What counts as one caller, for limits. */
export const callerNetwork = (c: Context, settings: Pick<Settings, 'trustProxy'>): string =>
  networkOf(callerAddress(c, settings));
