import { writeFile } from 'node:fs/promises';
import { API_INFO, createApi } from '#src/api/api.ts';
import type { Shop } from '#src/shop/shop.ts';

// The document is made from the routes alone; no call is made, so no shop is needed behind them.
const document = createApi({} as Shop).getOpenAPI31Document(API_INFO);
await writeFile(new URL('../docs/api/openapi.json', import.meta.url), `${JSON.stringify(document, null, 2)}\n`);
console.log(`docs/api/openapi.json: ${Object.keys(document.paths ?? {}).length} paths`);
