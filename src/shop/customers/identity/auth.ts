import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { Fault } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { ADDRESS_HEADER, LANGUAGE_HEADER } from './auth-headers.ts';
import { authHooks, FAILED_SIGN_IN } from './auth-hooks.ts';
import { createUserRecord } from './create-user-record.ts';
import { entering } from './enter.ts';
import { google, notifyOfGoogle, refuseAdministrator } from './google.ts';
import { hashedSessions } from './hashed-sessions.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { LONGEST_SESSION, SESSION_LIVES } from './session-lifetime.ts';
import { welcome } from './welcome.ts';

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
    hooks: authHooks(platform),
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

/** The page on which a sign-in with Google ends (wire/page-table.ts). */
const GOOGLE_LANDING = '/google-done';

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
