import type { IncomingMessage, ServerResponse } from 'node:http';
import { routeClass } from '#src/platform/metrics/route-class.ts';
import type { Platform } from '#src/platform/platform.ts';
import { isTracing, traceAnswer } from '#src/platform/trace/span.ts';
import { requestIdOf } from './request-id.ts';

type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;
type Application = (request: IncomingMessage, response: ServerResponse) => unknown;

/** What a caller who has gone without waiting for the answer counts as; no client sees it. */
const GONE = 499;

/**
 * The server's listener: the page cache, else the application. With METRICS_TOKEN, ACCESS_LOG or traces it also notes each answer; without
 * them nothing is done or measured. An answer from memory counts when it is handed to the socket, any other when it has been sent.
 */
export function watchRequests(
  { settings, tally, log }: Pick<Platform, 'settings' | 'tally' | 'log'>,
  fastPath: FastPath,
  application: Application,
): (request: IncomingMessage, response: ServerResponse) => void {
  const counted = settings.metricsToken !== undefined;
  const logged = settings.accessLog;
  if (!counted && !logged && !isTracing())
    return (request, response) => {
      if (!fastPath(request, response)) void application(request, response);
    };

  const note = (request: IncomingMessage, status: number, began: number, memory: boolean, bytes: number) => {
    const ms = performance.now() - began;
    const route = routeClass(request.url ?? '');
    if (counted) tally.request(route, status, ms / 1000, memory);
    if (memory && isTracing()) traceAnswer(request, { route, status, ms });
    if (logged) {
      const requestId = requestIdOf(request);
      const { method } = request;
      log.info({ requestId, method, route, status, ms: Math.round(ms * 100) / 100, bytes, memory }, 'answered');
    }
  };

  return (request, response) => {
    const began = performance.now();
    const { socket } = request;
    const before = logged ? socket.bytesWritten : 0;
    const written = () => (logged ? socket.bytesWritten - before : 0);
    if (fastPath(request, response)) {
      note(request, response.statusCode, began, true, written());
      return;
    }
    response.once('close', () =>
      note(request, response.headersSent ? response.statusCode : GONE, began, false, written()),
    );
    void application(request, response);
  };
}
