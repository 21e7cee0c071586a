import { readFileSync } from 'node:fs';
import { policyHash } from './policy-hash.ts';

/** The script that a page runs; see there. @internal */
export const START_SCRIPT = readFileSync(new URL('start/start.js', import.meta.url), 'utf8')
  .replaceAll(/^\s*\/\/.*\n/gm, '')
  .replaceAll(/^\s+/gm, '');

/** Its hash in a content security policy. */
export const START_HASH = policyHash(START_SCRIPT);

const PRELOAD = /<link rel="modulepreload"[^>]*\shref="([^"]+)"[^>]*\/>/g;
const SCROLL = /<script>\(\(storageKey, restoreKey\) => \{[^<]*\}\)\("react-router-scroll-positions", null\)<\/script>/;
const CONTEXT =
  /<script>window\.__reactRouterContext = (\{[^<]*?\});window\.__reactRouterContext\.stream = [^<]*<\/script>/;
const MODULES = /<script type="module" async="">([^<]*)<\/script>/;
const LOADED = /<script>window\.__reactRouterContext\.streamController\.enqueue\(("[^<]*")\);<\/script>/g;
const CLOSED = /<script>window\.__reactRouterContext\.streamController\.close\(\);<\/script>/;

const data = (mark: string, json: string) => `<script type="application/json" ${mark}>${json}</script>`;
/** A placeholder where React expects a script of its own. */
const NOTHING = '<script type="application/json"></script>';

/**
 * Turns the scripts that the router writes into a page into data, and adds the one script that reads it. A policy of hashes can only tell
 * good scripts from bad ones if the hashes do not come from the page itself; the router's change with every page, ours does not. A page
 * without the router's scripts is returned as is.
 */
export function inertScripts(html: string): string {
  const context = CONTEXT.exec(html)?.[1];
  const modules = MODULES.exec(html)?.[1];
  if (!context || !modules) return html;
  const start = {
    context: JSON.parse(context) as object,
    hrefs: [...html.matchAll(PRELOAD)].map(([, href]) => href),
    ...readModules(modules),
  };
  const block = data('data-start', JSON.stringify(start).replaceAll('<', '\\u003c'));
  return html
    .replaceAll(PRELOAD, '')
    .replace(SCROLL, NOTHING)
    .replace(CONTEXT, () => block)
    .replace(MODULES, NOTHING)
    .replaceAll(LOADED, (_, loaded: string) => data('data-loaded', loaded))
    .replace(CLOSED, NOTHING)
    .replace('</body>', () => `<script>${START_SCRIPT}</script></body>`);
}

/** The addresses that the router's module imports: its manifest, each route's files, and the browser's entry. */
function readModules(source: string): { manifest: string; routes: [id: string, urls: string[]][]; entry: string } {
  const manifest = /import "([^"]+)"/.exec(source)?.[1];
  const entry = /import\("([^"]+)"\)/.exec(source)?.[1];
  const names = /__reactRouterRouteModules = \{([^}]*)\}/.exec(source)?.[1];
  if (!manifest || !entry || names === undefined) throw new Error('the router writes its modules in another way');
  const imports = [...source.matchAll(/import \* as (route\d+)\w* from "([^"]+)"/g)];
  const routes = [...names.matchAll(/"([^"]+)":(route\d+)/g)].map(([, id = '', name]): [string, string[]] => [
    id,
    imports.filter(([, of]) => of === name).map(([, , url = '']) => url),
  ]);
  return { manifest, routes, entry };
}
