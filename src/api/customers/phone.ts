import { createRoute, z } from '@hono/zod-openapi';
import { body, json, optionalBody, refusals } from '#src/api/answers/answers.ts';
import { type Api, callerLocale, signedIn } from '#src/api/middleware.ts';
import {
  askToChangePhone,
  changePhone,
  removePhone,
  signInByPhone,
  signUpByPhone,
} from '#src/shop/customers/identity/phone.ts';
import { CODE_LIVES, RESEND_AFTER, sendPhoneCode } from '#src/shop/customers/identity/phone-code.ts';
import type { Shop } from '#src/shop/shop.ts';
import { proofBody } from '#src/wire/customers/account.ts';
import {
  phoneAskAnswer,
  phoneAskBody,
  phoneChangeBody,
  phoneChanged,
  phoneCodeBody,
  phoneEntered,
  phoneSignUpBody,
} from '#src/wire/customers/phone.ts';
import { success } from '#src/wire/values.ts';
import { callerOf, giveSession, placeOf } from './session-cookies.ts';

const tags = ['Phone'];
const DONE = { status: 'success' as const };
const SENT = { ...DONE, expiresIn: CODE_LIVES, resendIn: RESEND_AFTER };

/** Signing in with a code by SMS, and an account's number. */
export function phoneCalls(api: Api, shop: Shop): void {
  const ask = createRoute({
    method: 'post',
    path: '/phone/code',
    tags,
    summary: 'Sends a code to sign in with; answers the same for every number',
    request: { body: body(phoneAskBody) },
    responses: { 200: json(phoneAskAnswer, 'Sent'), ...refusals(400, 422, 429, 503) },
  });
  const enterBy = <B extends z.ZodType>(path: '/phone/sign-in' | '/phone/sign-up', summary: string, input: B) =>
    createRoute({
      method: 'post',
      path,
      tags,
      summary,
      request: { body: body(input) },
      responses: { 200: json(phoneEntered, 'Where it has led'), ...refusals(400, 403, 422, 429) },
    });

  api.openapi(ask, async (c) => {
    const asked = {
      phone: c.req.valid('json').phone,
      uid: null,
      locale: callerLocale(c, shop.settings),
      place: placeOf(c, shop),
    };
    return c.json({ ...SENT, challenge: await sendPhoneCode(shop, asked) }, 200);
  });
  api.openapi(enterBy('/phone/sign-in', 'Signs in with the code', phoneCodeBody), async (c) => {
    const { challenge, code } = c.req.valid('json');
    const entered = await signInByPhone(shop, { id: challenge, code }, callerOf(c, shop));
    if (!entered) return c.json({ ...DONE, entered: 'newcomer' as const }, 200);
    return c.json({ ...DONE, entered: await giveSession(c, shop, entered, 'phone') }, 200);
  });
  api.openapi(
    enterBy('/phone/sign-up', 'Makes the account of a new number that was proved', phoneSignUpBody),
    async (c) => {
      const { challenge, name, email } = c.req.valid('json');
      const newcomer = { id: challenge, name, email, locale: callerLocale(c, shop.settings), place: placeOf(c, shop) };
      const entered = await signUpByPhone(shop, newcomer, callerOf(c, shop));
      return c.json({ ...DONE, entered: await giveSession(c, shop, entered, 'phone') }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'post',
      path: '/account/phone/code',
      tags,
      summary:
        'Sends a code to the number that one’s account is to have; needs the password, or a code of /auth/confirmation-code',
      middleware: [signedIn(shop)],
      request: { body: body(phoneChangeBody) },
      responses: { 200: json(phoneAskAnswer, 'Sent'), ...refusals(400, 401, 422, 429, 503) },
    }),
    async (c) => {
      const { phone, ...proof } = c.req.valid('json');
      const asked = { phone, proof, locale: callerLocale(c, shop.settings), place: placeOf(c, shop) };
      return c.json({ ...SENT, challenge: await askToChangePhone(shop, c.get('customer'), asked) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'put',
      path: '/account/phone',
      tags,
      summary: 'Gives one’s account the number whose code was typed, and tells its owner by mail',
      middleware: [signedIn(shop)],
      request: { body: body(phoneCodeBody) },
      responses: { 200: json(phoneChanged, 'The number'), ...refusals(400, 401, 409, 422) },
    }),
    async (c) => {
      const { challenge, code } = c.req.valid('json');
      const given = { id: challenge, code, locale: callerLocale(c, shop.settings) };
      return c.json({ ...DONE, phone: await changePhone(shop, c.get('customer'), given) }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'delete',
      path: '/account/phone',
      tags,
      summary: 'Takes the number from one’s account, and tells its owner by mail; needs the password or a code',
      middleware: [signedIn(shop)],
      request: { body: optionalBody(proofBody) },
      responses: { 200: json(z.object({ status: success }), 'Gone'), ...refusals(400, 401, 422, 429) },
    }),
    async (c) => {
      await removePhone(shop, c.get('customer'), {
        proof: c.req.valid('json'),
        locale: callerLocale(c, shop.settings),
      });
      return c.json(DONE, 200);
    },
  );
}
