import type { Context } from 'hono';
import { findPage, hrefs, PAGES } from '#src/contract/pages.ts';
import { contentSecurityPolicy, finishPage } from '#src/pages/finish-page.ts';
import { nameRequest } from '#src/pages/name-request.ts';
import type { PageContext } from '#src/pages/page-context.ts';
import type { Render } from '#src/pages/render.ts';
import { readVisitor, type Visitor } from '#src/pages/visitor.ts';
import { callerOrigin } from '#src/platform/http/origin.ts';
import { sendStored } from '#src/platform/http/send-stored.ts';
import { currentRequestId } from '#src/platform/log.ts';
import type { Filled } from '#src/platform/page-cache/page-cache.ts';
import { currentCustomer } from '#src/shop/identity/current-customer.ts';
import type { Shop } from '#src/shop/shop.ts';

/** Answers every address that is no file and no call: the gate, then the cached page, else a fresh one. */
export function servePages(shop: Shop, render: Render) {
  return async (c: Context): Promise<Response> => {
    const url = new URL(c.req.raw.url);
    const data = url.pathname.endsWith('.data');
    const path = pagePath(url.pathname, data);
    const found = findPage(path);
    const headers = c.req.raw.headers;
    const visitor = readVisitor({ cookie: headers.get('cookie'), acceptLanguage: headers.get('accept-language') }, url.searchParams.get('lang'), shop.settings);
    const target = { url, path, data, found, visitor };
    const away = turnedAway(target);
    if (away && !data) return new Response(null, { status: 302, headers: { location: away, 'cache-control': 'private, no-store', vary: 'cookie' } });

    const cacheable =
      found?.page.access === 'public' &&
      !away &&
      !(found.page.drafts && visitor.kind === 'administrator') &&
      (c.req.method === 'GET' || c.req.method === 'HEAD') &&
      shop.settings.mode !== 'development';
    const wishes = { acceptEncoding: headers.get('accept-encoding'), ifNoneMatch: headers.get('if-none-match'), head: c.req.method === 'HEAD' };
    if (!cacheable) return sendStored((await fill(shop, render, c.req.raw, target, away, false)).page, wishes);
    const key = cacheKey(target, callerOrigin(c.req.raw, shop.settings));
    const page = await shop.cache.show(key, () => fill(shop, render, c.req.raw, target, undefined, true));
    nameRequest(c, shop, key);
    return sendStored(page, wishes);
  };
}

type Target = { url: URL; path: string; data: boolean; found: ReturnType<typeof findPage>; visitor: Visitor };

/** `/products.data` → `/products`; `/_.data` → `/`. `/t%26c` → `/t&c`. */
function pagePath(pathname: string, data: boolean): string {
  if (/%0\d|%1[\da-f]|%7f/i.test(pathname)) return UNKNOWN; // control characters: PostgreSQL would refuse a NUL (seen)
  let path = data ? pathname.slice(0, -'.data'.length) : pathname;
  if (data && path === '/_') path = '/';
  try {
    path = decodeURIComponent(path);
  } catch {}
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** An address that no page has. */
const UNKNOWN = '/unknown';

/** The gate of decisions.md §2: where this visitor is sent instead, if anywhere. Unknown addresses are a 404 for everyone. */
function turnedAway({ url, found, visitor, path }: Target): string | undefined {
  const access = found?.page.access;
  if (!access || access === 'open') return undefined;
  const signedIn = visitor.kind === 'customer' || visitor.kind === 'administrator';
  if (access === 'public' && visitor.kind !== 'stranger') return undefined;
  if (access !== 'public' && signedIn) return undefined; // the page itself asks the database
  return hrefs.signUp(path + url.search);
}

function knownQuery({ url, found, data }: Target): string {
  const names: string[] = [...(found ? PAGES[found.name].query : []), ...(data ? ['_routes'] : [])];
  const query = new URLSearchParams();
  for (const name of names.sort()) {
    const value = url.searchParams.get(name);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    const clean = value?.replace(/[\u0000-\u001f\u007f]/g, '').slice(0, 200);
    if (clean) query.set(name, clean);
  }
  return query.size ? `?${query}` : '';
}

/** The query as it came, without control characters. */
function safeSearch({ searchParams }: URL): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  const query = new URLSearchParams([...searchParams].map(([name, value]) => [name, value.replace(/[\u0000-\u001f\u007f]/g, '')]));
  return query.size ? `?${query}` : '';
}

// The origin belongs to the key: pages name it in their canonical address, and a Host header can be anything.
const cacheKey = (target: Target, origin: string) =>
  `page ${origin} ${target.visitor.kind} ${target.visitor.locale} ${target.data ? 'data ' : ''}${target.path}${knownQuery(target)}`;

async function fill(shop: Shop, render: Render, raw: Request, target: Target, redirectTo: string | undefined, keep: boolean): Promise<Filled> {
  const tags = new Set<string>();
  const origin = callerOrigin(raw, shop.settings);
  let session: ReturnType<typeof currentCustomer> | undefined;
  const context: PageContext = {
    shop,
    kind: target.visitor.kind === 'stranger' ? 'guest' : target.visitor.kind,
    locale: target.visitor.locale,
    origin,
    requestId: currentRequestId() ?? '',
    redirectTo,
    tag: (...more) => more.forEach((tag) => tags.add(tag)),
    session() {
      if (keep) throw new Error('a cached page asked who is signed in');
      session ??= currentCustomer(shop, raw.headers);
      return session;
    },
  };
  const data = target.path === UNKNOWN ? `${UNKNOWN}.data` : target.url.pathname;
  const address = new URL(`${target.data ? data : encodeURI(target.path)}${keep ? knownQuery(target) : safeSearch(target.url)}`, origin);
  const answer = await render(new Request(address, { method: 'GET', headers: keep ? {} : raw.headers, signal: raw.signal }), context);
  const body = Buffer.from(await answer.arrayBuffer());
  const headers: Record<string, string> = {};
  answer.headers.forEach((value, name) => {
    headers[name] = value;
  });
  delete headers['content-length'];
  const html = headers['content-type']?.startsWith('text/html');
  if (html) {
    headers['content-security-policy'] = contentSecurityPolicy(body.toString('utf8'), {
      pictureHosts: shop.settings.pictureHosts,
      payment: !shop.gateway.test && target.found?.name === 'cart',
      secure: origin.startsWith('https:'),
      development: shop.settings.mode === 'development',
    });
  }
  const store = keep && answer.status === 200;
  // The browser may keep a public page but asks again each time: a price must never be stale. Data fetched ahead lives 10 s.
  headers['cache-control'] = store ? (target.data ? 'private, max-age=10' : 'private, no-cache') : 'private, no-store';
  if (!store && target.found?.page.access !== 'public') headers['x-robots-tag'] = 'noindex';
  return { page: await finishPage(answer.status, headers, body, store ? 9 : 4), tags, keep: store };
}
