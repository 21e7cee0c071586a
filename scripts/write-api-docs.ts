import { writeFile } from 'node:fs/promises';
import { API_INFO, createApi } from '#src/api/api.ts';
import type { Shop } from '#src/shop/shop.ts';
import { type ApiDocument, introduction, writeReadme } from './api-docs/readme.ts';

// The document is generated from the routes only; no call is made, so no shop is needed behind them.
const document = createApi({} as Shop).getOpenAPI31Document(API_INFO);
const folder = new URL('../docs/api/', import.meta.url);
await writeFile(new URL('openapi.json', folder), `${JSON.stringify(document, null, 2)}\n`);
await writeFile(
  new URL('README.md', folder),
  writeReadme(introduction(), JSON.parse(JSON.stringify(document)) as ApiDocument),
);
console.log(`docs/api/openapi.json, docs/api/README.md: ${Object.keys(document.paths ?? {}).length} paths`);
