// The shop's service worker. It caches only what can never be wrong: files whose names contain a content hash, and the page that says there
// is no connection. Pages, their data and API calls always come from the shop: a price must never be stale, and nobody's page may outlive
// their session. serve-worker.ts puts `VERSION` before this file; it changes with each build.
/* global VERSION */
const SHELL = `kiran-${VERSION}`;
const PICTURES = 'kiran-pictures';
const MOST = { [SHELL]: 150, [PICTURES]: 250 };
const OFFLINE = '/offline';

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith('kiran-') && name !== SHELL && name !== PICTURES) await caches.delete(name);
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(kept(event, SHELL));
  else if (url.pathname.startsWith('/media/')) event.respondWith(kept(event, PICTURES));
});

/** The offline page as it will be shown: without its scripts, because they would request the page at whose address it is shown. */
async function keepOfflinePage() {
  const answer = await fetch(OFFLINE, { cache: 'no-store', credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`${OFFLINE} answered ${answer.status}`);
  const html = (await answer.text()).replace(/<script[\s\S]*?<\/script>|<link[^>]*rel="modulepreload"[^>]*>/g, '');
  const cache = await caches.open(SHELL);
  const files = [...html.matchAll(/href="(\/(?:assets\/[^"]+\.(?:css|woff2)|favicon\.svg))"/g)].map(([, file]) => file);
  await cache.addAll([...new Set(files)]);
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
  const policy = answer.headers.get('content-security-policy');
  if (policy) headers.set('content-security-policy', policy);
  await cache.put(OFFLINE, new Response(html, { headers }));
}

/** A page from the shop only; without a connection, the page that says so. */
async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error();
  }
}

/** A file that never changes: cached once fetched; the oldest is dropped when there are too many. */
async function kept(event, name) {
  const cache = await caches.open(name);
  const found = await cache.match(event.request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(event.request);
  if (answer.status === 200 && answer.type === 'basic' && !/no-store/.test(answer.headers.get('cache-control') ?? '')) {
    const copy = answer.clone();
    event.waitUntil(
      (async () => {
        await cache.put(event.request, copy);
        const all = (await cache.keys()).filter((one) => new URL(one.url).pathname !== OFFLINE);
        for (const one of all.slice(0, Math.max(0, all.length - MOST[name]))) await cache.delete(one);
      })().catch(() => {}), // a full disk is no reason to fail
    );
  }
  return answer;
}
