import { createRoute, z } from '@hono/zod-openapi';
import { json, refusals } from '#src/api/answers/answers.ts';
import { type Api, signedIn } from '#src/api/middleware.ts';
import { takeUploads } from '#src/api/take-uploads.ts';
import { Fault } from '#src/platform/fault.ts';
import { limitBody } from '#src/platform/http/limit-body.ts';
import type { Shop } from '#src/shop/shop.ts';
import { MOST_DOCUMENT_BYTES } from '#src/shop/solar/applications/application.ts';
import {
  addDocument,
  consumeDocument,
  removeDocument,
  showDocument,
} from '#src/shop/solar/applications/keep-document.ts';
import {
  documentMadeAnswer,
  documentParams,
  documentQuery,
  encodeDocumentAnswer,
} from '#src/wire/solar/application.ts';
import { done, id } from '#src/wire/values.ts';

const tags = ['Applications'];
const ok = { status: 'success' as const };
const known = z.object({ id });

/** The papers of an application: an upload is larger than other bodies, so they are registered before their size limit. */
export function applicationDocumentCalls(api: Api, shop: Shop): void {
  const frame = { tags, middleware: [signedIn(shop)] };
  const tooLarge = () => new Fault('too-large', 'file-too-large');
  api.openapi(
    createRoute({
      ...frame,
      middleware: [
        signedIn(shop),
        takeUploads((uid) => consumeDocument(shop, uid)),
        limitBody(MOST_DOCUMENT_BYTES, tooLarge),
      ],
      method: 'post',
      path: '/applications/{id}/documents',
      summary: 'Adds a PDF, JPEG or PNG: the file itself is the body',
      request: { params: known, query: documentQuery },
      responses: { 201: json(documentMadeAnswer, 'Kept'), ...refusals(401, 404, 409, 413, 422, 429, 503) },
    }),
    async (c) => {
      const bytes = Buffer.from(await c.req.arrayBuffer());
      const { name } = c.req.valid('query');
      const made = await addDocument(shop, c.get('customer'), c.req.valid('param').id, { name, bytes });
      return c.json({ ...ok, data: encodeDocumentAnswer(made) }, 201);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'delete',
      path: '/applications/{id}/documents/{document}',
      summary: 'Removes a document, for who added it and the administrator; repeating changes nothing',
      request: { params: documentParams },
      responses: { 200: json(done, 'Removed'), ...refusals(401, 403, 404) },
    }),
    async (c) => {
      const { id: application, document } = c.req.valid('param');
      await removeDocument(shop, c.get('customer'), application, document);
      return c.json(ok, 200);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'get',
      path: '/applications/{id}/documents/{document}',
      summary: 'A document as a download, for its customer and the administrator',
      request: { params: documentParams },
      responses: {
        200: {
          description: 'The file',
          content: {
            'application/pdf': { schema: z.string().openapi({ format: 'binary' }) },
            'image/jpeg': { schema: z.string().openapi({ format: 'binary' }) },
          },
        },
        ...refusals(401, 404),
      },
    }),
    async (c) => {
      const { id: application, document } = c.req.valid('param');
      const { name, kind, content } = await showDocument(shop, c.get('customer'), application, document);
      // Somebody else's file: never shown within the shop's own pages, whatever is in it.
      const headers = {
        'content-type': kind === 'pdf' ? 'application/pdf' : 'image/jpeg',
        'content-disposition': attachment(name, kind),
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        vary: 'cookie',
        'x-robots-tag': 'noindex',
      };
      return new Response(content.body as BodyInit, { headers }) as never;
    },
  );
}

/** Saved under the name that its sender gave it, in any script, with the ending of what it is now (RFC 6266). */
function attachment(name: string, kind: 'pdf' | 'jpg'): string {
  const stem = name.replace(/\.\w{1,5}$/, '').replaceAll(/[/\\]/g, '-') || 'document';
  const coded = encodeURIComponent(`${stem}.${kind}`).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="document.${kind}"; filename*=UTF-8''${coded}`;
}
