import type { Context } from 'hono';
import type { PageName } from '#src/kernel/page-table.ts';
import { Fault } from '#src/platform/fault.ts';
import { callerNetwork, incomingOf } from '#src/platform/http/caller.ts';
import { isCrawler } from '#src/platform/http/crawler.ts';
import type { Lane, QueuedJob } from '#src/platform/http/fair-queue.ts';
import { routedOrigin } from '#src/platform/http/origin.ts';
import { sendStored } from '#src/platform/http/send-stored.ts';
import { currentRequest } from '#src/platform/log/log.ts';
import type { Filled } from '#src/platform/page-cache/stored-page.ts';
import { inSpan } from '#src/platform/trace/span.ts';
import type { Shop } from '#src/shop/shop.ts';
import { answerBusy, type BusyWords } from './answer-busy.ts';
import { pageRequest } from './fast-path.ts';
import { fillPage } from './fill-page.ts';
import type { Render } from './render.ts';
import type { RouteIds } from './route-ids.ts';
import { createSurrogateHeaders } from './surrogate-headers.ts';
import { accessRedirect, cacheKey, isShared, type PageRequest, readTarget, type Target } from './target.ts';

/** Answers every address that is neither a file nor an API call: the gate, then the cached page, else a fresh one. */
export function servePages(shop: Shop, render: Render, routeIds: RouteIds, busyWords: BusyWords) {
  const surrogateHeaders = createSurrogateHeaders(shop);
  return async (c: Context): Promise<Response> => {
    const request = c.req.raw;
    const target = readTarget(asItCame(c), shop.settings, routeIds, shop.opening.current.state);
    const facts = currentRequest();
    if (facts && target.found) facts.page = target.found.page.path;
    const redirectTo = accessRedirect(target);
    if (redirectTo && !target.data) {
      return new Response(null, {
        status: 302,
        headers: { location: redirectTo, 'cache-control': 'private, no-store', vary: 'cookie' },
      });
    }
    const { headers } = request;
    const wishes = {
      acceptEncoding: headers.get('accept-encoding'),
      ifNoneMatch: headers.get('if-none-match'),
      head: request.method === 'HEAD',
    };
    const shared = isShared(target) && !redirectTo && shop.settings.mode !== 'development';
    const origin = routedOrigin(c, shop.settings);
    const job = jobOf(target, shared, callerNetwork(c, shop.settings), isCrawler(headers.get('user-agent')));
    const fill = async (): Promise<Filled> => {
      if (isNoTimeFor(job.lane, shop)) throw new Fault('unavailable', 'busy');
      const work = () =>
        inSpan('render', 'inside', { 'kiran.page': target.found?.page.path ?? 'unknown', 'kiran.shared': shared }, () =>
          shop.tally.renders.time(() => fillPage(shop, render, { target, origin, request, redirectTo, shared })),
        );
      // A PDF waits for its thread, and must not keep pages waiting with it.
      return target.found && FILES.includes(target.found.name)
        ? shop.files.run(job, work)
        : shop.renders.run(shared ? job : { ...job, signal: request.signal }, work);
    };
    try {
      if (!shared) return sendStored((await fill()).page, wishes);
      const page = await shop.cache.show(cacheKey(target, origin), fill);
      const answer = sendStored(page, wishes);
      for (const [name, value] of surrogateHeaders(page)) answer.headers.set(name, value);
      return answer;
    } catch (error) {
      if (error instanceof Fault && (error.code === 'too-many' || error.code === 'unavailable'))
        return answerBusy(error, target, busyWords);
      throw error;
    }
  };
}

/** PDFs at addresses of their own. */
const FILES: readonly PageName[] = ['datasheet', 'proposalPdf'];

/** Pages on which somebody buys. */
const BUYING: readonly PageName[] = ['cart', 'checkoutParts', 'bookService', 'pay', 'order'];

/**
 * Pages shared by everybody of a kind are few, and many visitors want each of them. A page with free-text parameters, or a personal one, is
 * rendered for one visitor only: it waits behind the others, and counts against their rate. Buying and the workspace go before all.
 */
function jobOf({ found, query }: Target, shared: boolean, caller: string, crawls: boolean): LanedJob {
  const worded = !found || found.page.path.includes(':') || found.page.query.some((name) => query.has(name));
  const works = found?.page.access === 'administrator' || found?.page.access === 'technician';
  const kept = !shared && found && (works || BUYING.includes(found.name));
  const lane = kept ? 'kept' : crawls ? 'crawler' : shared && !worded ? 'common' : 'single';
  return { caller, lane, counted: !shared || worded };
}

type LanedJob = QueuedJob & { lane: Lane };

/** The event loop is so late that rendering another such page would cost those who buy. Cached pages never get here. */
function isNoTimeFor(lane: Lane, { overload }: Pick<Shop, 'overload'>): boolean {
  const busy = lane === 'crawler' ? overload.isStrained : lane === 'single' && overload.isSwamped;
  if (busy) overload.turnedAway();
  return busy;
}

/** The request as it came over the wire, just as the fast path reads it; the router's own has a rewritten address. */
function asItCame(c: Context): PageRequest {
  const incoming = incomingOf(c);
  if (incoming?.url !== undefined) return pageRequest(incoming);
  const { pathname, search } = new URL(c.req.url); // a request made inside the process
  return {
    target: pathname + search,
    cookie: c.req.header('cookie') ?? null,
    acceptLanguage: c.req.header('accept-language') ?? null,
  };
}
