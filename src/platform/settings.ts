import { z } from 'zod';
import { CannotStart } from '#src/platform/cannot-start.ts';
import { exposureOf } from '#src/platform/database/exposure.ts';
import { type LogFormat, usualFormat } from '#src/platform/log.ts';
import { isTestKey, paymentsProblem } from '#src/platform/payments-setting.ts';
import type { S3Settings } from '#src/platform/pictures/s3-store.ts';
import { isHttps, isNear, isPublic } from '#src/platform/private-network.ts';
import type { SmsSettings } from '#src/platform/sms/sms-provider.ts';

/** The languages that the shop speaks. `en-x-spec` is English with the specification's own spelling (decisions.md §1). */
export const LOCALES = ['en', 'en-x-spec', 'hi', 'gu'] as const;
export type Locale = (typeof LOCALES)[number];

const text = z.string().trim().min(1);
/** `shop@kiran.example` or `Kiran <shop@kiran.example>`; no line ends, which would begin another header. */
const MAIL_FROM = /^(?:[^<>"\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/;
const SMS_TEMPLATES = /^\s*[a-z-]+=\d{10,25}(?:\s*,\s*[a-z-]+=\d{10,25})*\s*$/;
const url = z.url({ protocol: /^https?$/ });
/** A provider's address: what goes there holds keys, codes and addresses. Names without a dot are of this machine or a private network. */
const securedUrl = url.refine((given) => given.startsWith('https:') || isNear(new URL(given).hostname), 'must be an https:// address');
const rupees = z.coerce.number({ error: 'must be an amount in rupees' }).int('must be whole rupees').min(1).max(1_000_000_000);
const flag = (name: string) =>
  z.enum(['on', 'off', '1', '0', 'true', 'false'], { error: `${name} must be on or off` }).transform((v) => ['on', '1', 'true'].includes(v));

const schema = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
    PORT: z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65_535).default(3000),
    HOST: text.default('0.0.0.0'),
    DATA_DIR: text.optional(),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
      .refine((given) => exposureOf(given) !== 'public', 'leads over a public network: add ?sslmode=verify-full, or ?sslmode=disable where a tunnel encrypts')
      .optional(),
    PUBLIC_URL: url.optional(),
    LOCALE: z.enum(LOCALES, { error: `must be one of ${LOCALES.join(', ')}` }).default('en'),
    GUEST_ACCESS: z.enum(['ask', 'open'], { error: 'must be ask or open' }).default('ask'),
    ADMIN_EMAIL: z.email({ error: 'must be an e-mail address' }).toLowerCase().default('admin@kiran.example'),
    ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').max(128).optional(),
    ADMIN_2FA: z.enum(['optional', 'required'], { error: 'must be optional or required' }).optional(),
    PASSWORD_MIN_LENGTH: z.coerce.number().int().min(6, 'must be at least 6').max(64).default(8),
    STATES: text.default('Gujarat'),
    AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    AUTH_SECRET_PREVIOUS: z.string().min(32, 'must have at least 32 characters').optional(),
    TRUST_PROXY: flag('TRUST_PROXY').default(false),
    RATE_LIMITS: flag('RATE_LIMITS').default(true),
    SERVICE_WORKER: flag('SERVICE_WORKER').default(true),
    ROLE: z.enum(['web', 'worker', 'all'], { error: 'must be web, worker or all' }).default('all'),
    TEST_CLOCK_OFFSET: z.coerce.number({ error: 'must be a number of seconds' }).default(0),
    TEST_KILL_AT: text.optional(),
    SEED: z.enum(['demo', 'none'], { error: 'must be demo or none' }).default('demo'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    LOG_FORMAT: z.enum(['words', 'json'], { error: 'must be words or json' }).optional(),
    PAYMENTS: z.enum(['sandbox', 'razorpay'], { error: 'must be sandbox or razorpay' }).optional(),
    RAZORPAY_KEY_ID: text.optional(),
    RAZORPAY_KEY_SECRET: text.optional(),
    RAZORPAY_WEBHOOK_SECRET: text.optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' }).optional(),
    MAIL_FROM: text.regex(MAIL_FROM, 'must be an e-mail address, or a name and an address: Kiran <shop@kiran.example>').default('shop@kiran.example'),
    SMS_URL: securedUrl.optional(),
    SMS_TOKEN: text.optional(),
    SMS_SENDER: z
      .string()
      .regex(/^(?:[A-Za-z]{6}|\d{3,6})$/, 'must be six letters or three to six figures, as registered with DLT')
      .optional(),
    SMS_ENTITY_ID: z
      .string()
      .regex(/^\d{10,25}$/, 'must be the figures of the DLT entity')
      .optional(),
    SMS_TEMPLATES: z.string().regex(SMS_TEMPLATES, 'must be like sign-in-code=1107160000000000001,order-placed=1107160000000000002').optional(),
    SMS_MAX_PER_HOUR: z.coerce.number().int().min(1).max(100_000).default(600),
    GOOGLE_CLIENT_ID: text.optional(),
    GOOGLE_CLIENT_SECRET: text.optional(),
    GOOGLE_ISSUER: securedUrl.default('https://accounts.google.com'),
    PICTURE_HOSTS: text.optional(),
    S3_ENDPOINT: securedUrl.optional(),
    S3_BUCKET: text.optional(),
    S3_REGION: text.default('us-east-1'),
    S3_ACCESS_KEY_ID: text.optional(),
    S3_SECRET_ACCESS_KEY: text.optional(),
    UNVERIFIED_MAX_UNITS: z.coerce.number().int().min(1).default(20),
    UNVERIFIED_MAX_VALUE: rupees.default(100_000),
    ORDER_MAX_UNITS: z.coerce.number().int().min(1).default(1_000),
    ORDER_MAX_VALUE: rupees.default(2_500_000),
    NETWORK_MAX_VALUE: rupees.default(5_000_000),
    RESERVATION_MINUTES: z.coerce.number().int().min(12, 'must be at least 12').max(60).default(15),
    DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
  })
  .superRefine((s, ctx) => {
    const keys = [s.RAZORPAY_KEY_ID, s.RAZORPAY_KEY_SECRET, s.RAZORPAY_WEBHOOK_SECRET];
    if (keys.some(Boolean) && !keys.every(Boolean)) {
      ctx.addIssue({
        code: 'custom',
        path: ['RAZORPAY_KEY_ID'],
        message: 'must be set together with RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET, or none of them',
      });
    }
    const problem = keys.every(Boolean) || !keys.some(Boolean) ? paymentsProblem(s) : undefined;
    if (problem) ctx.addIssue({ code: 'custom', path: ['PAYMENTS'], message: problem });
    const bucket = [s.S3_ENDPOINT, s.S3_BUCKET, s.S3_ACCESS_KEY_ID, s.S3_SECRET_ACCESS_KEY];
    if (bucket.some(Boolean) && !bucket.every(Boolean)) {
      ctx.addIssue({
        code: 'custom',
        path: ['S3_ENDPOINT'],
        message: 'must be set together with S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or none of them',
      });
    }
    const sms = [s.SMS_URL, s.SMS_TOKEN, s.SMS_SENDER, s.SMS_ENTITY_ID, s.SMS_TEMPLATES];
    if (sms.some(Boolean) && !sms.every(Boolean)) {
      ctx.addIssue({
        code: 'custom',
        path: ['SMS_URL'],
        message: 'must be set together with SMS_TOKEN, SMS_SENDER, SMS_ENTITY_ID and SMS_TEMPLATES, or none of them',
      });
    }
    if (Boolean(s.GOOGLE_CLIENT_ID) !== Boolean(s.GOOGLE_CLIENT_SECRET)) {
      ctx.addIssue({ code: 'custom', path: ['GOOGLE_CLIENT_ID'], message: 'must be set together with GOOGLE_CLIENT_SECRET, or neither of them' });
    }
    if (process.env['KIRAN_TEST'] !== '1' && !s.RATE_LIMITS && isHttps(s.PUBLIC_URL)) {
      ctx.addIssue({ code: 'custom', path: ['RATE_LIMITS'], message: 'must be on where PUBLIC_URL is https: without them passwords and codes can be guessed' });
    }
    if (s.NODE_ENV === 'production' && process.env['KIRAN_TEST'] !== '1') {
      if (s.TEST_CLOCK_OFFSET !== 0) ctx.addIssue({ code: 'custom', path: ['TEST_CLOCK_OFFSET'], message: 'is for tests only' });
      if (s.GOOGLE_ISSUER !== 'https://accounts.google.com') ctx.addIssue({ code: 'custom', path: ['GOOGLE_ISSUER'], message: 'is for tests only' });
      if (s.TEST_KILL_AT) ctx.addIssue({ code: 'custom', path: ['TEST_KILL_AT'], message: 'is for tests only' });
    }
  });

