import { type Browser, chromium } from '@playwright/test';
import { launch } from '#tests/e2e/browsers.ts';
import type { BenchRun } from '../bench-run.ts';
import { findBrowser } from '../find-browser.ts';
import { take } from '../load/bare.ts';
import { SEEN_FIRST } from '../measures.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** A file that the browser fetched, and its bytes on the wire without headers. */
type Fetched = { path: string; kind: 'script' | 'picture' | 'other'; bytes: number; encoding: string };

/** What a guest's phone fetches for a page that it has never seen, by the browser's own account. The service worker is left out: it fetches later. */
export async function measureBytes(run: BenchRun): Promise<void> {
  const browser = await chromium.launch(launch(findBrowser()));
  try {
    await run.withPostgres(() =>
      run.withShop(async ({ url }) => {
        const { data } = JSON.parse((await take(`${url}/api/products?limit=1`, {})).body.toString());
        for (const [name, path] of Object.entries(SEEN_FIRST))
          report(run, name, await fetchPage(browser, url + path.replace('PRODUCT', data.products[0]._id)));
      }),
    );
  } finally {
    await browser.close();
  }
}

async function fetchPage(browser: Browser, url: string): Promise<Fetched[]> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    await context.addCookies([{ name: 'kiran_kind', value: 'guest', url }]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const begun = new Map<string, Fetched & { length: number; head: number }>();
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (!response.url.startsWith('http')) return;
      const headers = new Map(Object.entries(response.headers).map(([key, value]) => [key.toLowerCase(), value]));
      const mime = response.mimeType;
      begun.set(requestId, {
        path: new URL(response.url).pathname,
        kind: /javascript/.test(mime) ? 'script' : mime.startsWith('image/') ? 'picture' : 'other',
        bytes: 0,
        encoding: headers.get('content-encoding') ?? '',
        length: Number(headers.get('content-length') ?? Number.NaN),
        head: response.encodedDataLength,
      });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const one = begun.get(requestId);
      if (one) one.bytes = Number.isNaN(one.length) ? encodedDataLength - one.head : one.length;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    // The scripts begin after the first paint, which on a busy machine may come after the network has been quiet.
    await page.waitForFunction(() => document.documentElement.dataset['hydrated'] !== undefined);
    return [...begun.values()].filter(({ bytes }) => bytes > 0);
  } finally {
    await context.close();
  }
}

function report(run: BenchRun, name: string, files: Fetched[]): void {
  const of = (kind?: Fetched['kind']) => files.filter((file) => !kind || file.kind === kind);
  const kilobytes = (some: Fetched[]) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  // Below a kilobyte the shop does not compress.
  const plain = of('script').filter(({ encoding, bytes }) => encoding !== 'br' && bytes > 1_000);
  const doubt = plain.length > 0 ? `${plain.length} scripts came without brotli` : undefined;
  run.add(`script of ${name}`, kilobytes(of('script')), doubt);
  run.add(`pictures of ${name}`, kilobytes(of('picture')));
  run.add(`everything of ${name}`, kilobytes(files));
  run.note(`files of ${name}:`);
  for (const { path, bytes } of files.toSorted((a, b) => b.bytes - a.bytes))
    run.note(`  ${String(bytes).padStart(7)} ${path}`);
}
