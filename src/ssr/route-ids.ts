import type { ServerBuild } from 'react-router';

/** The loaders that make up a page, by the page's path in the page table. */
export type RouteIds = ReadonlyMap<string, readonly string[]>;

/** Reads from the build which routes make up a page: its layouts and itself. */
export function readRouteIds({ routes }: Pick<ServerBuild, 'routes'>): RouteIds {
  const found = new Map<string, readonly string[]>();
  for (const route of Object.values(routes)) {
    const chain = [];
    for (let one = route; one; one = routes[one.parentId ?? ''] as typeof route) chain.unshift(one);
    if (route?.path === undefined && !route?.index) continue;
    found.set(
      `/${chain.flatMap(({ path }) => path || []).join('/')}`,
      chain.map(({ id }) => id),
    );
  }
  return found;
}
