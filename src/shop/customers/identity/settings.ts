import { z } from 'zod';
import { isPublic } from '#src/platform/private-network.ts';
import { allOrNone, type Given, type Problem, securedUrl, text } from '#src/platform/settings/kinds.ts';
import { isProduction, type SERVER } from '#src/platform/settings/server.ts';

const GOOGLE = 'https://accounts.google.com';

export const ACCOUNTS = {
  GUEST_ACCESS: z.enum(['ask', 'open'], { error: 'must be ask or open' }).default('ask'),
  ADMIN_EMAIL: z.email({ error: 'must be an e-mail address' }).toLowerCase().default('admin@kiran.example'),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').max(128).optional(),
  ADMIN_2FA: z.enum(['optional', 'required'], { error: 'must be optional or required' }).optional(),
  PASSWORD_MIN_LENGTH: z.coerce.number().int().min(6, 'must be at least 6').max(64).default(8),
  SMS_MAX_PER_HOUR: z.coerce.number().int().min(1).max(100_000).default(600),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GOOGLE_ISSUER: securedUrl.default(GOOGLE),
};

export type AccountSettings = {
  guestAccess: 'ask' | 'open';
  adminEmail: string;
  adminPassword: string | undefined;
  /** `required` withholds the administrator's role until a second factor is set up; the default where the public can reach the shop. */
  admin2fa: 'optional' | 'required';
  passwordMinLength: number;
  /** Codes sent by SMS per hour, to all callers together. */
  smsPerHour: number;
  /** Signing in with Google; undefined hides its button. */
  google: { clientId: string; clientSecret: string; issuer: string } | undefined;
};

type Asked = Given<typeof ACCOUNTS> & Pick<Given<typeof SERVER>, 'NODE_ENV' | 'PUBLIC_URL'>;

export const accountProblems = (s: Asked): Problem[] => [
  allOrNone({ GOOGLE_CLIENT_ID: s.GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET: s.GOOGLE_CLIENT_SECRET }),
  isProduction(s) && s.GOOGLE_ISSUER !== GOOGLE ? ['GOOGLE_ISSUER', 'is for tests only'] : undefined,
];

export const readAccounts = (s: Asked): AccountSettings => ({
  guestAccess: s.GUEST_ACCESS,
  adminEmail: s.ADMIN_EMAIL,
  adminPassword: s.ADMIN_PASSWORD,
  admin2fa: s.ADMIN_2FA ?? (isPublic(s.PUBLIC_URL) ? 'required' : 'optional'),
  passwordMinLength: s.PASSWORD_MIN_LENGTH,
  smsPerHour: s.SMS_MAX_PER_HOUR,
  google:
    s.GOOGLE_CLIENT_ID && s.GOOGLE_CLIENT_SECRET
      ? {
          clientId: s.GOOGLE_CLIENT_ID,
          clientSecret: s.GOOGLE_CLIENT_SECRET,
          issuer: s.GOOGLE_ISSUER.replace(/\/$/, ''),
        }
      : undefined,
});
