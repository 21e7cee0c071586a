import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { exposureOf } from '#src/platform/database/exposure.ts';
import { forDriver, tlsProblem } from '#src/platform/database/tls-mode.ts';
import { type Given, type Problem, text } from './kinds.ts';

/**
 * Connections if DATABASE_POOL is not set. An embedded database shares this machine's processors and memory: more connections than it has work for
 * at once only take memory, 9 MiB each.
 */
const POOL = { external: 20, embedded: Math.min(20, 2 + 2 * Math.max(2, availableParallelism())) };

export const DATABASE = {
  DATA_DIR: text.optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address with one host', abort: true })
    .refine(
      (given) => exposureOf(given) !== 'public',
      'leads over a public network: add ?sslmode=verify-full, or ?sslmode=disable where a tunnel encrypts',
    )
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).optional(),
};

export type DatabaseSettings = {
  dataDir: string;
  /** False if nobody has chosen `dataDir`, so that another place may be used (data-dir.ts). */
  dataDirGiven: boolean;
  databaseUrl: string | undefined;
  databasePool: number;
};

type Asked = Given<typeof DATABASE>;

export function databaseProblems({ DATABASE_URL }: Asked): Problem[] {
  const wrong = DATABASE_URL && (tlsProblem(DATABASE_URL) ?? wayProblem(DATABASE_URL));
  return [wrong ? ['DATABASE_URL', wrong] : undefined];
}

/** What the driver would not do, or the shop could not work with. */
function wayProblem(address: string): string | undefined {
  const { hostname, searchParams } = new URL(address);
  if (decodeURIComponent(hostname).includes(','))
    return 'has several hosts: name one that always leads to the primary (docs/operations.md, Failover)';
  const wanted = searchParams.get('target_session_attrs');
  if (wanted !== null && !['any', 'primary', 'read-write'].includes(wanted))
    return `has target_session_attrs=${wanted}, but the shop works only with the primary: leave it out`;
  return undefined;
}

export const readDatabase = (s: Asked): DatabaseSettings => ({
  dataDir: s.DATA_DIR ?? './data',
  dataDirGiven: s.DATA_DIR !== undefined,
  databaseUrl: s.DATABASE_URL && forDriver(s.DATABASE_URL),
  databasePool: s.DATABASE_POOL ?? (s.DATABASE_URL ? POOL.external : POOL.embedded),
});
