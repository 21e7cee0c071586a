import { isHttps } from '#src/platform/private-network.ts';
import { flag, type Given, type Problem } from './kinds.ts';
import { isTestRun, type SERVER } from './server.ts';

export const LIMITS = {
  RATE_LIMITS: flag().default(true),
};

export type LimitSettings = {
  rateLimits: boolean;
};

type Asked = Given<typeof LIMITS> & Pick<Given<typeof SERVER>, 'PUBLIC_URL'>;

export const limitProblems = (s: Asked): Problem[] => [
  !isTestRun() && !s.RATE_LIMITS && isHttps(s.PUBLIC_URL)
    ? ['RATE_LIMITS', 'must be on where PUBLIC_URL is https: without them passwords and codes can be guessed']
    : undefined,
];

export const readLimits = (s: Asked): LimitSettings => ({
  rateLimits: s.RATE_LIMITS,
});
