import { z } from 'zod';
import { isHttps } from '#src/platform/private-network.ts';
import { flag, type Given, type Problem, rupees } from './kinds.ts';
import { isTestRun, type SERVER } from './server.ts';

export const LIMITS = {
  RATE_LIMITS: flag().default(true),
  UNVERIFIED_MAX_UNITS: z.coerce.number().int().min(1).default(20),
  UNVERIFIED_MAX_VALUE: rupees.default(100_000),
  ORDER_MAX_UNITS: z.coerce.number().int().min(1).default(1_000),
  ORDER_MAX_VALUE: rupees.default(2_500_000),
  NETWORK_MAX_VALUE: rupees.default(5_000_000),
  RESERVATION_MINUTES: z.coerce.number().int().min(12, 'must be at least 12').max(60).default(15),
};

type HoldLimit = { units: number; value: number };

export type LimitSettings = {
  rateLimits: boolean;
  reservationMinutes: number;
  /** What open payments may hold: units of one product, and value in paise; per network in total, value only. */
  holds: { unverified: HoldLimit; verified: HoldLimit; network: { value: number } };
};

type Asked = Given<typeof LIMITS> & Pick<Given<typeof SERVER>, 'PUBLIC_URL'>;

export const limitProblems = (s: Asked): Problem[] => [
  !isTestRun() && !s.RATE_LIMITS && isHttps(s.PUBLIC_URL)
    ? ['RATE_LIMITS', 'must be on where PUBLIC_URL is https: without them passwords and codes can be guessed']
    : undefined,
];

export const readLimits = (s: Asked): LimitSettings => ({
  rateLimits: s.RATE_LIMITS,
  reservationMinutes: s.RESERVATION_MINUTES,
  holds: {
    unverified: { units: s.UNVERIFIED_MAX_UNITS, value: s.UNVERIFIED_MAX_VALUE * 100 },
    verified: { units: s.ORDER_MAX_UNITS, value: s.ORDER_MAX_VALUE * 100 },
    network: { value: s.NETWORK_MAX_VALUE * 100 },
  },
});
