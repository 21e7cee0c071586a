import { z } from 'zod';
import { exposureOf } from '#src/platform/database/exposure.ts';
import { forDriver, tlsProblem } from '#src/platform/database/tls-mode.ts';
import { type Given, type Problem, text } from './kinds.ts';

export const DATABASE = {
  DATA_DIR: text.optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address', abort: true })
    .refine(
      (given) => exposureOf(given) !== 'public',
      'leads over a public network: add ?sslmode=verify-full, or ?sslmode=disable where a tunnel encrypts',
    )
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
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
  const wrong = DATABASE_URL && tlsProblem(DATABASE_URL);
  return [wrong ? ['DATABASE_URL', wrong] : undefined];
}

export const readDatabase = (s: Asked): DatabaseSettings => ({
  dataDir: s.DATA_DIR ?? './data',
  dataDirGiven: s.DATA_DIR !== undefined,
  databaseUrl: s.DATABASE_URL && forDriver(s.DATABASE_URL),
  databasePool: s.DATABASE_POOL,
});
