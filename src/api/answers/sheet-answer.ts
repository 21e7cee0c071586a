import { Readable } from 'node:stream';
import { z } from '@hono/zod-openapi';

/** A sheet in the API's document. */
export const sheetAnswer = (description: string) => ({
  description,
  content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
});

/** Streams bytes as they are produced; the generator stops when the browser goes away. */
export const streamed = (bytes: AsyncGenerator<Uint8Array>, name: string, type: string) =>
  new Response(Readable.toWeb(Readable.from(bytes, { objectMode: false })) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
