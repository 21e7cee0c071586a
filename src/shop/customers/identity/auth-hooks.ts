import { APIError, createAuthMiddleware } from 'better-auth/api';
import { currentRequest } from '#src/platform/log/log.ts';
import type { Platform } from '#src/platform/platform.ts';
import { networkOf } from '#src/platform/rate-limit/network-of.ts';
import { accountMark } from './account-mark.ts';
import { ADDRESS_HEADER, DEVICE_HEADER, SESSION_CHANGE_HEADER, type SessionChange } from './auth-headers.ts';
import { checkSignUp, FAILED_SIGN_UP, refuseAdminAddress } from './check-sign-up.ts';
import { findInitialUntil } from './credential.store.ts';
import { checkGoogleStart } from './google.ts';
import type { Place } from './known-place.ts';
import { isConfirmed } from './second-factor.store.ts';
import { clearPasswordTries, takePasswordTry } from './sign-in-attempts.ts';
import { waitToSignUp } from './taken-address.ts';
import { findUserByEmail } from './user.store.ts';

export const FAILED_SIGN_IN = 'Failed to log in';

/** What we do before and after the library's own calls: limits, our wording of failures, and the mark of a new session. */
export function authHooks(platform: Platform) {
  const { db, clock } = platform;
  return {
    before: createAuthMiddleware(async (ctx) => {
      if (ctx.path === '/sign-in/social') checkGoogleStart((ctx.body ?? {}) as Record<string, unknown>);
      if (ctx.path === '/sign-up/email') {
        checkSignUp(platform, ctx.body as Record<string, unknown>);
        refuseFor(await waitToSignUp(platform, { email: emailOf(ctx.body), place: placeIn(ctx.headers) }));
        refuseAdminAddress(platform, emailOf(ctx.body));
      }
      if (ctx.path === '/sign-in/email') {
        const wait = await takePasswordTry(platform, emailOf(ctx.body), placeIn(ctx.headers));
        if (wait > 0) await noteFailedSignIn(platform, emailOf(ctx.body), 'limit');
        refuseFor(wait);
        const until = await findInitialUntil(db, emailOf(ctx.body));
        if (until && until <= clock.now()) {
          await noteFailedSignIn(platform, emailOf(ctx.body), 'lapsed');
          throw new APIError('UNAUTHORIZED', { message: FAILED_SIGN_IN, code: 'INVALID_EMAIL_OR_PASSWORD' });
        }
      }
    }),
    after: createAuthMiddleware(async (ctx) => {
      const returned = ctx.context.returned;
      if (ctx.path === '/sign-in/email') {
        if (returned instanceof APIError) {
          if (returned.status === 'FORBIDDEN') await noteFailedSignIn(platform, emailOf(ctx.body), 'banned');
          if (returned.status === 'UNAUTHORIZED') {
            await noteFailedSignIn(platform, emailOf(ctx.body));
            throw new APIError('UNAUTHORIZED', { message: FAILED_SIGN_IN, code: 'INVALID_EMAIL_OR_PASSWORD' });
          }
        } else await clearPasswordTries(platform, emailOf(ctx.body), placeIn(ctx.headers));
      }
      // A taken address is worded like any other failure (rules.md §2).
      if (ctx.path === '/sign-up/email' && returned instanceof APIError && returned.status === 'UNPROCESSABLE_ENTITY') {
        throw new APIError('UNPROCESSABLE_ENTITY', { message: FAILED_SIGN_UP, code: 'FAILED_TO_CREATE_USER' });
      }
      const change = sessionChange(ctx.path, ctx.context.newSession);
      const request = currentRequest();
      if (request && ctx.context.newSession) {
        const { id, role } = ctx.context.newSession.user as { id: string; role?: string };
        Object.assign(request, { uid: id, role });
      }
      if (change && change !== 'ended' && (await isConfirmed(db, change.uid)))
        ctx.setHeader(SESSION_CHANGE_HEADER, JSON.stringify('half'));
      else if (change) ctx.setHeader(SESSION_CHANGE_HEADER, JSON.stringify(change));
    }),
  };
}

function sessionChange(
  path: string,
  created: { user: Record<string, unknown> } | null,
): Exclude<SessionChange, 'half'> | undefined {
  if (path === '/sign-out' || path === '/delete-user') return 'ended';
  if (!created) return undefined;
  return {
    kind: created.user['role'] === 'administrator' ? 'administrator' : 'customer',
    uid: String(created.user['id']),
  };
}

const emailOf = (body: unknown): string => {
  const email = (body as { email?: unknown } | undefined)?.email;
  return typeof email === 'string' ? email.toLowerCase() : '';
};

/** Refuses where somebody must wait so many seconds. */
function refuseFor(wait: number): void {
  if (wait === 0) return;
  throw new APIError(
    'TOO_MANY_REQUESTS',
    { message: 'Too many tries. Please wait a while.', code: 'TOO_MANY_REQUESTS' },
    { 'retry-after': String(wait) },
  );
}

/** Whose account it was, or the same hash each time for an address that has none. The look costs the same for both. */
async function noteFailedSignIn(platform: Platform, email: string, why?: string): Promise<void> {
  const uid = email && (await findUserByEmail(platform.db, email))?.uid;
  platform.security.failure('sign-in', {
    way: 'password',
    why,
    uid: uid || undefined,
    account: uid ? undefined : accountMark(platform, email),
  });
}

const placeIn = (headers: Headers | undefined): Place => ({
  network: networkOf(headers?.get(ADDRESS_HEADER) ?? 'unknown'),
  device: headers?.get(DEVICE_HEADER) ?? undefined,
});
