import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningShop, runningShop } from '#tests/support/running-shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';

// What a stranger's phone fetches before anything can be pressed (docs/performance.md). `npm run bench -- --bytes` lists the files.

/** Bytes on the wire, with brotli. */
const MOST = 115_000;

let shop: RunningShop;
beforeAll(async () => {
  shop = await runningShop({ GUEST_ACCESS: 'open' });
});
afterAll(() => shop?.close());

type Start = {
  hrefs: string[];
  manifest: string;
  routes: [id: string, urls: string[]][];
  entry: string;
  texts: [at: number, address: string][];
};

const startIn = (html: string): Start =>
  JSON.parse(/<script type="application\/json" data-start>([^<]*)<\/script>/.exec(html)?.[1] ?? '');

/** The scripts that a page names: the router's, each route's, and all that these import. */
async function scriptsOf(path: string): Promise<string[]> {
  const html = await (await fetch(shop.url + path, { headers: { cookie: 'kiran_kind=guest' } })).text();
  const { hrefs, manifest, routes, entry } = startIn(html);
  return [...new Set([...hrefs, manifest, entry, ...routes.flatMap(([, urls]) => urls)])];
}

async function bytesOf(script: string): Promise<number> {
  const answer = await fetch(shop.url + script, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  return Number(answer.headers.get('content-length'));
}

const sources = JSON.parse(readFileSync('build/sources.json', 'utf8')) as Record<string, string[]>;
const PAGES = ['/', '/products', '/productPage/ruvanta-550w-mono-perc-half-cut-panel', '/ServicePage/1'];

it.each(PAGES)('%s needs at most 115 kB of script', async (path) => {
  const scripts = await scriptsOf(path);
  const bytes = await Promise.all(scripts.map(bytesOf));
  expect(bytes.every((some) => some > 0)).toBe(true);
  expect(scripts.length).toBeGreaterThan(5);
  expect(bytes.reduce((sum, some) => sum + some, 0)).toBeLessThanOrEqual(MOST);
});

it.each(PAGES)('%s fetches nothing of the workspace, of technicians or of another language', async (path) => {
  const contained = (await scriptsOf(path)).flatMap((script) => sources[script] ?? []);
  expect(contained).toContain('src/web/entry.client.tsx');
  expect(
    contained.filter((source) =>
      /^src\/web\/(workspace|technician|layout\/(technician|workspace))\/|\/messages\/(?!en\/)\w+\//.test(source),
    ),
  ).toEqual([]);
});

it.each(['en', 'hi', 'gu'])('texts of pages in %s are files that a browser keeps', async (locale) => {
  for (const path of PAGES) {
    const headers = { cookie: `kiran_kind=guest; kiran_lang=${locale}` };
    const html = await (await fetch(shop.url + path, { headers })).text();
    const { texts } = startIn(html);
    // The router's own list, then the root's data and the page's.
    const [, ...data] = JSON.parse(/data-loaded>([^<]*)</.exec(html)?.[1] ?? '[]');
    expect(texts.map(([at]) => at)).toEqual([0, 1]);
    for (const [at, address] of texts) {
      expect(data[at]).not.toHaveProperty('texts');
      const answer = await fetch(shop.url + address, { headers: { 'accept-encoding': 'br' } });
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-encoding')).toBe('br');
      const said = (await answer.json()) as Record<string, object>;
      expect(Object.keys(said).join('.')).toBe(/^\/assets\/texts-[a-z]+-([\w.]+)-[\w-]{8}\.json$/.exec(address)?.[1]);
      expect(address).toContain(`texts-${locale}-`);
    }
  }
});

it('has the workspace in its list of routes only for those who may work there', async () => {
  const routesOf = async (visitor: Visitor, path: string) => {
    const { manifest, hrefs, routes } = startIn((await visitor.ask('GET', path)).text);
    expect(hrefs).toContain(manifest);
    const { status, text } = await visitor.ask('GET', manifest);
    expect(status).toBe(200);
    const list = JSON.parse(/\{.*\}/s.exec(text)?.[0] ?? '');
    // The browser's router preloads this address: another one would be a second list.
    expect(list.url).toBe(manifest);
    const known = Object.keys(list.routes);
    expect(known).toEqual(expect.arrayContaining(routes.map(([id]) => id)));
    return known;
  };
  const isWork = (id: string) => id.startsWith('workspace/');
  const customer = await shop.shopper();
  const home = await routesOf(shop.visitor(), '/');
  const whole = await routesOf(await shop.admin(), '/');
  expect(whole.filter((id) => !isWork(id))).toEqual(home);
  expect(whole.filter(isWork).length).toBeGreaterThan(50);
  expect(await routesOf(customer, '/account')).toEqual(home);
  // Refused by the workspace's own page, whose routes the router then needs.
  expect(await routesOf(customer, '/admin')).toEqual(whole);
});

it('has no rule by which a new last element restyles everything in the one before', () => {
  // `group-last:` and its kin are such rules: one of them had a phone restyle the whole page whenever the parser added to it (docs/decisions/0070).
  const sheets = globSync('build/client/assets/root-*.css').map((file) => readFileSync(file, 'utf8'));
  expect(sheets).toHaveLength(1);
  expect(sheets[0]?.match(/[^{}]*:(?:first|last|only|nth|empty)[\w-]*(?:\([^)]*\))? \*[^{}]*/g)).toBeNull();
});
