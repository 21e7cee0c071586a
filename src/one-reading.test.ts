import { type IncomingMessage, ServerResponse } from 'node:http';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { cachedAnswer } from '#src/api/answers/cached-answer.ts';
import { createFastPath } from '#src/ssr/fast-path.ts';
import { readCookie } from '#src/wire/visitor.ts';
import { serveAnyPage } from '#tests/support/any-page.ts';
import { seeded } from '#tests/support/rounds.ts';

// One request, two readers: from it the fast path decides which stored answer to send, and the router what to render. If they ever read it
// differently, one visitor can put a page under another kind's name. A hundred thousand requests that no browser would send go to a shop
// with one cache for all, and to one without: both must answer the same.

const ROUNDS = 10_000;
const SEEDS = Array.from({ length: 10 }, (_, at) => 20_261_122 + at);
let random = seeded(0);

const SPACES = ['', '', '', ' ', '\t', '  ', '\u00a0', '\u0085'];
const NAMES = [
  'kiran_kind',
  'kiran_kind',
  'kiran_lang',
  'kiran_lang',
  'KIRAN_KIND',
  'kiran%5Fkind',
  'kiran_kind ',
  '"kiran_kind"',
  'xkiran_kind',
  'sid',
  '__Host-sid',
  'SID',
  'si%64',
];
const VALUES = [
  'guest',
  'customer',
  'administrator',
  'en',
  'hi',
  'gu',
  'en-x-spec',
  '',
  '"guest"',
  'Customer',
  'administrator%20',
  '%61dministrator',
  'guest=customer',
  'guest,customer',
  '\\"hi\\"',
  'hi\u00e9',
];
const LANGUAGES = [undefined, 'en', 'gu-IN,gu;q=0.9,en;q=0.8', 'hi', ' HI ', 'fr', 'fr,gu', 'gu;q=0,hi', '*', ','];
const TARGETS = [
  '/',
  '/faq',
  '/products',
  '/products?page=2',
  '/products?lang=hi',
  '/products?lang=hi&lang=gu',
  '/products?lang=%68i',
  '/products/',
  '//faq',
  '/faq.data',
  '/_.data',
];
const UNUSUAL = [
  '/faq%23x',
  '/f%61q',
  '/faq?x=1',
  '/productPage/a',
  '/cart',
  '/privacy',
  '/nothing',
  '/nothing.data',
  '/api/thing',
  '/api/thing',
  '/api/thing?x=1',
  '/api/thing?lang=hi',
];
const HOSTS = ['shop.example', 'shop.example', 'SHOP.example', 'other.example:80', 'other.example'];

const cookie = () =>
  Array.from({ length: random.below(4) }, () =>
    [
      random.pick(SPACES),
      random.pick(NAMES),
      random.pick(SPACES),
      '=',
      random.pick(SPACES),
      random.pick(VALUES),
      random.pick(SPACES),
    ].join(''),
  ).join(random.pick([';', '; ', ' ; ', ';;', ',', '\t;']));

type Asked = { url: string; headers: Record<string, string> };
function anyRequest(): Asked {
  const [header, language] = [random.chance(0.9) ? cookie() : '', random.pick(LANGUAGES)];
  return {
    url: random.pick(random.chance(0.7) ? TARGETS : UNUSUAL),
    headers: {
      host: random.pick(HOSTS),
      ...(header && { cookie: header }),
      ...(language !== undefined && { 'accept-language': language }),
    },
  };
}

/** A shop whose pages say how their visitor was understood, and whose API call says whether it saw a session. */
function shop(cached: boolean) {
  const { shop, serve, routeIds } = serveAnyPage(cached);
  const app = new Hono();
  app.get('/api/thing', (c) => {
    const drafts = readCookie(c.req.header('cookie'), 'sid') === 'administrator';
    return cachedAnswer(c, shop, drafts || !cached ? undefined : 'thing', async () => ({ body: { drafts }, tags: [] }));
  });
  app.get('*', serve);
  const fastPath = createFastPath(shop, routeIds);
  return async ({ url, headers }: Asked): Promise<{ said: string; fast: boolean }> => {
    const incoming = { method: 'GET', url, headers } as unknown as IncomingMessage;
    let said = '';
    const response = new ServerResponse(incoming);
    response.end = (body: unknown) => {
      said = `${response.statusCode} ${body}`;
      return response;
    };
    if (fastPath(incoming, response)) return { said, fast: true };
    // What the server in front of the router makes of the same bytes.
    const address = new URL(url.startsWith('/') ? `http://${headers['host']}${url}` : url);
    const answer = await app.fetch(new Request(address, { headers }), { incoming });
    return { said: `${answer.status} ${answer.headers.get('location') ?? (await answer.text())}`, fast: false };
  };
}

it.each(SEEDS)('nobody gets a page rendered for another kind of visitor (seed %i)', async (seed) => {
  random = seeded(seed);
  const [withCache, without] = [shop(true), shop(false)];
  let fast = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const asked = anyRequest();
    const [got, right] = [await withCache(asked), await without(asked)];
    if (got.fast) fast += 1;
    expect(right.said, JSON.stringify(asked)).not.toMatch(/^5/);
    if (got.said !== right.said) expect(got.said, JSON.stringify(asked)).toBe(right.said);
  }
  expect(fast).toBeGreaterThan(ROUNDS / 20);
});