type HoldLimit = { units: number; value: number };

/** Everything that can be configured from outside; names as in decisions.md §5 and §6. */
export type Settings = {
  mode: 'production' | 'development' | 'test';
  port: number;
  host: string;
  dataDir: string;
  /** False where nobody has chosen `dataDir`, so that another place may take its stead (data-dir.ts). */
  dataDirGiven: boolean;
  databaseUrl: string | undefined;
  databasePool: number;
  /** Origin without a trailing slash, or undefined when the Host header decides. */
  publicUrl: string | undefined;
  locale: Locale;
  guestAccess: 'ask' | 'open';
  adminEmail: string;
  adminPassword: string | undefined;
  /** `required` withholds the administrator's role until a second factor is set up; of itself where the public can reach the shop. */
  admin2fa: 'optional' | 'required';
  passwordMinLength: number;
  /** The states that goods are delivered to, by their English names; the first is offered first. */
  states: string[];
  authSecret: string | undefined;
  /** The key before this one: what it has signed and sealed stays good while the key is changed. */
  previousAuthSecret: string | undefined;
  trustProxy: boolean;
  rateLimits: boolean;
  /** Off takes the service worker away again from every browser that has it. */
  serviceWorker: boolean;
  /** `web` answers requests and leaves the queue's work to others; `worker` and `all` do it too (design.md §5). */
  role: 'web' | 'worker' | 'all';
  /** A checkpoint at which the process ends by SIGKILL, tests only. */
  killAt: string | undefined;
  /** Seconds added to the clock, tests only. */
  clockOffset: number;
  seed: 'demo' | 'none';
  logLevel: string;
  logFormat: LogFormat;
  /** Real Razorpay keys; undefined means the built-in sandbox. */
  razorpay: { keyId: string; keySecret: string; webhookSecret: string } | undefined;
  /** Whether no money moves: the sandbox, or Razorpay with keys of its test mode. What is paid then stays marked as a test for ever. */
  testPayments: boolean;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** An SMS provider; undefined means files in DATA_DIR/outbox. */
  sms: SmsSettings | undefined;
  /** Codes that leave by SMS in an hour, of all callers together. */
  smsPerHour: number;
  /** Signing in with Google; undefined hides its button. */
  google: { clientId: string; clientSecret: string; issuer: string } | undefined;
  /** Hosts besides our own whose pictures a page may show (img-src). */
  pictureHosts: string[];
  reservationMinutes: number;
  /** What open payments may hold: units of one product, and value in paise; of one network's together, value alone. */
  holds: { unverified: HoldLimit; verified: HoldLimit; network: { value: number } };
  /** A bucket for pictures; undefined means DATA_DIR. */
  s3: S3Settings | undefined;
};

