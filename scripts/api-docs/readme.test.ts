import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createApi } from '#src/api/api.ts';
import type { Shop } from '#src/shop/shop.ts';
import { type ApiDocument, callTables, introduction, writeReadme } from './readme.ts';

/** The payment sandbox is served next to the API. */
const SANDBOX = 'POST /sandbox/razorpay/pay';
const read = (name: string) => readFileSync(new URL(`../../docs/api/${name}`, import.meta.url), 'utf8');
const written = (): ApiDocument => JSON.parse(read('openapi.json'));

const document: ApiDocument = {
  paths: {
    '/faqs': {
      get: {
        tags: ['Support'],
        summary: 'All questions',
        security: [{ session: ['administrator'] }],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: {} },
          { name: 'page', in: 'query', schema: { minimum: 1, maximum: 9, default: 1 } },
        ],
        responses: { 200: { description: 'The questions' }, 401: { description: 'Signed out' } },
      },
    },
    '/contact': {
      post: {
        tags: ['Support'],
        summary: 'A | B',
        security: [],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Contact' } } } },
      },
    },
    '/visits': { get: { tags: ['Visits'], security: [{ session: ['technician', 'administrator'] }] } },
    '/cart/seen': { post: { tags: ['Cart'], security: [{ session: [] }] } },
  },
  components: {
    schemas: {
      Contact: { required: ['name'], properties: { name: {}, phone: {} }, oneOf: [{ properties: { a: {} } }, {}] },
    },
  },
};

describe('the tables of calls', () => {
  const tables = callTables(document);

  it('are grouped by resource and say who may call, what a call takes, answers and refuses', () => {
    expect(tables.match(/^### .*/gm)).toEqual(['### Support', '### Visits', '### Cart']);
    expect(tables).toContain(
      '| `GET /faqs` | administrator | All questions | query: `page?` (1 to 9, default 1) | 200 The questions | 401 |',
    );
    expect(tables).toContain(
      '| `POST /contact` | everybody | A \\| B | body: `name`, `phone?`, `a?` or `name`, `phone?` |  |  |',
    );
    expect(tables).toContain('| `GET /visits` | technician, administrator |');
    expect(tables).toContain('| `POST /cart/seen` | signed in |');
  });
});

describe('docs/api/README.md', () => {
  it('matches the document (else: npm run api:docs)', () => {
    expect(read('README.md')).toBe(writeReadme(introduction(), written()));
  });

  it('has each call of the document once, and no other', () => {
    const calls = Object.entries(written().paths ?? {}).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const told = [...read('README.md').matchAll(/^\| `([A-Z]+ \/[^`]*)` \|/gm)].map(([, call]) => call);
    expect(told.toSorted()).toEqual(calls.toSorted());
  });

  /** Routes that the shop answers but the document lacks. */
  const outside = (): string[] => {
    const documented = new Set(Object.keys(written().paths ?? {}));
    const found = createApi({} as Shop).routes.filter(({ method }) => method !== 'ALL');
    return found
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => !documented.has(call.replace(/^\w+ /, '').replaceAll(/:(\w+)/g, '{$1}')));
  };

  it('names each call that is not in the document', () => {
    expect(outside().length).toBeGreaterThan(6);
    for (const call of outside()) expect(introduction(), call).toContain(`\`${call}\``);
  });

  it('mentions no call that does not exist', () => {
    const { paths = {} } = written();
    for (const [call, method = '', path = ''] of introduction().matchAll(
      /\b(GET|POST|PUT|PATCH|DELETE) (\/[\w/{}-]+(?:\.json)?)/g,
    ))
      expect(outside().includes(call) || call === SANDBOX || paths[path]?.[method.toLowerCase()], call).toBeTruthy();
  });

  it('refuses an introduction without its markers', () => {
    expect(() => writeReadme('# The API', document)).toThrow('marker');
  });
});
