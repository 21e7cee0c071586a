import { createRoute, type z } from '@hono/zod-openapi';
import { body, json, refusals } from '#src/api/answers/answers.ts';
import { type Api, callerLocale } from '#src/api/middleware.ts';
import { callerAddress } from '#src/platform/http/caller.ts';
import { currentPrincipal } from '#src/shop/customers/identity/current-principal.ts';
import { askForReset, isResetGood, resetPassword } from '#src/shop/customers/identity/reset-password.ts';
import { lookAtLink, verifyEmail } from '#src/shop/customers/identity/verify-email.ts';
import type { Shop } from '#src/shop/shop.ts';
import {
  linkBody,
  resetAnswer,
  resetAskBody,
  resetBody,
  resetLinkAnswer,
  verifyAnswer,
  verifyBody,
  verifyLinkAnswer,
} from '#src/wire/customers/account.ts';
import { done } from '#src/wire/values.ts';

const tags = ['Account'];
const DONE = { status: 'success' as const };

/**
 * Calls that need no session, for people who cannot sign in or follow a link in a mail. A link is checked first, without using it: mail
 * programs open links before people do.
 */
export function accountLinkCalls(api: Api, shop: Shop): void {
  const post = <B extends z.ZodType, A extends z.ZodType>(path: string, summary: string, input: B, answer: A) =>
    createRoute({
      method: 'post',
      path,
      tags,
      summary,
      request: { body: body(input) },
      responses: { 200: json(answer, 'Done'), ...refusals(400, 409, 422, 429) },
    });

  api.openapi(
    post(
      '/auth/request-password-reset',
      'Mails a link to set a new password; answers the same for every address',
      resetAskBody,
      done,
    ),
    async (c) => {
      await askForReset(
        shop,
        c.req.valid('json').email,
        callerLocale(c, shop.settings),
        callerAddress(c, shop.settings),
      );
      return c.json(DONE, 200);
    },
  );
  const RESET =
    'Sets a new password with a link’s token, once; ends all sessions, and every other sign-in method if the link is the first proof of the address';
  api.openapi(post('/auth/reset-password', RESET, resetBody, resetAnswer), async (c) => {
    const { token, newPassword } = c.req.valid('json');
    return c.json(
      { ...DONE, ended: await resetPassword(shop, token, newPassword, callerLocale(c, shop.settings)) },
      200,
    );
  });
  api.openapi(
    post('/auth/reset-password/look', 'Whether a link can still set a password', linkBody, resetLinkAnswer),
    async (c) => c.json({ ...DONE, good: await isResetGood(shop, c.req.valid('json').token) }, 200),
  );
  const VERIFY =
    'Uses a link that proves an address; outside the account’s own session it ends every earlier sign-in method';
  api.openapi(post('/auth/verify-email', VERIFY, verifyBody, verifyAnswer), async (c) => {
    const { token, newPassword } = c.req.valid('json');
    const uid = (await currentPrincipal(shop, c.req.raw.headers))?.uid;
    return c.json(
      { ...DONE, ...(await verifyEmail(shop, token, { uid, newPassword }, callerLocale(c, shop.settings))) },
      200,
    );
  });
  api.openapi(
    post('/auth/verify-email/look', 'What a link that proves an address is worth now', linkBody, verifyLinkAnswer),
    async (c) => {
      const [{ uid, ...link }, customer] = await Promise.all([
        lookAtLink(shop, c.req.valid('json').token),
        currentPrincipal(shop, c.req.raw.headers),
      ]);
      const mine = uid !== undefined && uid === customer?.uid;
      return c.json(
        { ...DONE, ...link, mine, signedIn: Boolean(customer), verified: customer?.emailVerified ?? false },
        200,
      );
    },
  );
}
