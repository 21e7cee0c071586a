import { findPage, PAGES } from '#src/kernel/page-table.ts';
import { readAddress } from './read-address.ts';
import type { RouteIds } from './route-ids.ts';
import type { Visitor } from './visitor.ts';

/**
 * What an address stands for, whoever asks. `data`: only the page's data, for a browser that is already here;
 * `query`: all of its parameters; `known`: those that are part of a shared page's key, written out;
 * `loaders`: which of the page's own a browser still lacks, all of them if empty. Without a page the path is `/unknown`: one for all, so that a
 * scan of addresses costs nothing.
 */
export type Place = {
  path: string;
  data: boolean;
  query: URLSearchParams;
  search: string;
  lang: string | null;
  loaders: readonly string[];
  known: string;
  found: ReturnType<typeof findPage>;
  /** Keys of cached pages here, by what else they depend on: few. */
  keys: Map<Visitor, Map<string, string>>;
};

/** Addresses come from outside: neither their length nor their number may grow without limit. */
const LONGEST = 300;
const MOST = 2_000;

const places = new WeakMap<RouteIds, Map<string, Place>>();

/** Reads an address. What the same text stood for before is remembered, as most requests are for a few addresses. */
export function readPlace(target: string, routeIds: RouteIds): Place {
  const known = places.get(routeIds) ?? new Map<string, Place>();
  places.set(routeIds, known);
  const before = known.get(target);
  if (before) return before;
  const place = parse(target, routeIds);
  if (target.length > LONGEST) return place;
  if (known.size >= MOST) known.clear();
  known.set(target, place);
  return place;
}

const UNKNOWN = '/unknown';
const NO_QUERY = new URLSearchParams();

function parse(target: string, routeIds: RouteIds): Place {
  const address = readAddress(target);
  const query = address?.query ?? NO_QUERY;
  const lang = query.get('lang');
  const found = address && findPage(address.path);
  const keys: Place['keys'] = new Map();
  if (!address || !found) {
    const data = address?.data ?? false;
    return { path: UNKNOWN, data, query, search: '', lang, loaders: [], known: '', found: undefined, keys };
  }
  const loaders = address.data ? wantedLoaders(query, routeIds.get(found.page.path)) : [];
  const values = PAGES[found.name].query
    .toSorted()
    .map((name) => [name, cleaned(query.get(name) ?? '').slice(0, 200)] as const);
  const known = writtenQuery([...values, ['_routes', loaders.join(',')]]);
  return { ...address, lang, loaders, known, found, keys };
}

/** The router's `_routes`, reduced to the page's own loaders in their own order: nothing else may produce another cached page. */
function wantedLoaders(query: URLSearchParams, own: readonly string[] = []): readonly string[] {
  const wanted = query.get('_routes')?.split(',');
  return wanted ? own.filter((id) => wanted.includes(id)) : [];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
export const cleaned = (value: string): string => value.replace(/[\u0000-\u001f\u007f]/g, '');

/** A query of what is not empty, with its question mark. */
export function writtenQuery(pairs: readonly (readonly [string, string])[]): string {
  const query = new URLSearchParams(pairs.filter(([, value]) => value).map(([name, value]) => [name, value]));
  return query.size ? `?${query}` : '';
}
