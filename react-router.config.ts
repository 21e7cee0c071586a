import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@react-router/dev/config';

const ASSETS = 'build/client/assets';

/** The list of routes again without the workspace's, which are half of it: for all who do not work there (src/ssr/route-list.ts). */
function writeShopRoutes(): void {
  const [file] = globSync(`${ASSETS}/manifest-*.js`);
  if (!file) throw new Error(`The build has left no list of routes in ${ASSETS}.`);
  const [, assigned, json = ''] = /^([^{]+=)(\{.*\});?\s*$/s.exec(readFileSync(file, 'utf8')) ?? [];
  const whole = JSON.parse(json) as { routes: Record<string, unknown>; url: string };
  const routes = Object.fromEntries(Object.entries(whole.routes).filter(([id]) => !id.startsWith('workspace/')));
  const hash = createHash('sha256')
    .update(JSON.stringify({ ...whole, routes }))
    .digest('hex')
    .slice(0, 8);
  const name = `shop-routes-${hash}.js`;
  // The router preloads what the list says its own address is.
  const url = path.posix.join(path.posix.dirname(whole.url), name);
  writeFileSync(path.join(ASSETS, name), `${assigned}${JSON.stringify({ ...whole, routes, url })};`);
}

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // One list of routes with the first page: lazy discovery costs a round trip for each navigation.
  routeDiscovery: { mode: 'initial' },
  buildEnd: writeShopRoutes,
} satisfies Config;
