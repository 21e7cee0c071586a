import { betterAuth } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { Fault } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { isCommonPassword } from '#src/shop/identity/common-passwords.ts';
import { createUserRecord } from '#src/shop/identity/create-user-record.ts';
import { entering } from '#src/shop/identity/enter.ts';
import { checkGoogleStart, google, refuseAdministrator } from '#src/shop/identity/google.ts';
import { hashPassword, verifyPassword } from '#src/shop/identity/password.ts';
import { isConfirmed } from '#src/shop/identity/second-factor.store.ts';
import { clearPasswordTries, takePasswordTry } from '#src/shop/identity/sign-in-attempts.ts';
import { welcome } from '#src/shop/identity/welcome.ts';

/**
 * What a sign-in or sign-out leaves for the delivery: which kind of page the browser should get. `half`: the second factor is
 * still to come.
 */
export type SessionChange = { kind: 'customer' | 'administrator'; uid: string } | 'half' | 'ended';

/** The header in which the server passes on the caller's address; whatever a caller sends under this name is dropped. */
export const ADDRESS_HEADER = 'x-kiran-address';

/** The header in which the server passes on the language that the caller reads, for mails. */
export const LANGUAGE_HEADER = 'x-kiran-language';

const DAY = 24 * 60 * 60;
const FAILED_SIGN_IN = 'Failed to log in';
const FAILED_SIGN_UP = 'Failed to create an account';

/** Better Auth on our own database, configured as facts-technical.md §B2; served at /api/auth/*. */
export function createAuth(platform: Platform, options: { secret: string; baseUrl: string | undefined; secureCookies: boolean }) {
  const { db, settings, clock } = platform;
  const cookie = (name: string) => (options.secureCookies ? `__Host-${name}` : name);
  return betterAuth({
    appName: 'Kiran',
    ...(options.baseUrl && { baseURL: options.baseUrl }),
    basePath: '/api/auth',
    secret: options.secret,
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      disabled: settings.logLevel === 'silent',
      log: (level, message, ...more) => platform.log[level]({ more: more.length ? String(more[0]) : undefined }, message),
    },
    // One transaction for user and account: a crash between the two would leave an account that nobody can enter (seen).
    database: { db, type: 'postgres', transaction: true },
    trustedOrigins: options.baseUrl ? [options.baseUrl] : (request) => [ownOrigin(request)],
    user: {
      additionalFields: { role: { type: 'string', input: false, defaultValue: 'customer' }, banned: { type: 'boolean', input: false, defaultValue: false } },
    },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: settings.passwordMinLength,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      password: { hash: (password) => hashPassword(password).catch(tell), verify: (given) => verifyPassword(given).catch(tell) },
    },
    plugins: settings.google ? [entering, google(settings.google)] : [entering],
    // An account that signs in by Google keeps no tokens of Google's; an address joins two only where both sides have proved it.
    account: { updateAccountOnSignIn: false, accountLinking: { enabled: true, trustedProviders: [], requireLocalEmailVerified: true } },
    verification: { storeIdentifier: 'hashed' },
    onAPIError: { errorURL: GOOGLE_LANDING },
    session: { expiresIn: 30 * DAY, updateAge: DAY, freshAge: 600 },
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
        dont_remember: { name: cookie('brief') },
        state: { name: cookie('way-in') },
      },
    },
    hooks: {
      before: createAuthMiddleware(async (ctx) => {
        if (ctx.path === '/sign-in/social') checkGoogleStart((ctx.body ?? {}) as Record<string, unknown>);
        if (ctx.path === '/sign-up/email') checkSignUp(ctx.body as Record<string, unknown>, settings.adminEmail);
        if (ctx.path === '/sign-in/email') {
          const email = String((ctx.body as { email?: unknown })?.email ?? '').toLowerCase();
          const wait = await takePasswordTry(platform, email);
          if (wait > 0)
            throw new APIError(
              'TOO_MANY_REQUESTS',
              { message: 'Too many tries. Please wait a while.', code: 'TOO_MANY_REQUESTS' },
              { 'retry-after': String(wait) },
            );
        }
      }),
      after: createAuthMiddleware(async (ctx) => {
        const returned = ctx.context.returned;
        if (ctx.path === '/sign-in/email') {
          const email = String((ctx.body as { email?: unknown })?.email ?? '').toLowerCase();
          if (returned instanceof APIError) {
            if (returned.status === 'UNAUTHORIZED') {
              throw new APIError('UNAUTHORIZED', { message: FAILED_SIGN_IN, code: 'INVALID_EMAIL_OR_PASSWORD' });
            }
          } else await clearPasswordTries(platform, email);
        }
        // A taken address is worded like any other failure (decisions.md §2).
        if (ctx.path === '/sign-up/email' && returned instanceof APIError && returned.status === 'UNPROCESSABLE_ENTITY') {
          throw new APIError('UNPROCESSABLE_ENTITY', { message: FAILED_SIGN_UP, code: 'FAILED_TO_CREATE_USER' });
        }
        const change = sessionChange(ctx.path, ctx.context.newSession);
        if (change && change !== 'ended' && (await isConfirmed(db, change.uid))) ctx.setHeader(SESSION_CHANGE_HEADER, JSON.stringify('half'));
        else if (change) ctx.setHeader(SESSION_CHANGE_HEADER, JSON.stringify(change));
      }),
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => {
            const user = await db.selectFrom('user').select('banned').where('id', '=', session.userId).executeTakeFirst();
            if (user?.banned) throw new APIError('FORBIDDEN', { message: FAILED_SIGN_IN, code: 'USER_DISABLED' });
          },
        },
      },
      account: {
        create: {
          before: async (account) => {
            await refuseAdministrator(platform, account);
            return { data: { ...account, accessToken: null, refreshToken: null, idToken: null } };
          },
        },
      },
      user: {
        create: {
          before: async (user) => ({ data: { ...user, createdAt: clock.now(), updatedAt: clock.now() } }),
          after: async (user, ctx) => {
            // Who comes by Google has no page of ours in between that would make the user record (spec.md §4).
            if (ctx?.path === '/callback/:id') await createUserRecord(platform, { uid: user.id, name: user.name, email: user.email });
            await welcome(platform, user, ctx?.headers?.get(LANGUAGE_HEADER));
          },
        },
      },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** The page on which a sign-in with Google ends (contract/pages.ts). */
