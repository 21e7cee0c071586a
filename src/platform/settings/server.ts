import { z } from 'zod';
import { type LogFormat, usualFormat } from '#src/platform/log/log.ts';
import { memoryLimit, pageCacheFor } from '#src/platform/memory-limit.ts';
import { flag, type Given, origin, type Problem, text } from './kinds.ts';

const MIB = 1024 * 1024;

export const SERVER = {
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65_535).default(3000),
  HOST: text.default('0.0.0.0'),
  PUBLIC_URL: origin.optional(),
  TRUST_PROXY: flag().default(false),
  SERVICE_WORKER: flag().default(true),
  HSTS_SUBDOMAINS: flag().default(false),
  PAGE_CACHE_MB: z.coerce.number({ error: 'must be a number of MiB' }).int().min(8).max(16_384).optional(),
  DRAIN_SECONDS: z.coerce
    .number({ error: 'must be a number of seconds' })
    .int('must be a whole number of seconds')
    .min(0, 'must be 0 or more')
    .max(300, 'must be at most 300')
    .default(0),
  ROLE: z.enum(['web', 'worker', 'all'], { error: 'must be web, worker or all' }).default('all'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  LOG_FORMAT: z.enum(['words', 'json'], { error: 'must be words or json' }).optional(),
  TEST_CLOCK_OFFSET: z.coerce.number({ error: 'must be a number of seconds' }).default(0),
  TEST_KILL_AT: text.optional(),
};

export type ServerSettings = {
  mode: 'production' | 'development' | 'test';
  port: number;
  host: string;
  /** Origin without a trailing slash, or undefined when the Host header decides. */
  publicUrl: string | undefined;
  trustProxy: boolean;
  /** If off, the service worker is removed from every browser that has it. */
  serviceWorker: boolean;
  /** Whether browsers must use https for every other host below the shop's domain too. */
  hstsSubdomains: boolean;
  /** Most bytes that stored pages may take. */
  pageCacheBytes: number;
  /** Between the order to stop and the closed port, while /readyz already answers 503. */
  drainSeconds: number;
  /** `web` answers requests and leaves the queue's work to others; `worker` and `all` do it too (operations.md#several-instances). */
  role: 'web' | 'worker' | 'all';
  logLevel: string;
  logFormat: LogFormat;
  /** Seconds added to the clock, tests only. */
  clockOffset: number;
  /** A checkpoint at which the process ends by SIGKILL, tests only. */
  killAt: string | undefined;
};

/** Whether a test started this process. Not a documented setting: a shop never sets it. */
export const isTestRun = (): boolean => process.env['KIRAN_TEST'] === '1';

/** Whether test-only settings must stop the start. */
export const isProduction = ({ NODE_ENV }: Pick<Given<typeof SERVER>, 'NODE_ENV'>): boolean =>
  NODE_ENV === 'production' && !isTestRun();

export const serverProblems = (s: Given<typeof SERVER>): Problem[] => [
  isProduction(s) && s.TEST_CLOCK_OFFSET !== 0 ? ['TEST_CLOCK_OFFSET', 'is for tests only'] : undefined,
  isProduction(s) && s.TEST_KILL_AT ? ['TEST_KILL_AT', 'is for tests only'] : undefined,
];

export const readServer = (s: Given<typeof SERVER>): ServerSettings => ({
  mode: s.NODE_ENV,
  port: s.PORT,
  host: s.HOST,
  publicUrl: s.PUBLIC_URL && new URL(s.PUBLIC_URL).origin,
  trustProxy: s.TRUST_PROXY,
  serviceWorker: s.SERVICE_WORKER,
  hstsSubdomains: s.HSTS_SUBDOMAINS,
  pageCacheBytes: s.PAGE_CACHE_MB ? s.PAGE_CACHE_MB * MIB : pageCacheFor(memoryLimit()),
  drainSeconds: s.DRAIN_SECONDS,
  role: s.ROLE,
  logLevel: s.LOG_LEVEL,
  logFormat: usualFormat(s.LOG_FORMAT),
  clockOffset: s.TEST_CLOCK_OFFSET,
  killAt: s.TEST_KILL_AT,
});
