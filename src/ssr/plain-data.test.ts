import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { START_SCRIPT } from './inert-scripts.ts';
import { plainData } from './plain-data.ts';

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

/** What the router reads in a browser whose page holds this as its loaders' data. */
async function readByRouter(loaded: unknown): Promise<unknown> {
  const blocks: Record<string, unknown> = { 'data-start': { context: {} }, 'data-loaded': loaded };
  const window = { history: { state: { key: '1' } } } as { __reactRouterContext?: { stream: ReadableStream } };
  runInNewContext(START_SCRIPT, {
    window,
    document: {
      querySelector: (selector: string) => ({
        textContent: JSON.stringify(blocks[/\[(.*)\]/.exec(selector)?.[1] ?? '']),
      }),
      querySelectorAll: () => [],
    },
    addEventListener: () => {},
    sessionStorage: { getItem: () => null },
    ReadableStream,
    TextEncoderStream,
    PerformanceObserver: class {
      observe() {}
    },
    setTimeout: () => {},
  });
  const { value } = await decode(window.__reactRouterContext?.stream as ReadableStream, {});
  return value;
}

/** Without minus nought, which JSON writes as nought, and the one key that the router drops. */
const json = fc
  .jsonValue()
  .map((value): unknown => JSON.parse(JSON.stringify(value)))
  .filter((value) => typeof value === 'object' && value !== null && !JSON.stringify(value).includes('__proto__'));

it('hands the router what the loaders returned', async () => {
  await fc.assert(
    fc.asyncProperty(json, async (value) => {
      const plain = plainData(await encoded(value));
      expect(plain).toEqual(value);
      expect(await readByRouter(plain)).toEqual(plain);
    }),
  );
});

it('leaves out what is undefined, and prototypes', async () => {
  const value = { kept: null, left: undefined, ...JSON.parse('{"inner":{"__proto__":{"a":1}}}') };
  expect(JSON.stringify(plainData(await encoded(value)))).toBe('{"kept":null,"inner":{}}');
});

it.each([
  ['a date', { at: new Date(0) }],
  ['an error', { failed: new Error('no') }],
  ['a promise', { late: Promise.resolve(1) }],
  ['a map', { by: new Map([[1, 2]]) }],
  ['no number', [Number.NaN]],
  ['minus nought', [-0]],
  ['a hole', [undefined]],
])('leaves %s to the router', async (_, value) => {
  const text = await encoded(value);
  expect(plainData(text)).toBeUndefined();
  expect(Object.keys((await readByRouter(text)) as object)).toEqual(Object.keys(value));
});

it('has nothing to read on a page without loaders', () => {
  expect(plainData('')).toBeUndefined();
});
