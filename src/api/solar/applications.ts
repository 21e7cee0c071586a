import { createRoute, z } from '@hono/zod-openapi';
import { Fault } from '#src/platform/fault.ts';
import { limitBody } from '#src/platform/http/limit-body.ts';
import type { Shop } from '#src/shop/shop.ts';
import { MOST_DOCUMENT_BYTES } from '#src/shop/solar/applications/application.ts';
import { changeUsualDays } from '#src/shop/solar/applications/change-usual-days.ts';
import { enterStep } from '#src/shop/solar/applications/enter-step.ts';
import { addDocument, removeDocument, showDocument } from '#src/shop/solar/applications/keep-document.ts';
import { removeApplication } from '#src/shop/solar/applications/remove-application.ts';
import { showApplication } from '#src/shop/solar/applications/show-application.ts';
import { startApplication } from '#src/shop/solar/applications/start-application.ts';
import {
  applicationAnswer,
  applicationMadeAnswer,
  decodeOrigin,
  documentMadeAnswer,
  documentParams,
  documentQuery,
  encodeApplicationFile,
  encodeDocumentAnswer,
  newApplicationBody,
  stepBody,
  usualDaysBody,
} from '#src/wire/solar/application.ts';
import { done, id } from '#src/wire/values.ts';
import { body, json, refusals } from '../answers/answers.ts';
import { type Api, administrator, signedIn } from '../middleware.ts';

const tags = ['Applications'];
const ok = { status: 'success' as const };
const known = z.object({ id });

/** Applications for subsidy and net meter: for their customer and the administrator. Nothing is read from the portal: steps are entered. */
export function applicationCalls(api: Api, shop: Shop): void {
  deskCalls(api, shop);
  stepCalls(api, shop);
  documentCalls(api, shop);
}

function deskCalls(api: Api, shop: Shop): void {
  const frame = { tags, middleware: [administrator(shop)] };
  api.openapi(
    createRoute({
      ...frame,
      method: 'post',
      path: '/admin/solar/applications',
      summary: 'Starts the application of a plant, or of an installed order, whose plant is added with it',
      request: { body: body(newApplicationBody) },
      responses: { 201: json(applicationMadeAnswer, 'Started'), ...refusals(400, 401, 403, 404, 409, 422) },
    }),
    async (c) => {
      const sent = c.req.valid('json');
      const first = { state: sent.state, on: sent.on, note: sent.note };
      const made = await startApplication(shop, c.get('customer'), decodeOrigin(sent), first);
      return c.json({ ...ok, data: { id: made } }, 201);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'delete',
      path: '/admin/solar/applications/{id}',
      summary: 'Removes an application with its documents',
      request: { params: known },
      responses: { 200: json(done, 'Removed'), ...refusals(401, 403, 404) },
    }),
    async (c) => {
      await removeApplication(shop, c.get('customer'), c.req.valid('param').id);
      return c.json(ok, 200);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'put',
      path: '/admin/solar/usual-days',
      summary: 'Decides how long steps of an application usually take',
      request: { body: body(usualDaysBody) },
      responses: { 200: json(done, 'Decided'), ...refusals(400, 401, 403, 404, 422) },
    }),
    async (c) => {
      await changeUsualDays(shop, c.get('customer'), c.req.valid('json').usual);
      return c.json(ok, 200);
    },
  );
}

function stepCalls(api: Api, shop: Shop): void {
  const frame = { tags, middleware: [signedIn(shop)] };
  api.openapi(
    createRoute({
      ...frame,
      method: 'get',
      path: '/applications/{id}',
      summary: 'An application with its steps and documents, for its customer and the administrator',
      request: { params: known },
      responses: { 200: json(applicationAnswer, 'The application'), ...refusals(401, 404) },
    }),
    async (c) => {
      const file = await showApplication(shop, c.get('customer'), c.req.valid('param').id);
      return c.json({ ...ok, data: encodeApplicationFile(file) }, 200);
    },
  );
  api.openapi(
    createRoute({
      ...frame,
      method: 'post',
      path: '/applications/{id}/steps',
      summary:
        'Enters what it has reached: the administrator any step ahead, its customer what comes next and is theirs',
      request: { params: known, body: body(stepBody) },
      responses: { 200: json(done, 'Entered'), ...refusals(400, 401, 404, 409, 422) },
    }),
    async (c) => {
      await enterStep(shop, c.get('customer'), c.req.valid('param').id, c.req.valid('json'));
      return c.json(ok, 200);
    },
  );
}

function documentCalls(api: Api, shop: Shop): void {
  const frame = { tags, middleware: [signedIn(shop)] };
  const tooLarge = () => new Fault('too-large', 'file-too-large');
  api.openapi(
    createRoute({
      ...frame,
      middleware: [signedIn(shop), limitBody(MOST_DOCUMENT_BYTES, tooLarge)],
      method: 'post',
      path: '/applications/{id}/documents',
      summary: 'Adds a PDF, JPEG or PNG: the file itself is the body',
      request: { params: known, query: documentQuery },
      responses: { 201: json(documentMadeAnswer, 'Kept'), ...refusals(401, 404, 409, 413, 422, 429) },
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
