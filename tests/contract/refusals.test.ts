import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { API_INFO, createApi } from '#src/api/api.ts';
import { LANGUAGES } from '#src/kernel/locales.ts';
import type { Shop } from '#src/shop/shop.ts';
import { sayReason } from '#src/web/messages/say-reason.ts';
import { type RunningShop, runningShop } from '#tests/support/running-shop.ts';
import type { Answer, CallOptions, Visitor } from '#tests/support/visitor.ts';

// Every call in the API's document is refused in as many ways as its schemas and guards have. The requests are generated from the document, so a
// new call, field or reason is covered without a line here: each refusal must give its reason as a code that pages can word.

type Schema = { type?: string; properties?: Record<string, Schema>; $ref?: string; items?: Schema };
type Operation = { requestBody?: { content: Record<string, { schema: Schema }> } };
const document = createApi({} as Shop).getOpenAPI31Document(API_INFO);
const schemas = document.components?.schemas as Record<string, Schema>;
const calls = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { requestBody }]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path: path.replaceAll(/\{\w+\}/g, 'nothing-of-this-name'),
    schema: requestBody?.content['application/json']?.schema,
  })),
);
/** Ends the requesting session, or never ends itself. */
const NOT_ASKED = /sign-out|\/events$/;

const LIMITLESS = 'x'.repeat(5_000);
const WRONG_KIND: Record<string, unknown> = {
  string: 7,
  number: 'x',
  integer: 'x',
  boolean: 'x',
  array: 'x',
  object: 'x',
};
const BEYOND: Record<string, unknown> = { string: LIMITLESS, number: -1e15, integer: 1e15, array: [], object: {} };

/** A body of this schema with every field wrong in this way, nested ones included. */
function bodyOf(schema: Schema | undefined, by: Record<string, unknown>, depth = 0): unknown {
  const known = schema?.$ref ? schemas[schema.$ref.split('/').at(-1) as string] : schema;
  if (!known?.properties || depth > 4) return by[known?.type ?? 'string'] ?? null;
  return Object.fromEntries(
    Object.entries(known.properties).map(([name, inner]) => [name, bodyOf(inner, by, depth + 1)]),
  );
}

const texts = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    JSON.parse(readFileSync(new URL(`../../src/web/messages/${language}/refusals.json`, import.meta.url), 'utf8')),
  ]),
) as Record<(typeof LANGUAGES)[number], Record<string, string>>;

/** What in a refusal has no text: its reason and those of its fields, and in which language. */
function unworded({ body }: Answer): string[] {
  const reasons = [
    { at: '', code: body.reasonCode as string | undefined, params: body.params },
    ...Object.keys({ ...body.fields, ...body.fieldReasons }).map((at) => ({ at, ...body.fieldReasons?.[at] })),
  ];
  return reasons.flatMap(({ at, code, params }) =>
    LANGUAGES.filter((language) => {
      const said = code === undefined ? undefined : sayReason(texts[language], { code, params }, language);
      return said === undefined || /\{\w+\}/.test(said);
    }).map((language) => `${at || 'the call'}: ${code} in ${language}`),
  );
}

let shop: RunningShop;
let people: Visitor[];
beforeAll(async () => {
  shop = await runningShop();
  const customer = shop.visitor();
  await customer.signUp();
  people = [shop.visitor(), customer, await shop.admin()];
});
afterAll(() => shop?.close());

const seen = new Set<string>();

it.each(calls.filter(({ name }) => !NOT_ASKED.test(name)))('$name says why it refuses', async (call) => {
  const { method, path, schema } = call;
  const ways: { path?: string; body?: unknown; options?: CallOptions }[] =
    method === 'GET'
      ? [{ path: `${path}?page=x&limit=-1&month=x&from=x&pincode=x&q=%00&uid=x&dataType=x` }]
      : [
          { options: { origin: 'https://elsewhere.example' } },
          { options: { raw: '{"' } },
          { body: {} },
          { body: bodyOf(schema, WRONG_KIND) },
          { body: bodyOf(schema, BEYOND) },
        ];
  const found: string[] = [];
  for (const who of people) {
    for (const { path: asked = path, body, options } of ways) {
      const answer = await who.call(method, asked, body, options);
      if (answer.status < 400) continue;
      seen.add(answer.body.reasonCode);
      for (const reason of Object.values<{ code: string }>(answer.body.fieldReasons ?? {})) seen.add(reason.code);
      found.push(...unworded(answer).map((what) => `${answer.status} ${what}`));
    }
  }
  expect([...new Set(found)]).toEqual([]);
});

it('has covered many reasons', () => {
  console.log(`${seen.size} reasons, of ${calls.length} calls`);
  expect(seen.size).toBeGreaterThan(60);
});
