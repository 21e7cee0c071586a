import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { splitSheet } from './scripts/styles/split-sheet.ts';
import { BUILT_STYLES, type BuiltStyles } from './src/ssr/styles/place-styles.ts';

const ASSETS = 'build/client/assets';

/** The list of routes again without the workspace's, which are half of it: for all who do not work there (src/ssr/route-list.ts). */
function writeShopRoutes(): void {
  const [file] = globSync(`${ASSETS}/manifest-*.js`);
  if (!file) throw new Error(`The build has left no list of routes in ${ASSETS}.`);
  const [, assigned, json = ''] = /^([^{]+=)(\{.*\});?\s*$/s.exec(readFileSync(file, 'utf8')) ?? [];
  const whole = JSON.parse(json) as { routes: Record<string, unknown>; url: string };
  const routes = Object.fromEntries(Object.entries(whole.routes).filter(([id]) => !id.startsWith('workspace/')));
  const name = `shop-routes-${hashOf(JSON.stringify({ ...whole, routes }))}.js`;
  // The router preloads what the list says its own address is.
  const url = path.posix.join(path.posix.dirname(whole.url), name);
  writeFileSync(path.join(ASSETS, name), `${assigned}${JSON.stringify({ ...whole, routes, url })};`);
}

/** The style sheet in pieces, of which each page takes its own, and its rules in a file without the fonts (src/ssr/styles/place-styles.ts). */
function writeStyles(): void {
  const [file] = globSync(`${ASSETS}/root-*.css`);
  if (!file) throw new Error(`The build has left no style sheet of all pages in ${ASSETS}.`);
  const { fonts, sheet, split } = splitSheet(readFileSync(file, 'utf8'));
  const name = `rules-${hashOf(sheet)}.css`;
  const link = `<link rel="stylesheet" href="/assets/${path.basename(file)}"/>`;
  const styles: BuiltStyles = { link, rules: `/assets/${name}`, fonts, split };
  writeFileSync(path.join(ASSETS, name), sheet);
  writeFileSync(BUILT_STYLES, JSON.stringify(styles));
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // One list of routes with the first page: lazy discovery costs a round trip for each navigation.
  routeDiscovery: { mode: 'initial' },
  buildEnd: () => {
    writeShopRoutes();
    writeStyles();
  },
} satisfies Config;
