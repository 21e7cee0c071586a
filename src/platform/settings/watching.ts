import { z } from 'zod';
import { flag, type Given } from './kinds.ts';

export const WATCHING = {
  METRICS_TOKEN: z.string().trim().min(16, 'must have at least 16 characters').optional(),
  ACCESS_LOG: flag().default(false),
  SLOW_QUERY_MS: z.coerce.number({ error: 'must be a number of milliseconds' }).int().min(0).default(500),
};

export type WatchingSettings = {
  /** Who may read /metrics; undefined: there is no such address. */
  metricsToken: string | undefined;
  /** A line for each answer. */
  accessLog: boolean;
  /** Milliseconds from which a statement is logged as slow; 0 means never. */
  slowQueryMs: number;
};

export const readWatching = (s: Given<typeof WATCHING>): WatchingSettings => ({
  metricsToken: s.METRICS_TOKEN,
  accessLog: s.ACCESS_LOG,
  slowQueryMs: s.SLOW_QUERY_MS,
});
