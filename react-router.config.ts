import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import type { Config } from '@react-router/dev/config';

const ASSETS = 'build/client/assets';

/** The list of routes again without the workspace's, which are half of it: for all who do not work there (src/ssr/route-list.ts). */
function writeShopRoutes(): void {
  const [file] = globSync(`${ASSETS}/manifest-*.js`);
  if (!file) throw new Error(`The build has left no list of routes in ${ASSETS}.`);
  const [, assigned, json = ''] = /^([^{]+=)(\{.*\});?\s*$/s.exec(readFileSync(file, 'utf8')) ?? [];
  const { routes, ...rest } = JSON.parse(json) as { routes: Record<string, unknown> };
  const shop = Object.fromEntries(Object.entries(routes).filter(([id]) => !id.startsWith('workspace/')));
  const script = `${assigned}${JSON.stringify({ ...rest, routes: shop })};`;
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
  writeFileSync(`${ASSETS}/shop-routes-${hash}.js`, script);
}

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // One list of routes with the first page: lazy discovery costs a round trip for each navigation.
  routeDiscovery: { mode: 'initial' },
  buildEnd: writeShopRoutes,
} satisfies Config;
