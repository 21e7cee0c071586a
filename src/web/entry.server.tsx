import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';

export const streamTimeout = 10_000;

/** Renders the whole document before answering: the page is hashed, compressed and cached as one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  _context: RouterContextProvider,
): Promise<Response> {
  let failed = false;
  const stream = await renderToReadableStream(<ServerRouter context={entry} url={request.url} />, {
    signal: AbortSignal.timeout(streamTimeout),
    onError(error) {
      failed = true;
      console.error(error);
    },
  });
  await stream.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(stream, { status: failed ? 500 : status, headers });
}
