import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DataApart, putBack, setApart } from './data-apart.ts';
import { START_SCRIPT } from './inert-scripts.ts';

// The router's own, as it is in the browser; it exports neither.
const { decode, encode } = await import(
  new URL('../../node_modules/react-router/dist/production/vendor/turbo-stream-v2/turbo-stream.js', import.meta.url)
    .href
);

async function encoded(value: unknown): Promise<string> {
  let text = '';
  for await (const chunk of encode(value) as ReadableStream<Uint8Array>) text += Buffer.from(chunk).toString();
  return text;
}

/** What the router reads in a browser whose page holds this as its loaders' data; `texts` are fetched, at the second attempt. */
async function readByRouter(loaded: unknown, texts: [at: number, said: unknown][] = []): Promise<unknown> {
  const files = new Map(texts.map(([at, said]) => [`/assets/texts-${at}.json`, said]));
  const start = { context: {}, hrefs: [], routes: [], texts: texts.map(([at]) => [at, `/assets/texts-${at}.json`]) };
  const blocks: Record<string, unknown> = { 'data-start': start, 'data-loaded': loaded };
  const asked = new Set<string>();
  const window = { history: { state: { key: '1' } } } as { __reactRouterContext?: { stream: ReadableStream } };
  runInNewContext(START_SCRIPT, {
    window,
    document: {
      querySelector: (selector: string) =>
        selector.startsWith('style')
          ? null
          : { textContent: JSON.stringify(blocks[/\[(.*)\]/.exec(selector)?.[1] ?? '']) },
      querySelectorAll: () => [],
      createElement: () => ({}),
      head: { append: () => {} },
    },
    fetch: async (address: string) => {
      const ok = asked.has(address);
      asked.add(address);
      return { ok, status: 503, json: async () => files.get(address) };
    },
    addEventListener: () => {},
    sessionStorage: { getItem: () => null },
    ReadableStream,
    TextEncoderStream,
    PerformanceObserver: class {
      observe() {}
    },
    // What waits for the page's paint, or for a second attempt, need not wait here; the modules cannot be imported.
    setTimeout: (then: () => void, after: number) => after <= 1500 && queueMicrotask(then),
  });
  const { value } = await decode(window.__reactRouterContext?.stream as ReadableStream, {});
  return value;
}

/** Without minus nought, which JSON writes as nought, and the one key that the router drops. */
const json = fc
  .jsonValue()
  .map((value): unknown => JSON.parse(JSON.stringify(value)))
  .filter((value) => !JSON.stringify(value).includes('__proto__'));

it('hands the router what the loaders returned', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(
        fc.string().filter((key) => key !== '__proto__'),
        json,
      ),
      async (returned) => {
        const list: DataApart = [];
        const loaderData = Object.fromEntries(
          Object.entries(returned).map(([route, value]) => [route, setApart(list, value)]),
        );
        const text = await encoded({ loaderData, errors: null });
        const used = putBack(loaderData, list);
        expect(loaderData).toEqual(returned);
        expect(await readByRouter([text, ...used])).toEqual({ loaderData: returned, errors: null });
        const rendered = Object.values(returned).filter((value) => typeof value === 'object' && value !== null);
        expect(used).toEqual(rendered);
      },
    ),
  );
});

it('puts texts that were fetched where they were', async () => {
  const list: DataApart = [];
  const loaderData: Record<string, unknown> = {
    root: setApart<unknown>(list, { kind: 'guest' }),
    page: setApart<unknown>(list, { name: 'Panel' }),
  };
  const text = await encoded({ loaderData, errors: null });
  const texts = { product: { buyNow: 'Buy Now', left: [['count']] } };
  expect(await readByRouter([text, ...putBack(loaderData, list)], [[1, texts]])).toEqual({
    loaderData: { root: { kind: 'guest' }, page: { name: 'Panel', texts } },
    errors: null,
  });
});

it('sets apart what is undefined as JSON does', () => {
  const list: DataApart = [];
  expect(setApart(list, { kept: null, left: undefined })).toBe(Symbol.for('0'));
  expect(JSON.stringify(list)).toBe('[{"kept":null}]');
});

it.each([
  ['a date', { at: new Date(0) }],
  ['an error', { failed: new Error('no') }],
  ['a promise', { late: Promise.resolve(1) }],
  ['a map', { by: new Map([[1, 2]]) }],
  ['no number', [Number.NaN]],
  ['minus nought', [-0]],
  ['a hole', [undefined]],
  ['a sparse list', new Array(2)],
  ['what writes itself', { toJSON: () => 1 }],
  ['a text', 'text'],
])('leaves %s to the router', async (_, value) => {
  const list: DataApart = [];
  expect(setApart(list, value)).toBe(value);
  expect(list).toEqual([]);
});

it('leaves everything to the router where there is no list', () => {
  const value = { a: 1 };
  expect(setApart(undefined, value)).toBe(value);
});

it('leaves the errors of a page, and what is not used, to the router', async () => {
  const list: DataApart = [];
  const [root, page] = [setApart<unknown>(list, { a: 1 }), setApart<unknown>(list, { b: 2 })];
  expect(typeof page).toBe('symbol');
  const loaderData = { root };
  const text = await encoded({ loaderData, errors: { root: new Error('no') } });
  const used = putBack(loaderData, list);
  expect(used).toEqual([{ a: 1 }]);
  const read = (await readByRouter([text, ...used])) as { loaderData: object; errors: Record<string, Error> };
  expect(read.loaderData).toEqual({ root: { a: 1 } });
  expect(read.errors['root']?.message).toBe('no');
  expect(putBack(loaderData, list)).toEqual([]);
});
