import { z } from 'zod';
import { exposureOf } from '#src/platform/database/exposure.ts';
import { type Given, text } from './kinds.ts';

export const DATABASE = {
  DATA_DIR: text.optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
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

export const readDatabase = (s: Given<typeof DATABASE>): DatabaseSettings => ({
  dataDir: s.DATA_DIR ?? './data',
  dataDirGiven: s.DATA_DIR !== undefined,
  databaseUrl: s.DATABASE_URL,
  databasePool: s.DATABASE_POOL,
});
