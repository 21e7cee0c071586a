import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { Fault } from '#src/platform/fault.ts';
import { currentRequest } from '#src/platform/log/log.ts';
import type { Platform } from '#src/platform/platform.ts';
import { networkOf } from '#src/platform/rate-limit/network-of.ts';
import { accountMark } from './account-mark.ts';
import { checkSignUp, FAILED_SIGN_UP, refuseAdminAddress } from './check-sign-up.ts';
import { createUserRecord } from './create-user-record.ts';
import { findInitialUntil } from './credential.store.ts';
import { entering } from './enter.ts';
import { checkGoogleStart, google, notifyOfGoogle, refuseAdministrator } from './google.ts';
import { hashedSessions } from './hashed-sessions.ts';
import type { Place } from './known-place.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { isConfirmed } from './second-factor.store.ts';
import { LONGEST_SESSION, SESSION_LIVES } from './session-lifetime.ts';
import { clearPasswordTries, takePasswordTry } from './sign-in-attempts.ts';
import { waitToSignUp } from './taken-address.ts';
import { findUserByEmail } from './user.store.ts';
import { welcome } from './welcome.ts';

/**
 * What a sign-in or sign-out leaves for the delivery: which kind of page the browser should get. `half`: the second factor is
 * still to come.
 */
export type SessionChange = { kind: 'customer' | 'administrator'; uid: string } | 'half' | 'ended';

/** The header in which the server passes on the caller's address; whatever a caller sends under this name is dropped. */
export const ADDRESS_HEADER = 'x-kiran-address';

/** The header in which the server passes on the mark of the caller's browser (known-place.ts); dropped likewise. */
export const DEVICE_HEADER = 'x-kiran-device';

/** The header in which the server passes on the language that the caller reads, for mails. */
export const LANGUAGE_HEADER = 'x-kiran-language';

const FAILED_SIGN_IN = 'Failed to log in';

/** Better Auth on our own database; served at /api/auth/*. */
export async function createAuth(
  platform: Platform,
  options: { secret: string; baseUrl: string | undefined; secureCookies: boolean },
) {
  const { db, settings, clock } = platform;
  const cookie = (name: string) => (options.secureCookies ? `__Host-${name}` : name);
  const configured = {
    appName: 'Kiran',
    ...(options.baseUrl && { baseURL: options.baseUrl }),
    basePath: '/api/auth',
    secret: options.secret,
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      disabled: settings.logLevel === 'silent',
      log: (level, message, ...more) => {
        if (platform.outage.isOn) return; // told once, not by every call that fails of it
        platform.log[level]({ more: more.length ? String(more[0]) : undefined }, message);
      },
    },
    // One transaction for user and account: a crash between the two would leave an account that nobody can enter (seen).
    database: { db, type: 'postgres', transaction: true },
    trustedOrigins: options.baseUrl ? [options.baseUrl] : (request) => [ownOrigin(request)],
    user: {
      additionalFields: {
        role: { type: 'string', input: false, defaultValue: 'customer' },
        banned: { type: 'boolean', input: false, defaultValue: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: settings.passwordMinLength,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: (password) => hashPassword(password).catch(tell),
        verify: (given) => verifyPassword(given).catch(tell),
      },
    },
    plugins: settings.google ? [entering, google(settings.google)] : [entering],
    // An account that signs in by Google keeps no tokens of Google's; an address joins two only where both sides have proved it.
    account: {
      updateAccountOnSignIn: false,
      accountLinking: { enabled: true, trustedProviders: [], requireLocalEmailVerified: true },
    },
    verification: { storeIdentifier: 'hashed' },
    // Thrown, a failure is worded and logged by us; the library would print it by itself, with its stack, at every call.
    onAPIError: { errorURL: GOOGLE_LANDING, throw: true },
    // Its use is noted, and its end moved on, where it is read (current-customer.ts).
    session: { expiresIn: LONGEST_SESSION / 1000, disableSessionRefresh: true, freshAge: 600 },
    rateLimit: {
      enabled: settings.rateLimits,
      storage: 'database',
      window: 60,
      max: 300,
      // Carrier NAT puts whole districts behind one address: generous a caller, strict an account (see sign-in-attempts.ts).
      customRules: {
        '/sign-in/email': { window: 60, max: 60 },
        '/sign-in/social': { window: 60, max: 30 },
        '/sign-up/email': { window: 3600, max: 60 },
        '/get-session': false,
      },
    },
    advanced: {
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      useSecureCookies: false, // the library would name them __Secure-; we want __Host-
      defaultCookieAttributes: { secure: options.secureCookies, path: '/', sameSite: 'lax', httpOnly: true },
      cookies: {
        session_token: { name: cookie('sid') },
        session_data: { name: cookie('sdata') },
        state: { name: cookie('way-in') },
      },
    },
    hooks: {
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
        if (
          ctx.path === '/sign-up/email' &&
          returned instanceof APIError &&
          returned.status === 'UNPROCESSABLE_ENTITY'
        ) {
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
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => {
            const user = await db
              .selectFrom('user')
              .select(['banned', 'role'])
              .where('id', '=', session.userId)
              .executeTakeFirst();
            if (user?.banned) throw new APIError('FORBIDDEN', { message: FAILED_SIGN_IN, code: 'USER_DISABLED' });
            // An account that is being made is not in the database yet.
            return {
              data: { ...session, expiresAt: new Date(Date.now() + SESSION_LIVES[user?.role ?? 'customer'].idle) },
            };
          },
        },
      },
      account: {
        create: {
          before: async (account) => {
            await refuseAdministrator(platform, account);
            return { data: { ...account, accessToken: null, refreshToken: null, idToken: null } };
          },
          after: async (account, ctx) => {
            if (account.providerId === 'google')
              platform.security.success('way-in-added', { uid: account.userId, way: 'google' });
            if (account.providerId === 'google')
              await notifyOfGoogle(platform, account.userId, ctx?.headers?.get(LANGUAGE_HEADER));
          },
        },
      },
      user: {
        create: {
          before: async (user) => ({ data: { ...user, createdAt: clock.now(), updatedAt: clock.now() } }),
          after: async (user, ctx) => {
            // Who comes by Google has no page of ours in between that would make the user record (spec.md §4).
            if (ctx?.path === '/callback/:id')
              await createUserRecord(platform, { uid: user.id, name: user.name, email: user.email });
            platform.security.success('account-created', {
              uid: user.id,
              way: ctx?.path === '/callback/:id' ? 'google' : 'password',
            });
            await welcome(platform, user, ctx?.headers?.get(LANGUAGE_HEADER));
          },
        },
      },
    },
  } satisfies BetterAuthOptions;
  return betterAuth({ ...configured, database: await hashedSessions(configured) });
}

export type Auth = Awaited<ReturnType<typeof createAuth>>;

/** The page on which a sign-in with Google ends (wire/pages.ts). */
const GOOGLE_LANDING = '/google-done';

/** Inside the server only: tells the delivery to set or drop the plain cookies. It never reaches the browser. */
export const SESSION_CHANGE_HEADER = 'x-kiran-session-change';

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

/** A refusal of ours in the library's own kind. */
function tell(error: unknown): never {
  if (!(error instanceof Fault)) throw error;
  const wait = error.detail?.['retryAfter'];
  throw new APIError(
    'SERVICE_UNAVAILABLE',
    { message: error.message, code: error.code },
    typeof wait === 'number' ? { 'retry-after': String(wait) } : {},
  );
}

const ownOrigin = (request: Request | undefined): string => (request ? new URL(request.url).origin : '');
