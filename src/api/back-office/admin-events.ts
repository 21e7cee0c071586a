import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { refusals } from '#src/api/answers/answers.ts';
import { type Api, type ApiEnv, administrator } from '#src/api/middleware.ts';
import { isUnreachable } from '#src/platform/database/unreachable.ts';
import { Fault } from '#src/platform/fault.ts';
import { isOwnOrigin } from '#src/platform/http/origin.ts';
import { type LiveSubject, liveSubjects } from '#src/shop/audit/live-tags.ts';
import { currentPrincipal } from '#src/shop/customers/identity/current-principal.ts';
import { isAdministrator } from '#src/shop/customers/identity/principal.ts';
import type { Shop } from '#src/shop/shop.ts';

/** Proxies close connections that are silent for a minute, and a revoked role must not keep listening for long. */
const HEARTBEAT_MS = 15_000;
/** A write often expires several tags, and a busy minute has many writes: those this close together are sent at once. */
const TOGETHER_MS = 150;
/** Used while the database is away; when it is back, the tag listener wakes every stream. */
const ASK_AGAIN_MS = 5_000;
/** One owner with some tabs, on this instance; more than that is a bug in a page. */
const MOST = 100;

/** What happens in the shop, as server-sent events: for the administrator only. */
export function adminEventCalls(api: Api, shop: Shop): void {
  api.openapi(
    createRoute({
      method: 'get',
      path: '/admin/events',
      tags: ['Workspace'],
      summary:
        'Server-sent events `changed` with a JSON list of what has changed: orders, bookings, payments, stock, messages, …, or `all`',
      middleware: [administrator(shop)],
      responses: {
        200: { description: 'A stream that does not end', content: { 'text/event-stream': { schema: z.string() } } },
        ...refusals(401, 403, 429),
      },
    }),
    (c) => {
      // A GET, so the middleware has not checked: another site's page could open a stream with the administrator's cookies.
      if (!isOwnOrigin(c.req.raw, shop.settings)) throw new Fault('foreign-origin', 'foreign-origin');
      if (shop.live.count >= MOST) throw new Fault('too-many', 'too-many-pages');
      c.header('x-accel-buffering', 'no');
      const answer = streamEvents(shop, c);
      answer.headers.set('cache-control', 'private, no-store'); // the stream's own default allows caching
      return answer as never;
    },
  );
}

function streamEvents(shop: Shop, c: Context<ApiEnv>): Response {
  const { headers } = c.req.raw;
  return streamSSE(c, async (stream) => {
    let changed = new Set<LiveSubject | 'all'>();
    let open = true;
    let wake = () => {};
    const close = () => {
      open = false;
      wake();
    };
    // Tags that arrive while a slow reader is being written to only fill this set, which holds a dozen words at most.
    const stop = shop.live.listen({
      tell: (tags) => {
        for (const subject of tags === 'all' ? (['all'] as const) : liveSubjects(tags)) changed.add(subject);
        if (changed.size) wake();
      },
      close,
    });
    stream.onAbort(close);
    try {
      await stream.writeSSE({ event: 'ready', data: '[]', retry: 2000 });
      while (open) {
        if (changed.size === 0) await pause(HEARTBEAT_MS, (end) => (wake = end));
        if (!open) break;
        if (changed.size) await pause(TOGETHER_MS, () => (wake = () => {}));
        const subjects = [...changed];
        changed = new Set();
        // Checked in the database each time: a revoked role or session gets nothing more.
        const may = await mayHear(shop, headers);
        if (may === false) break;
        if (may === undefined) {
          for (const subject of subjects) changed.add(subject);
          await stream.write(': still here\n\n');
          await pause(ASK_AGAIN_MS, (end) => (wake = end));
        } else if (subjects.length) await stream.writeSSE({ event: 'changed', data: JSON.stringify(subjects) });
        else await stream.write(': still here\n\n');
      }
    } finally {
      stop();
    }
  });
}

/** Undefined while the database is away: the stream then stays open and silent, because a reconnect would be refused and then pause for longer. */
async function mayHear(shop: Shop, headers: Headers): Promise<boolean | undefined> {
  try {
    return isAdministrator(await currentPrincipal(shop, headers));
  } catch (error) {
    if (isUnreachable(error)) return undefined;
    throw error;
  }
}

/** Waits this long, or until the function given to `waker` is called. */
function pause(ms: number, waker: (end: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    waker(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
