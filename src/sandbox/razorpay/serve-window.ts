import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Hono } from 'hono';
import type { Deliveries } from './deliveries.ts';
import { findOrder } from './ledger.store.ts';
import { attemptPayment } from './pay.ts';
import { readObject } from './read-input.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { readWindowAttempt } from './window-attempt.ts';
import { windowPage } from './window-page.ts';

const FILES = [
  'checkout.js',
  'window.js',
  'card-form.js',
  'other-methods.js',
  'page.js',
  'send.js',
  'tabs.js',
  'theme.js',
  'views.js',
  'checkout.css',
] as const;

/** Only our own pages may frame the window, and it loads nothing but its own files. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** The checkout script, the window that it opens, and the window's own call. */
export function serveWindow(app: Hono, parts: SandboxParts, deliveries: Deliveries): void {
  for (const name of FILES) {
    const load = once(() => loadFile(name));
    app.get(`/${name}`, async (c) => {
      const { body, etag } = await load();
      const headers = {
        etag,
        'cache-control': 'no-cache',
        'content-type': name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
      };
      return c.req.header('if-none-match') === etag ? c.body(null, 304, headers) : c.body(body, 200, headers);
    });
  }
  app.get('/checkout', async (c) => {
    const order = await findOrder(parts.db, c.req.query('order_id') ?? '');
    const trouble = c.req.query('key_id') !== parts.keyId ? 'Authentication failed: the key is not known.' : undefined;
    c.header('content-security-policy', POLICY);
    c.header('cache-control', 'no-store');
    return c.html(windowPage(order, trouble), order && !trouble ? 200 : 400);
  });
  app.post('/checkout/pay', async (c) => {
    const { answer } = await attemptPayment(parts, readWindowAttempt(readObject(await c.req.text())));
    setImmediate(deliveries.nudge);
    return c.json(answer);
  });
}

async function loadFile(name: string) {
  const body = await readFile(new URL(`./window/${name}`, import.meta.url), 'utf8');
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= work();
    return result;
  };
}
