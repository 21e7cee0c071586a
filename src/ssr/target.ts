import { findPage, isShopPage, PAGES } from '#src/kernel/page-table.ts';
import type { Settings } from '#src/platform/settings/settings.ts';
import type { ShopState } from '#src/shop/back-office/opening/opening.ts';
import { hrefs } from '#src/wire/pages.ts';
import { readAddress } from './read-address.ts';
import type { RouteIds } from './route-ids.ts';
import { readVisitor, type Visitor } from './visitor.ts';

/** Everything in a request that decides which page answers it. */
export type PageRequest = { target: string; cookie: string | null; acceptLanguage: string | null };

/**
 * What a request for a page wants. `data`: only the page's data, for a browser that is already here; `loaders`: which of the page's own it
 * still lacks, all of them if empty.
 */
export type Target = {
  path: string;
  data: boolean;
  query: URLSearchParams;
  search: string;
  loaders: readonly string[];
  found: ReturnType<typeof findPage>;
  visitor: Visitor;
  /** The shop is not open, and this is one of its pages: another page replaces it, except for the administrator. */
  shut: Exclude<ShopState, 'open'> | undefined;
};

/** Where an address without a page is rendered: one page for all, so that a scan of addresses costs nothing. */
const UNKNOWN = '/unknown';
const NO_QUERY = new URLSearchParams();

export function readTarget(
  request: PageRequest,
  settings: Settings,
  routeIds: RouteIds,
  state: ShopState = 'open',
): Target {
  const address = readAddress(request.target);
  const query = address?.query ?? NO_QUERY;
  const visitor = readVisitor(request, query.get('lang'), settings);
  const found = address && findPage(address.path);
  if (!address || !found)
    return {
      path: UNKNOWN,
      data: address?.data ?? false,
      query,
      search: '',
      loaders: [],
      found: undefined,
      visitor,
      shut: undefined,
    };
  const shut = state !== 'open' && isShopPage(found) ? state : undefined;
  return {
    ...address,
    loaders: address.data ? wantedLoaders(query, routeIds.get(found.page.path)) : [],
    found,
    visitor,
    shut,
  };
}

/** The router's `_routes`, reduced to the page's own loaders in their own order: nothing else may produce another cached page. */
function wantedLoaders(query: URLSearchParams, own: readonly string[] = []): readonly string[] {
  const wanted = query.get('_routes')?.split(',');
  return wanted ? own.filter((id) => wanted.includes(id)) : [];
}

export const isSignedIn = ({ kind }: Visitor): boolean => kind === 'customer' || kind === 'administrator';

/** The gate of rules.md §2: where this visitor is sent instead, if anywhere. Unknown addresses are a 404 for everyone. */
export function accessRedirect({ search, found, visitor, path, shut }: Target): string | undefined {
  const access = found?.page.access;
  if (!access || access === 'open' || shut) return undefined;
  if (access === 'public' && visitor.kind !== 'stranger') return undefined;
  if (access !== 'public' && isSignedIn(visitor)) return undefined; // the page itself checks with the database
  return hrefs.signUp(path + search);
}

/** Whether everybody of this kind gets the same answer; true for every address that has no page. */
export function isShared({ found, visitor, shut }: Target): boolean {
  if (!found) return true;
  // A claim to be the administrator is verified; all others see the same closed page.
  if (shut) return visitor.kind !== 'administrator';
  const { access, drafts, shared } = found.page;
  return (access === 'public' || shared === true) && !(drafts && visitor.kind === 'administrator');
}

/** The address as the page's loaders see it. A shared page sees only the parameters that are part of its key. */
export function innerAddress(target: Target, origin: string, shared: boolean): URL {
  const path = target.data && target.path === '/' ? '/_' : encodeURI(target.path);
  const query = shared ? knownQuery(target) : wholeQuery(target);
  return new URL(`${origin}${path}${target.data ? '.data' : ''}${query}`);
}

/** The origin is part of the key: pages state it in their canonical address. */
export const cacheKey = (target: Target, origin: string): string =>
  JSON.stringify([
    origin,
    target.visitor.kind,
    target.visitor.locale,
    target.data,
    target.path,
    knownQuery(target),
    target.shut,
  ]);

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const clean = (value: string): string => value.replace(/[\u0000-\u001f\u007f]/g, '');

function knownQuery({ query, found, loaders }: Target): string {
  if (!found) return '';
  const known = PAGES[found.name].query.toSorted().map((name) => [name, clean(query.get(name) ?? '').slice(0, 200)]);
  return written([...known, ['_routes', loaders.join(',')]]);
}

const wholeQuery = ({ query }: Target): string => written([...query].map(([name, value]) => [name, clean(value)]));

function written(pairs: string[][]): string {
  const query = new URLSearchParams(pairs.filter(([, value]) => value));
  return query.size ? `?${query}` : '';
}
