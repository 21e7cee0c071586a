import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Shop } from '#src/shop/shop.ts';

const FILES = {
  json: { type: 'application/json', described: 'A file' },
  xml: { type: 'application/xml', described: 'A file' },
} as const;

/** A file of this kind in the document of the API. */
export const fileAnswer = (kind: keyof typeof FILES) => ({
  description: FILES[kind].described,
  content: { [FILES[kind].type]: { schema: z.string() } },
});

/** The name of a file made of tests says so: nobody should file or book it. */
export const fileName = (shop: Pick<Shop, 'settings'>, name: string): string =>
  shop.settings.testPayments ? `TEST-${name}` : name;

/** A text as a file to download. */
export const fileResponse = (c: Context, kind: keyof typeof FILES, name: string, text: string): Response =>
  c.body(text, 200, {
    'content-type': `${FILES[kind].type}; charset=utf-8`,
    'content-disposition': `attachment; filename="${name}"`,
  });