/** Thrown when the environment is unusable; its message is one line that names the setting. */
export class WrongSetting extends CannotStart {}

/** Reads and checks the environment. Throws {@link WrongSetting}. An empty variable counts as unset. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, v]) => v !== undefined && v !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new WrongSetting(`Setting ${issue?.path.join('.')} ${issue?.message}.`);
  }
  const s = parsed.data;
  return {
    mode: s.NODE_ENV,
    port: s.PORT,
    host: s.HOST,
    dataDir: s.DATA_DIR ?? './data',
    dataDirGiven: s.DATA_DIR !== undefined,
    databaseUrl: s.DATABASE_URL,
    databasePool: s.DATABASE_POOL,
    publicUrl: s.PUBLIC_URL && new URL(s.PUBLIC_URL).origin,
    locale: s.LOCALE,
    guestAccess: s.GUEST_ACCESS,
    adminEmail: s.ADMIN_EMAIL,
    adminPassword: s.ADMIN_PASSWORD,
    admin2fa: s.ADMIN_2FA ?? (isPublic(s.PUBLIC_URL) ? 'required' : 'optional'),
    passwordMinLength: s.PASSWORD_MIN_LENGTH,
    states: s.STATES.split(',')
      .map((state) => state.trim())
      .filter(Boolean),
    authSecret: s.AUTH_SECRET,
    previousAuthSecret: s.AUTH_SECRET_PREVIOUS,
    trustProxy: s.TRUST_PROXY,
    rateLimits: s.RATE_LIMITS,
    serviceWorker: s.SERVICE_WORKER,
    role: s.ROLE,
    killAt: s.TEST_KILL_AT,
    clockOffset: s.TEST_CLOCK_OFFSET,
    seed: s.SEED,
    logLevel: s.LOG_LEVEL,
    logFormat: usualFormat(s.LOG_FORMAT),
    razorpay:
      s.RAZORPAY_KEY_ID && s.RAZORPAY_KEY_SECRET && s.RAZORPAY_WEBHOOK_SECRET
        ? { keyId: s.RAZORPAY_KEY_ID, keySecret: s.RAZORPAY_KEY_SECRET, webhookSecret: s.RAZORPAY_WEBHOOK_SECRET }
        : undefined,
    testPayments: !s.RAZORPAY_KEY_ID || isTestKey(s.RAZORPAY_KEY_ID),
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM,
    sms:
      s.SMS_URL && s.SMS_TOKEN && s.SMS_SENDER && s.SMS_ENTITY_ID && s.SMS_TEMPLATES
        ? { url: s.SMS_URL, token: s.SMS_TOKEN, sender: s.SMS_SENDER, entityId: s.SMS_ENTITY_ID, templates: readPairs(s.SMS_TEMPLATES) }
        : undefined,
    smsPerHour: s.SMS_MAX_PER_HOUR,
    google:
      s.GOOGLE_CLIENT_ID && s.GOOGLE_CLIENT_SECRET
        ? { clientId: s.GOOGLE_CLIENT_ID, clientSecret: s.GOOGLE_CLIENT_SECRET, issuer: s.GOOGLE_ISSUER.replace(/\/$/, '') }
        : undefined,
    pictureHosts: s.PICTURE_HOSTS?.split(/[\s,]+/) ?? [],
    reservationMinutes: s.RESERVATION_MINUTES,
    holds: {
      unverified: { units: s.UNVERIFIED_MAX_UNITS, value: s.UNVERIFIED_MAX_VALUE * 100 },
      verified: { units: s.ORDER_MAX_UNITS, value: s.ORDER_MAX_VALUE * 100 },
      network: { value: s.NETWORK_MAX_VALUE * 100 },
    },
    s3:
      s.S3_ENDPOINT && s.S3_BUCKET && s.S3_ACCESS_KEY_ID && s.S3_SECRET_ACCESS_KEY
        ? { endpoint: s.S3_ENDPOINT, bucket: s.S3_BUCKET, region: s.S3_REGION, accessKeyId: s.S3_ACCESS_KEY_ID, secretAccessKey: s.S3_SECRET_ACCESS_KEY }
        : undefined,
  };
}

/** `a=1,b=2` as a record. */
const readPairs = (text: string): Record<string, string> => Object.fromEntries(text.split(',').map((pair) => pair.trim().split('=') as [string, string]));
