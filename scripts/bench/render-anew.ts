import { LANGUAGES } from '#src/kernel/locales.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, type RunningServer } from '#tests/support/server.ts';
import { GUEST } from './bench-run.ts';
import { take } from './load/bare.ts';

/** So that the shop itself says how many pages it has rendered. */
const TOKEN = 'a token for the bench';
export const COUNTED = { METRICS_TOKEN: TOKEN };

/** What has to be rendered anew, and for how many of its requests: pages are, suggestions are not pages. */
export const ANEW = ['home', 'list', 'product', 'search', 'suggestions'] as const;
type Name = (typeof ANEW)[number];
type Asked = { path: string; headers?: Record<string, string> };

/** All for whom a page is another one: that many can look before one comes back to the first. */
const READERS = ['guest', 'customer'].flatMap((kind) =>
  LANGUAGES.flatMap((language) =>
    ['localhost', '127.0.0.1'].map((host) => ({ host, cookie: `kiran_kind=${kind}; kiran_lang=${language}` })),
  ),
);

export type Renderer = {
  /** Renders a second for one client, over at most so many seconds of waiting for them. Throws if any page came from memory. */
  render(name: Name, seconds: number): Promise<number>;
};

/**
 * Asks a shop, started with COUNTED, for what is not in its memory: as the only client, one after the other.
 * @param times how often `render` will be called for products: their pages are shared out, since none may come twice
 */
export async function openRenderer(
  server: Pick<RunningServer, 'url' | 'port' | 'visitor'>,
  times: number,
): Promise<Renderer> {
  const owner = server.visitor();
  await owner.signIn({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  const products = await listProducts(server.url);
  let edits = 0;
  /** Whatever the owner changes shows at the next request, for everybody: here what comes first on the home page. */
  const edit = async () => {
    const ids = edits++ % 2 ? [] : [products[0]];
    const { status, text } = await owner.call('PUT', '/admin/home/picks', { ids });
    if (status !== 200) throw new Error(`The home page could not be changed: ${status} ${text}`);
  };
  const next: Record<Name, (n: number) => Promise<Asked> | Asked> = {
    home: async (n) => {
      if (n % READERS.length === 0) await edit();
      const { host, cookie } = READERS[n % READERS.length] as (typeof READERS)[0];
      return { path: '/', headers: { cookie, host: `${host}:${server.port}` } };
    },
    list: (n) => ({ path: `/products?max=${80_000_000 + n}` }),
    product: (n) => {
      const { host, cookie } = READERS[Math.floor(n / products.length) % READERS.length] as (typeof READERS)[0];
      return {
        path: `/productPage/${products[n % products.length]}`,
        headers: { cookie, host: `${host}:${server.port}` },
      };
    },
    search: (n) => ({ path: `/products?q=solar%20panel%20${n}` }),
    suggestions: (n) => ({ path: `/api/search/suggestions?q=solar%20${n}` }),
  };
  const starts: Partial<Record<Name, number>> = {};
  const most: Partial<Record<Name, number>> = { product: Math.floor((products.length * READERS.length) / times) };

  return {
    async render(name, seconds) {
      const before = await countRenders(server.url);
      let done = 0;
      let waited = 0;
      while (waited < seconds * 1000 && done < (most[name] ?? Infinity)) {
        const n = starts[name] ?? 0;
        starts[name] = n + 1;
        const { path, headers } = await next[name](n);
        const began = performance.now();
        const { status } = await take(server.url + path, { ...GUEST, ...headers });
        waited += performance.now() - began;
        if (status !== 200) throw new Error(`${path} answered ${status}`);
        done += 1;
      }
      const rendered = (await countRenders(server.url)) - before;
      if (name !== 'suggestions' && rendered < done)
        throw new Error(`${done - rendered} of ${done} requests for ${name} were answered from memory`);
      return done / (waited / 1000);
    },
  };
}

async function countRenders(url: string): Promise<number> {
  const { body } = await take(`${url}/metrics`, { authorization: `Bearer ${TOKEN}` });
  return Number(/^kiran_render_duration_seconds_count(?:\{[^}]*\})? (\d+)/m.exec(body.toString())?.[1] ?? Number.NaN);
}

async function listProducts(url: string): Promise<string[]> {
  const { body } = await take(`${url}/api/products?limit=100`, {});
  return JSON.parse(body.toString()).data.products.map(({ _id }: { _id: string }) => _id);
}
