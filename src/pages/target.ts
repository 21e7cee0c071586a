import { findPage, hrefs, PAGES } from '#src/contract/pages.ts';
import { readVisitor, type Visitor } from '#src/pages/visitor.ts';
import type { Settings } from '#src/platform/settings.ts';

/** What a request for a page is after. `data`: the page's data alone, for a browser that is already here. */
export type Target = { url: URL; path: string; data: boolean; found: ReturnType<typeof findPage>; visitor: Visitor };

export function readTarget(request: Request, settings: Settings): Target {
  const url = new URL(request.url);
  const data = url.pathname.endsWith('.data');
  const path = pagePath(url.pathname, data);
  const { headers } = request;
  const visitor = readVisitor({ cookie: headers.get('cookie'), acceptLanguage: headers.get('accept-language') }, url.searchParams.get('lang'), settings);
  return { url, path, data, found: findPage(path), visitor };
}

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

export const isSignedIn = ({ kind }: Visitor): boolean => kind === 'customer' || kind === 'administrator';

/** The gate of decisions.md §2: where this visitor is sent instead, if anywhere. Unknown addresses are a 404 for everyone. */
export function turnedAway({ url, found, visitor, path }: Target): string | undefined {
  const access = found?.page.access;
  if (!access || access === 'open') return undefined;
  if (access === 'public' && visitor.kind !== 'stranger') return undefined;
  if (access !== 'public' && isSignedIn(visitor)) return undefined; // the page itself asks the database
  return hrefs.signUp(path + url.search);
}

/** Whether everybody of this kind gets the same answer. */
export const isShared = ({ found, visitor }: Target): boolean => found?.page.access === 'public' && !(found.page.drafts && visitor.kind === 'administrator');

/** The address as the page's loaders see it. A shared page sees only the parameters that belong to its key. */
export function innerAddress(target: Target, origin: string, shared: boolean): URL {
  const data = target.path === UNKNOWN ? `${UNKNOWN}.data` : target.url.pathname;
  return new URL(`${target.data ? data : encodeURI(target.path)}${shared ? knownQuery(target) : wholeQuery(target.url)}`, origin);
}

/** The origin belongs to the key: pages name it in their canonical address, and a Host header can be anything. */
export const cacheKey = (target: Target, origin: string): string =>
  `page ${origin} ${target.visitor.kind} ${target.visitor.locale} ${target.data ? 'data ' : ''}${target.path}${knownQuery(target)}`;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const clean = (value: string): string => value.replace(/[\u0000-\u001f\u007f]/g, '');

function knownQuery({ url, found, data }: Target): string {
  const names: string[] = [...(found ? PAGES[found.name].query : []), ...(data ? ['_routes'] : [])];
  return written(names.sort().map((name) => [name, clean(url.searchParams.get(name) ?? '').slice(0, 200)]));
}

const wholeQuery = ({ searchParams }: URL): string => written([...searchParams].map(([name, value]) => [name, clean(value)]));

function written(pairs: string[][]): string {
  const query = new URLSearchParams(pairs.filter(([, value]) => value));
  return query.size ? `?${query}` : '';
}
