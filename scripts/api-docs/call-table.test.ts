import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { callTable, withCallTable } from './call-table.ts';

const document = {
  paths: {
    '/faqs': {
      get: { tags: ['Support'], security: [{ session: ['administrator'] }] },
      post: { tags: ['Support'], security: [{ session: ['administrator'] }] },
    },
    '/contact': { post: { tags: ['Support'], security: [] } },
    '/visits': { get: { tags: ['Visits'], security: [{ session: ['technician', 'administrator'] }] } },
    '/cart/seen': { post: { tags: ['Cart'], security: [{ session: [] }] } },
  },
};

describe('the table of calls', () => {
  it('has a row for each area and audience', () => {
    expect(callTable(document).split('\n').slice(2)).toEqual([
      '| Support | administrator | `GET, POST /faqs` |',
      '| Support | everybody | `POST /contact` |',
      '| Visits | technician, administrator | `GET /visits` |',
      '| Cart | signed in | `POST /cart/seen` |',
    ]);
  });

  it('refuses a page without markers', () => {
    expect(() => withCallTable('# The API', document)).toThrow('markers');
  });

  it('of docs/api/README.md is that of openapi.json (else: npm run api:docs)', () => {
    const read = (name: string) => readFileSync(new URL(`../../docs/api/${name}`, import.meta.url), 'utf8');
    const page = read('README.md');
    expect(page).toBe(withCallTable(page, JSON.parse(read('openapi.json'))));
  });
});
