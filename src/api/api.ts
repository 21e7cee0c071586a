import { OpenAPIHono } from '@hono/zod-openapi';
import type { Shop } from '#src/shop/shop.ts';

export function createApi(_shop: Shop) {
  const api = new OpenAPIHono();
  return api;
}
