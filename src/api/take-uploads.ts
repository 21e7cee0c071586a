import type { MiddlewareHandler } from 'hono';
import { Fault } from '#src/platform/fault.ts';
import { incomingOf } from '#src/platform/http/caller.ts';
import type { ApiEnv } from './middleware.ts';

/** Customers' files received at the same time, of whatever kind. Each is in memory until complete, however slowly it arrives. */
const MOST = 6;
const under = new Map<string, symbol>();

/**
 * Lets an account send one file at a time, and all accounts together a few; checked before anything is read.
 * @param count counts the upload, and refuses an account that has hit its rate limit
 * @throws `too-many`, `unavailable`
 */
export function takeUploads(count: (uid: string) => Promise<void>): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { uid } = c.get('customer');
    if (under.has(uid)) throw new Fault('too-many', 'picture-on-its-way', { detail: { retryAfter: 5 } });
    if (under.size >= MOST)
      throw new Fault('unavailable', 'pictures-busy', {
        detail: { retryAfter: 10 },
      });
    const mine = Symbol('upload');
    // A request closes a moment after its answer: by then the account may have begun the next.
    const release = () => {
      if (under.get(uid) === mine) under.delete(uid);
    };
    under.set(uid, mine);
    // Reading a body whose sender has gone never ends (seen with @hono/node-server 2.1.8).
    incomingOf(c)?.once('close', release);
    try {
      await count(uid);
      await next();
    } finally {
      release();
    }
  };
}
