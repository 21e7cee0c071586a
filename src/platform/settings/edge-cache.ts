import { z } from 'zod';
import { isHttps, isNear, isPrivateAddress } from '#src/platform/private-network.ts';
import { allOrNone, type Given, origin, type Problem } from './kinds.ts';
import type { SERVER } from './server.ts';

const isSafe = (address: string): boolean => {
  const { hostname } = new URL(address);
  return isHttps(address) || isNear(hostname) || isPrivateAddress(hostname);
};

export const EDGE_CACHE = {
  EDGE_CACHE: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .pipe(z.array(origin, { error: 'must be addresses such as http://10.0.0.5:6081, separated by commas' }).max(16))
    .refine((list) => list.every(isSafe), 'must be https:// addresses, unless they are in a private network')
    .transform((list) => [...new Set(list.map((address) => new URL(address).origin))])
    .optional(),
  EDGE_CACHE_TOKEN: z
    .string()
    .trim()
    .min(16, 'must have at least 16 characters')
    .regex(/^[\w.~+/=-]+$/, 'must consist of letters, digits and -._~+/=')
    .optional(),
};

export type EdgeCacheSettings = {
  /** The caches in front of the shop that keep its public pages, and what they recognise its purges by; undefined if there are none. */
  edgeCache: { addresses: string[]; token: string } | undefined;
};

/** A page states the address at which it was asked for, unless PUBLIC_URL does: a cache cannot tell. */
export const edgeCacheProblems = (s: Given<typeof EDGE_CACHE & typeof SERVER>): Problem[] => [
  allOrNone({ EDGE_CACHE: s.EDGE_CACHE?.join(), EDGE_CACHE_TOKEN: s.EDGE_CACHE_TOKEN }),
  s.EDGE_CACHE && !s.PUBLIC_URL ? ['EDGE_CACHE', 'needs PUBLIC_URL, the address that customers use'] : undefined,
];

export const readEdgeCache = (s: Given<typeof EDGE_CACHE>): EdgeCacheSettings => ({
  edgeCache: s.EDGE_CACHE && s.EDGE_CACHE_TOKEN ? { addresses: s.EDGE_CACHE, token: s.EDGE_CACHE_TOKEN } : undefined,
});
