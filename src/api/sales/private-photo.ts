import { z } from '@hono/zod-openapi';
import type { StoredFile } from '#src/platform/media/picture-store.ts';

export const photoQuery = z.object({
  w: z
    .enum(['320', '1280'])
    .default('1280')
    .transform((width) => (width === '320' ? (320 as const) : (1280 as const)))
    .openapi({ type: 'string', enum: ['320', '1280'], default: '1280', description: 'Width in pixels' }),
});

export const photoAnswer = {
  description: 'The photograph',
  content: { 'image/webp': { schema: z.string().openapi({ format: 'binary' }) } },
};

/** Answers a private photo: no cache keeps it, and no search engine. */
export const sendPhoto = ({ body, type }: StoredFile) =>
  new Response(body as BodyInit, {
    headers: {
      'content-type': type,
      'cache-control': 'private, no-store',
      vary: 'cookie',
      'x-robots-tag': 'noindex',
    },
  }) as never;
