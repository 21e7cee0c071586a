import { z } from 'zod';
import { type Given, text } from './kinds.ts';

/** A key of the age format: the public one, or the secret one. */
const AGE_KEY = /^(?:age1[02-9ac-hj-np-z]{58}|AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58})$/;

export const BACKUPS = {
  BACKUP_TO: text.optional(),
  BACKUP_KEEP: z.coerce.number({ error: 'must be a number of backups' }).int().min(1).max(1_000).default(14),
  BACKUP_KEY: text
    .regex(AGE_KEY, 'must be an age key: age1… or AGE-SECRET-KEY-1… (npm run backup -- --new-key makes a pair)')
    .optional(),
};

export type BackupSettings = {
  /** Where the shop backs itself up every night: a folder, or s3://BUCKET/FOLDER; undefined means nowhere. */
  backupTo: string | undefined;
  /** The number of nightly backups that are kept. */
  backupKeep: number;
  /** The key that backups are encrypted to; the secret one is needed only to restore. */
  backupKey: string | undefined;
};

export const readBackups = (s: Given<typeof BACKUPS>): BackupSettings => ({
  backupTo: s.BACKUP_TO,
  backupKeep: s.BACKUP_KEEP,
  backupKey: s.BACKUP_KEY,
});
