import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type PageContext, pageContext } from './page-context.ts';
import { type RouteIds, readRouteIds } from './route-ids.ts';

/** Renders one page or its data. `path`: the page's in the page table, if it has one. */
export type Render = (request: Request, context: PageContext, path: string | undefined) => Promise<Response>;

/**
 * A known page is rendered by a router of its own routes and the one for unknown addresses: with all of them the router compares every address with
 * each, twice a page, which made a tenth of a home page's garbage.
 * @param build a function gives it anew, so that development picks up each change
 */
export function createRender(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: 'production' | 'development' | 'test',
): Render {
  const create = (of: typeof build) => createRequestHandler(of, mode === 'production' ? 'production' : 'development');
  const whole = create(build);
  const ids: RouteIds = typeof build === 'function' ? new Map() : readRouteIds(build);
  const own = new Map(
    typeof build === 'function'
      ? []
      : [...ids].map(([path, chain]) => [path, create(onlyRoutes(build, [...chain, ...(ids.get('/*') ?? [])]))]),
  );
  return (request, context, path = '') => {
    const provider = new RouterContextProvider();
    provider.set(pageContext, context);
    return (own.get(path) ?? whole)(request, provider);
  };
}

/** Only the server's side: the browser's list of routes is at `assets.url`. */
function onlyRoutes(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const those = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)));
  return { ...build, routes: those(build.routes), assets: { ...build.assets, routes: those(build.assets.routes) } };
}
