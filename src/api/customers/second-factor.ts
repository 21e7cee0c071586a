import { createRoute, z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, administratorToBe, callerLocale, signedIn } from '#src/api/middleware.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  declineSecondFactor,
  passSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '#src/shop/customers/identity/second-factor.ts';
import type { Shop } from '#src/shop/shop.ts';
import { beginAnswer, beginBody, codeBody, recoveryAnswer, removeBody } from '#src/wire/customers/second-factor.ts';
import { success } from '#src/wire/values.ts';
import { callerOf, giveSession } from './session-cookies.ts';

const tags = ['Second factor'];
const DONE = { status: 'success' as const };
const done = z.object({ status: success });

/** A person's second factor: a code from an authenticator app in addition to the password, the SMS or Google. */
export function secondFactorCalls(api: Api, shop: Shop): void {
  const post = <P extends string, B extends z.ZodType, A extends z.ZodType>(
    path: P,
    summary: string,
    input: B,
    answer: A,
  ) =>
    createRoute({
      method: 'post',
      path,
      tags,
      summary,
      middleware: [signedIn(shop)],
      request: { body: body(input) },
      responses: { 200: json(answer, 'Done'), ...refusals(400, 401, 403, 409, 422, 429) },
    });

  api.openapi(post('/second-factor', 'Makes a secret for an authenticator app', beginBody, beginAnswer), async (c) =>
    c.json({ ...DONE, ...(await beginSecondFactor(shop, c.get('customer'), c.req.valid('json'))) }, 200),
  );
  api.openapi(
    post(
      '/second-factor/confirm',
      'Confirms it by its first code; tells the recovery codes, once',
      codeBody,
      recoveryAnswer,
    ),
    async (c) => {
      const recoveryCodes = await confirmSecondFactor(shop, c.get('customer'), c.req.valid('json').code, {
        headers: c.req.raw.headers,
        locale: callerLocale(c, shop.settings),
      });
      return c.json({ ...DONE, recoveryCodes }, 200);
    },
  );
  api.openapi(
    post('/second-factor/recovery-codes', 'New recovery codes in the place of the old ones', codeBody, recoveryAnswer),
    async (c) => {
      const recoveryCodes = await renewRecoveryCodes(shop, c.get('customer'), c.req.valid('json').code);
      return c.json({ ...DONE, recoveryCodes }, 200);
    },
  );
  api.openapi(
    post('/second-factor/remove', 'Takes it away; needs the proof and a code of the factor', removeBody, done),
    async (c) => {
      const { factorCode, ...proof } = c.req.valid('json');
      await removeSecondFactor(shop, c.get('customer'), {
        proof,
        code: factorCode,
        locale: callerLocale(c, shop.settings),
      });
      return c.json(DONE, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/second-factor/decline',
      tags,
      summary: 'The administrator does not want to be offered one again',
      middleware: [administratorToBe(shop)],
      responses: { 200: json(done, 'Done'), ...refusals(401, 403) },
    }),
    async (c) => {
      await declineSecondFactor(shop, c.get('customer'));
      return c.json(DONE, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'post',
      path: '/second-factor/pass',
      tags,
      summary: 'The second step of signing in; needs the session of the first',
      request: { body: body(codeBody) },
      responses: { 200: json(done, 'Signed in'), ...refusals(400, 401, 422, 429) },
    }),
    async (c) => {
      const asking = { headers: c.req.raw.headers, caller: callerOf(c, shop) };
      await giveSession(c, shop, await passSecondFactor(shop, c.req.valid('json').code, asking), 'second-factor');
      return c.json(DONE, 200);
    },
  );
}
