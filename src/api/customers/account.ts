import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { body, json, optionalBody, refusals } from '#src/api/answers/answers.ts';
import { type Api, callerLocale, signedIn } from '#src/api/middleware.ts';
import { takeUploads } from '#src/api/take-uploads.ts';
import { Fault, invalid, signedOut } from '#src/platform/fault.ts';
import { limitBody } from '#src/platform/http/limit-body.ts';
import { MAX_BYTES } from '#src/platform/media/inspect-picture.ts';
import {
  currentSession,
  listDevices,
  signOutElsewhere,
  signOutThere,
} from '#src/shop/customers/identity/account-sessions.ts';
import { changePassword } from '#src/shop/customers/identity/change-password.ts';
import { needRecent, sendCode } from '#src/shop/customers/identity/confirm-identity.ts';
import { askToChangeEmail } from '#src/shop/customers/identity/email-change.ts';
import { consumePhotoLimit, removePhoto, setPhoto } from '#src/shop/customers/identity/photo.ts';
import { renameCustomer } from '#src/shop/customers/identity/rename-customer.ts';
import { askToVerify } from '#src/shop/customers/identity/verify-email.ts';
import type { Shop } from '#src/shop/shop.ts';
import {
  changeEmailBody,
  changePasswordBody,
  codeAskBody,
  devicesAnswer,
  encodeDevice,
  endedAnswer,
  nameBody,
  photoAnswer,
  proofBody,
} from '#src/wire/customers/account.ts';
import { done, id } from '#src/wire/values.ts';
import { leavingCalls } from './account-leaving.ts';
import { accountLinkCalls } from './account-links.ts';

const tags = ['Account'];
const DONE = { status: 'success' as const };

/** The account's own photo; registered before the size limit of other bodies. */
export function photoCalls(api: Api, shop: Shop): void {
  const tooLarge = () => new Fault('too-large', 'picture-too-large');
  api.openapi(
    createRoute({
      method: 'put',
      path: '/account/photo',
      tags,
      summary:
        'Sets one’s own photo: the file itself is the body (JPEG, PNG, WebP or AVIF, at most 15 MB); its middle is kept as a square',
      middleware: [signedIn(shop), takeUploads((uid) => consumePhotoLimit(shop, uid)), limitBody(MAX_BYTES, tooLarge)],
      responses: {
        200: json(photoAnswer, 'Its address'),
        ...refusals(401, 413, 422, 429, 503),
      },
    }),
    async (c) => {
      const bytes = Buffer.from(await c.req.arrayBuffer());
      if (bytes.length === 0) throw invalid({ file: 'choose-picture' });
      return c.json({ ...DONE, image: await setPhoto(shop, c.get('customer').uid, bytes) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'delete',
      path: '/account/photo',
      tags,
      summary: 'Removes one’s own photo; repeating it changes nothing',
      middleware: [signedIn(shop)],
      responses: { 200: json(done, 'Gone'), ...refusals(401) },
    }),
    async (c) => {
      await removePhoto(shop, c.get('customer').uid);
      return c.json(DONE, 200);
    },
  );
}

/** What an account's holder can do with it. */
export function accountCalls(api: Api, shop: Shop): void {
  accountLinkCalls(api, shop);
  ownCalls(api, shop);
  sessionCalls(api, shop);
  leavingCalls(api, shop);
}

function ownCalls(api: Api, shop: Shop): void {
  const middleware = [signedIn(shop)];
  const responses = { 200: json(done, 'Done'), ...refusals(400, 401, 409, 422, 429) };
  const post = <B extends z.ZodType>(path: string, summary: string, input: B) =>
    createRoute({ method: 'post', path, tags, summary, middleware, request: { body: body(input) }, responses });
  const ask = (path: string, summary: string) =>
    createRoute({ method: 'post', path, tags, summary, middleware, responses });

  api.openapi(ask('/auth/send-verification-email', 'Mails the link that proves one’s address again'), async (c) => {
    await askToVerify(shop, c.get('customer').uid, callerLocale(c, shop.settings));
    return c.json(DONE, 200);
  });
  api.openapi(
    createRoute({
      method: 'post',
      path: '/auth/confirmation-code',
      tags,
      summary:
        'Sends a code that stands for the password of an account that has none: by mail, or by SMS to its number',
      middleware,
      request: { body: optionalBody(codeAskBody) },
      responses: { ...responses, ...refusals(503) },
    }),
    async (c) => {
      await sendCode(shop, c.get('customer'), callerLocale(c, shop.settings), c.req.valid('json').channel);
      return c.json(DONE, 200);
    },
  );
  api.openapi(
    post('/auth/update-user', 'Changes one’s display name; orders keep the name they were made under', nameBody),
    async (c) => {
      await renameCustomer(shop, c.get('customer').uid, c.req.valid('json').name);
      return c.json(DONE, 200);
    },
  );
  api.openapi(
    post(
      '/auth/change-email',
      'Asks a new address to confirm itself; answers the same for a taken one',
      changeEmailBody,
    ),
    async (c) => {
      const { newEmail, ...proof } = c.req.valid('json');
      await askToChangeEmail(shop, c.get('customer'), newEmail, proof, callerLocale(c, shop.settings));
      return c.json(DONE, 200);
    },
  );
  api.openapi(
    post('/auth/change-password', 'Changes one’s password; ends all other sessions', changePasswordBody),
    async (c) => {
      const here = await currentSession(shop, c.req.raw.headers);
      if (!here) throw signedOut();
      await changePassword(shop, c.get('customer'), c.req.valid('json'), here.id, callerLocale(c, shop.settings));
      return c.json(DONE, 200);
    },
  );
}

function sessionCalls(api: Api, shop: Shop): void {
  const middleware = [signedIn(shop)];
  const here = async (c: Context) => {
    const session = await currentSession(shop, c.req.raw.headers);
    if (!session) throw signedOut();
    return session;
  };
  api.openapi(
    createRoute({
      method: 'get',
      path: '/auth/sessions',
      tags,
      summary: 'Where one is signed in',
      middleware,
      responses: { 200: json(devicesAnswer, 'The devices, the most recently used first'), ...refusals(401) },
    }),
    async (c) => {
      const sessions = await listDevices(shop, c.get('customer').uid, (await here(c)).id);
      return c.json({ ...DONE, data: { sessions: sessions.map(encodeDevice) } }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'delete',
      path: '/auth/sessions/{id}',
      tags,
      summary: 'Signs out on one device; ten minutes after signing in it needs the password or a code',
      middleware,
      request: { params: z.object({ id }), body: optionalBody(proofBody) },
      responses: { 200: json(done, 'Signed out there'), ...refusals(400, 401, 404, 422, 429) },
    }),
    async (c) => {
      await needRecent(shop, c.get('customer'), await here(c), c.req.valid('json'));
      await signOutThere(shop, c.get('customer').uid, c.req.valid('param').id);
      return c.json(DONE, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'delete',
      path: '/auth/sessions',
      tags,
      summary: 'Signs out everywhere but here; ten minutes after signing in it needs the password or a code',
      middleware,
      request: { body: optionalBody(proofBody) },
      responses: {
        200: json(endedAnswer, 'On how many devices'),
        ...refusals(400, 401, 422, 429),
      },
    }),
    async (c) => {
      const { id: session, createdAt } = await here(c);
      await needRecent(shop, c.get('customer'), { createdAt }, c.req.valid('json'));
      return c.json({ ...DONE, ended: await signOutElsewhere(shop, c.get('customer').uid, session) }, 200);
    },
  );
}
