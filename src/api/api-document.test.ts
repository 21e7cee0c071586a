import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Shop } from '#src/shop/shop.ts';
import { API_INFO, createApi } from './api.ts';

it('docs/api/openapi.json matches the routes (else: npm run api:docs)', () => {
  const written = JSON.parse(readFileSync(new URL('../../docs/api/openapi.json', import.meta.url), 'utf8'));
  expect(written).toEqual(JSON.parse(JSON.stringify(createApi({} as Shop).getOpenAPI31Document(API_INFO))));
});
