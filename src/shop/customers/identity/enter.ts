import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { Fault } from '#src/platform/fault.ts';

/** Lets the shop's own ways in begin a session as the library does: a new token, its cookie, its hooks (ban, plain cookies). */
export const entering = {
  id: 'entering',
  endpoints: {
    // Without a path: no request reaches it.
    enter: createAuthEndpoint({ method: 'POST' }, async (ctx) => {
      const { uid } = ctx.body as unknown as { uid: string };
      const user = await ctx.context.internalAdapter.findUserById(uid);
      if (!user) throw new APIError('NOT_FOUND');
      const session = await ctx.context.internalAdapter.createSession(uid);
      await setSessionCookie(ctx, { session, user });
      return { id: session.id };
    }),
  },
} satisfies BetterAuthPlugin;

/** The plugin's call as it lies in the library's API. Said here and not taken from `Auth`, which is made with this plugin. */
type SessionMaker = { auth: { api: { enter: unknown } } };

/** What a way in leaves: its session, and the headers that tell the browser. */
export type Entered = { session: string; headers: Headers };

/**
 * Begins a session for somebody who has proved who they are.
 * @param headers the request's own, with the caller's address under ADDRESS_HEADER
 * @throws `forbidden` for a banned account
 */
export async function enter({ auth }: SessionMaker, uid: string, headers: Headers): Promise<Entered> {
  const call = auth.api.enter as (input: object) => Promise<{ headers: Headers; response: { id: string } }>;
  try {
    const { headers: set, response } = await call({ body: { uid }, headers, returnHeaders: true });
    return { session: response.id, headers: set };
  } catch (error) {
    if (error instanceof APIError && error.status === 'FORBIDDEN') throw new Fault('forbidden', 'sign-in-wrong');
    throw error;
  }
}
