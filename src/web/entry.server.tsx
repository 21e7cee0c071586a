import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageContext } from '#src/ssr/page-context.ts';

export const streamTimeout = 10_000;

/** Renders the whole document before responding: the page is hashed, compressed and cached as one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  let failed = false;
  const stream = await renderToReadableStream(<ServerRouter context={entry} url={request.url} />, {
    signal: AbortSignal.timeout(streamTimeout),
    // React would otherwise send large parts later and insert them with its own scripts, which the content security policy blocks.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failed = true;
      logFailure(error, context);
    },
  });
  await stream.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  const html = await new Response(stream).text();
  return new Response(html, { status: failed ? 500 : status, headers });
}

type Failing = { request: Request; context: Readonly<RouterContextProvider> };

/** Replaces the router's own logging. A page that nobody waits for any more, and an unknown address, are not failures. */
export function handleError(error: unknown, { request, context }: Failing): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  logFailure(error, context);
}

const logFailure = (error: unknown, context: Readonly<RouterContextProvider>) =>
  context.get(pageContext).shop.log.error({ err: error }, 'a page failed');
