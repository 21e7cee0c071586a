import { isShopPage } from '#src/kernel/page-table.ts';
import type { Settings } from '#src/platform/settings/settings.ts';
import type { ShopState } from '#src/shop/back-office/opening/opening.ts';
import { hrefs } from '#src/wire/pages.ts';
import { cleaned, type Place, readPlace, writtenQuery } from './place.ts';
import type { RouteIds } from './route-ids.ts';
import { readVisitor, type Visitor } from './visitor.ts';

/** Everything in a request that decides which page answers it. */
export type PageRequest = { target: string; cookie: string | null; acceptLanguage: string | null };

/** What a request for a page wants. */
export type Target = Place & {
  visitor: Visitor;
  /** The shop is not open, and this is one of its pages: another page replaces it, except for the administrator. */
  shut: Exclude<ShopState, 'open'> | undefined;
};

export function readTarget(
  request: PageRequest,
  settings: Settings,
  routeIds: RouteIds,
  state: ShopState = 'open',
): Target {
  const place = readPlace(request.target, routeIds);
  const visitor = readVisitor(request, place.lang, settings);
  return { ...place, visitor, shut: state !== 'open' && place.found && isShopPage(place.found) ? state : undefined };
}

export const isSignedIn = ({ kind }: Visitor): boolean => kind === 'customer' || kind === 'administrator';

/** The gate of rules.md §2: where this visitor is sent instead, if anywhere. Unknown addresses are a 404 for everyone. */
export function accessRedirect({ search, found, visitor, path, shut }: Target): string | undefined {
  const access = found?.page.access;
  if (!access || access === 'open' || shut) return undefined;
  if (access === 'public' && visitor.kind !== 'stranger') return undefined;
  if (access !== 'public' && isSignedIn(visitor)) return undefined; // the page itself checks with the database
  // Whoever works in the shop has an account.
  const staff = access === 'administrator' || access === 'technician';
  return hrefs.signUp(path + search, staff ? 'sign-in' : undefined);
}

/** Whether everybody of this kind gets the same answer; true for every address that has no page. */
export function isShared({ found, visitor, shut, query }: Target): boolean {
  if (!found) return true;
  // A claim to be the administrator is verified; all others see the same closed page.
  if (shut) return visitor.kind !== 'administrator';
  const { access, drafts, shared, uncached } = found.page;
  if (uncached && found.page.query.some((name) => query.has(name))) return false;
  return (access === 'public' || shared === true) && !(drafts && visitor.kind === 'administrator');
}

/** The address as the page's loaders see it. A shared page sees only the parameters that are part of its key. */
export function innerAddress(target: Target, origin: string, shared: boolean): URL {
  const path = target.data && target.path === '/' ? '/_' : encodeURI(target.path);
  const query = shared
    ? target.known
    : writtenQuery([...target.query].map(([name, value]) => [name, cleaned(value)] as const));
  return new URL(`${origin}${path}${target.data ? '.data' : ''}${query}`);
}

/** The origin is part of the key: pages state it in their canonical address. */
export function cacheKey({ keys, data, path, known, visitor, shut }: Target, origin: string): string {
  const own = keys.get(visitor) ?? new Map<string, string>();
  keys.set(visitor, own);
  const rest = shut ? `${shut} ${origin}` : origin;
  const before = own.get(rest);
  if (before !== undefined) return before;
  const key = JSON.stringify([origin, visitor.kind, visitor.locale, data, path, known, shut]);
  own.set(rest, key);
  return key;
}
