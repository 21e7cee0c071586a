import type { Page, Request } from '@playwright/test';

/** Follows a page's requests. The returned function says where a failed journey left it: its address, what is unanswered, and what it tells. */
export function watchPage(page: Page): () => Promise<string> {
  const asked = new Map<Request, number>();
  page.on('request', (request) => asked.set(request, performance.now()));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  return async () => {
    const unanswered = [...asked]
      .filter(([request]) => request.resourceType() !== 'eventsource')
      .map(
        ([request, since]) => `${request.method()} ${request.url()} for ${Math.round(performance.now() - since)} ms`,
      );
    const told = page.locator('[role=alert], [aria-invalid=true], [aria-busy=true], dialog[open]');
    const texts = await told
      .evaluateAll((all) =>
        all.map((one) => {
          const what = one.getAttribute('role') ?? one.getAttribute('name') ?? one.localName;
          return `${what} “${one.textContent?.slice(0, 120)}”`;
        }),
      )
      .catch(String);
    return `left at ${page.url()}; unanswered: ${unanswered.join(', ') || 'nothing'}; told: ${[texts].flat().join(' ') || 'nothing'}`;
  };
}
