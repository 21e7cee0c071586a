import { readFileSync } from 'node:fs';
import type { VisitorKind } from '#src/wire/visitor.ts';
import { withoutTexts } from './data-apart.ts';
import type { Piece } from './markup.ts';
import type { RenderedDocument } from './page-context.ts';
import { policyHash } from './policy-hash.ts';
import { routeListFor } from './route-list.ts';

/** The script that a page runs; see there. @internal */
export const START_SCRIPT = readFileSync(new URL('start/start.js', import.meta.url), 'utf8')
  .replaceAll(/^\s*\/\/.*\n/gm, '')
  .replaceAll(/^\s+/gm, '');

/** Its hash in a content security policy. */
export const START_HASH = policyHash(START_SCRIPT);

const PRELOAD = /<link rel="modulepreload"[^>]*\shref="([^"]+)"[^>]*\/>/g;
const SCROLL = '<script>((storageKey, restoreKey) => {';
const CONTEXT = '<script>window.__reactRouterContext = ';
const OWN =
  /^(?:<script>\(\(storageKey, restoreKey\) => \{[^<]*\}\)\("react-router-scroll-positions", null\)<\/script>)?((?:<link rel="modulepreload"[^>]*\/>)*)<script>window\.__reactRouterContext = (\{[^<]*?\});window\.__reactRouterContext\.stream = [^<]*<\/script><script type="module" async>([^<]*)<\/script>/;

const data = (mark: string, value: unknown) =>
  `<script type="application/json" ${mark}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
/** A placeholder where the browser expects a script of its own. */
const NOTHING = '<script type="application/json"></script>';

/**
 * Turns the scripts that the router writes into a page into data, and adds the one script that reads it. A policy of hashes can only tell
 * good scripts from bad ones if the hashes do not come from the page itself; the router's change with every page, ours does not. A page
 * without the router's scripts is returned as is. They are in the last piece, and the last of the body: what is before them, nearly all of a page, is
 * not searched.
 * @param kind whose page it is: the router's list of routes depends on it
 */
export function inertScripts({ markup, loaded, apart }: RenderedDocument, kind: VisitorKind): readonly Piece[] {
  const html = markup.at(-1);
  if (typeof html !== 'string') return markup;
  const contextAt = html.lastIndexOf(CONTEXT);
  if (contextAt < 0) return markup;
  const scrollAt = html.lastIndexOf(SCROLL, contextAt);
  const ownAt = scrollAt < 0 ? contextAt : scrollAt;
  const [own = '', links = '', context, modules] = OWN.exec(html.slice(ownAt)) ?? [];
  if (!context || !modules) throw new Error('the router writes its scripts in another way');
  const { manifest, ...rest } = readModules(modules);
  const matched = rest.routes.map(([id]) => id);
  const list = routeListFor(kind, manifest, matched);
  const said = apart.map(withoutTexts);
  const start = {
    context: JSON.parse(context) as object,
    hrefs: [...links.matchAll(PRELOAD)].map(([, href]) => (href === manifest ? list : href)),
    manifest: list,
    ...rest,
    texts: said.flatMap(([, address], at) => (address ? [[at, address]] : [])),
  };
  return [
    ...markup.slice(0, -1),
    html.slice(0, ownAt),
    scrollAt < 0 ? '' : NOTHING,
    data('data-start', start),
    NOTHING,
    html
      .slice(ownAt + own.length)
      .replace(
        '</body>',
        () => `${data('data-loaded', [loaded, ...said.map(([data]) => data)])}<script>${START_SCRIPT}</script></body>`,
      ),
  ];
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
