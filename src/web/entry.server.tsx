import type { VNode } from 'preact';
import { renderToString, renderToStringAsync } from 'preact-render-to-string';
import type { ReactNode } from 'react';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { putBack } from '#src/ssr/data-apart.ts';
import { MarkupStore, PageParts } from '#src/ssr/kept-markup.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import { KeptFormats } from '#src/web/layout/kept-formats.tsx';
import { HEAD_MARKS, HeadContext, type HeadParts } from '#src/web/ui/in-head.tsx';
import { MarkupKeeperContext } from '#src/web/ui/kept-markup.tsx';

export const streamTimeout = 10_000;

const kept = new MarkupStore();

/** Renders the whole document before responding: the page is hashed, compressed and cached as one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const head: HeadParts = { page: null, preloads: [] };
  if (import.meta.env.DEV) {
    const html = await rendered(<ServerRouter context={entry} url={request.url} />, head);
    return new Response(dataInBody(withHead(html, head)), { status, headers });
  }
  // The loaders' data become part of the page without the renderer (ssr/inert-scripts.ts).
  const { serverHandoffStream, ...rest } = entry;
  const page = context.get(pageContext);
  const apart = putBack(entry.staticHandlerContext.loaderData, page.apart);
  const parts = new PageParts(kept);
  const html = await rendered(
    <MarkupKeeperContext value={parts}>
      <KeptFormats>
        <ServerRouter context={rest} url={request.url} />
      </KeptFormats>
    </MarkupKeeperContext>,
    head,
  );
  const loaded = serverHandoffStream ? await readAll(serverHandoffStream) : '';
  const [first, ...more] = parts.finish(html);
  page.document = { markup: [withHead(first, head), ...more], loaded, apart };
  return new Response(null, { status, headers });
}

/** A document, and what belongs into its head. */
async function rendered(page: ReactNode, head: HeadParts): Promise<string> {
  const html = await renderToStringAsync((<HeadContext value={head}>{page}</HeadContext>) as unknown as VNode);
  return `<!DOCTYPE html>${html}`;
}

/** A document, or the beginning of one, with the page's own head. */
function withHead(html: string, { page, preloads }: HeadParts): string {
  const own = HEAD_MARKS.start + markup(page) + HEAD_MARKS.end;
  const early = [...new Set(preloads.map(markup))].join('');
  return html
    .replace('</head>', () => `${own}</head>`)
    .replace('<link rel="stylesheet"', () => `${early}<link rel="stylesheet"`);
}

const markup = (node: ReactNode): string => renderToString(node as unknown as VNode);

/** What the router writes after the document, the loaders' data, is moved into the body, where a browser would put it. */
function dataInBody(html: string): string {
  const [document = '', data = ''] = html.split('</body></html>');
  return `${document}${data}</body></html>`;
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

type Failing = { request: Request; context: Readonly<RouterContextProvider> };

/** Replaces the router's own logging. A page that nobody waits for any more, and an unknown address, are not failures. */
export function handleError(error: unknown, { request, context }: Failing): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  logFailure(error, context);
}

const logFailure = (error: unknown, context: Readonly<RouterContextProvider>) =>
  context.get(pageContext).shop.log.error({ err: error }, 'a page failed');