export const GOOGLE_LANDING = '/google-done';

/** Inside the server only: tells the delivery to set or drop the plain cookies. It never reaches the browser. */
export const SESSION_CHANGE_HEADER = 'x-kiran-session-change';

function sessionChange(path: string, created: { user: Record<string, unknown> } | null): Exclude<SessionChange, 'half'> | undefined {
  if (path === '/sign-out' || path === '/delete-user') return 'ended';
  if (!created) return undefined;
  return { kind: created.user['role'] === 'administrator' ? 'administrator' : 'customer', uid: String(created.user['id']) };
}

/** Refuses what the library would let pass: names outside spec.md §5, common passwords, the administrator's address. */
function checkSignUp(body: Record<string, unknown>, adminEmail: string) {
  const name = typeof body['name'] === 'string' ? body['name'].trim() : '';
  const email = typeof body['email'] === 'string' ? body['email'].trim().toLowerCase() : '';
  const refuse = (message: string, code: string) => {
    throw new APIError('UNPROCESSABLE_ENTITY', { message, code });
  };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a NUL would reach PostgreSQL and fail there (seen)
  if (/[\u0000-\u001f\u007f]/.test(name + email)) refuse(FAILED_SIGN_UP, 'INVALID_CHARACTERS');
  if (lettersOf(name) < 4 || lettersOf(name) > 20) refuse('Length of Name must be in range of 4-20 characters', 'INVALID_NAME');
  if (isCommonPassword(body['password'])) refuse('This password is one of the most common ones. Please choose another.', 'PASSWORD_COMPROMISED');
  if (email === adminEmail) refuse(FAILED_SIGN_UP, 'FAILED_TO_CREATE_USER');
}

/** Characters as people count them: a Hindi or Gujarati letter with its marks is one. */
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const lettersOf = (name: string): number => (name.length > 200 ? name.length : [...segmenter.segment(name)].length);

/** A refusal of ours in the library's own kind. */
function tell(error: unknown): never {
  if (!(error instanceof Fault)) throw error;
  const wait = error.detail?.['retryAfter'];
  throw new APIError('SERVICE_UNAVAILABLE', { message: error.message, code: error.code }, typeof wait === 'number' ? { 'retry-after': String(wait) } : {});
}

const ownOrigin = (request: Request | undefined): string => (request ? new URL(request.url).origin : '');
