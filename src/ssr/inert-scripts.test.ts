import { expect, it } from 'vitest';
import { inertScripts as makeInert, START_HASH, START_SCRIPT } from './inert-scripts.ts';
import { encodeMarkup } from './markup.ts';

const PAGE = [
  '<html><head><link rel="stylesheet" href="/s.css"/></head><body>',
  '<p>$& $1</p><script type="application/ld+json">{"name":"Panel"}</script>',
  '<script>((storageKey, restoreKey) => {\n let a; })("react-router-scroll-positions", null)</script><link rel="modulepreload" href="/assets/a.js"/>',
  '<script>window.__reactRouterContext = {"basename":"/","ssr":true};window.__reactRouterContext.stream = new ReadableStream({}).pipeThrough(new TextEncoderStream());</script>',
  '<script type="module" async>import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\n',
  'import * as route1_clientLoader from "/assets/loader.js";\nimport * as route1_main from "/assets/page.js";\nconst route1 = {...route1_clientLoader,...route1_main};\n',
  'window.__reactRouterRouteModules = {"root":route0,"routes/page":route1};\nimport("/assets/entry.js");</script>',
  '</body></html>',
].join('');
const LOADED = '[{"_1":2},"name","</script>"]\n';

const inertScripts = (html: string, loaded = LOADED): string =>
  encodeMarkup(
    makeInert({ markup: ['<!DOCTYPE html>', html], loaded, apart: [{ name: '</script>' }] }, 'administrator'),
  )
    .toString()
    .slice('<!DOCTYPE html>'.length);

const blocks = (html: string, mark: string): unknown[] =>
  [...html.matchAll(new RegExp(`<script type="application/json" ${mark}>([^<]*)</script>`, 'g'))].map(([, json = '']) =>
    JSON.parse(json),
  );

it('leaves one script that runs, which no page can change', () => {
  const html = inertScripts(PAGE);
  const running = [...html.matchAll(/<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g)];
  expect(running.map(([, source]) => source)).toEqual([START_SCRIPT]);
  expect(START_SCRIPT).not.toContain('</');
  expect(html).toContain(`<script>${START_SCRIPT}</script></body>`);
  expect(START_HASH).toMatch(/^'sha256-[\w+/]{43}='$/);
});

it('keeps everything that the router needs as data', () => {
  const html = inertScripts(PAGE);
  expect(blocks(html, 'data-start')).toEqual([
    {
      context: { basename: '/', ssr: true },
      hrefs: ['/assets/a.js'],
      manifest: '/assets/manifest.js',
      routes: [
        ['root', ['/assets/root.js']],
        ['routes/page', ['/assets/loader.js', '/assets/page.js']],
      ],
      entry: '/assets/entry.js',
      texts: [],
    },
  ]);
  expect(blocks(html, 'data-loaded')).toEqual([[LOADED, { name: '</script>' }]]);
  expect(html).toContain('<p>$& $1</p><script type="application/ld+json">{"name":"Panel"}</script>');
});

it('leaves foreign content as it is', () => {
  const foreign = '<script>alert(document.cookie)</script>';
  const html = PAGE.replace('<p>', `${foreign}<p>`);
  expect(inertScripts(html)).toContain(foreign);
  const offline = '<html><body>Offline</body></html>';
  expect(inertScripts(offline, '')).toBe(offline);
});
