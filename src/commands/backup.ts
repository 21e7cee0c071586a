import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from '#src/platform/backup/manifest.ts';
import { openTarget } from '#src/platform/backup/open-target.ts';
import { prune } from '#src/platform/backup/prune.ts';
import { makeBackupKey, openSeal } from '#src/platform/backup/seal.ts';
import { writeBackup } from '#src/platform/backup/write-backup.ts';
import { CannotStart } from '#src/platform/cannot-start.ts';
import { systemClock } from '#src/platform/clock.ts';
import { usedDataDir } from '#src/platform/data-dir.ts';
import { openDatabase } from '#src/platform/database/database.ts';
import { openEmbedded } from '#src/platform/database/find-database.ts';
import { BACKUP_LOCK, withSessionLock } from '#src/platform/database/session-lock.ts';
import { messageOf } from '#src/platform/database/unreachable.ts';
import { diskStore } from '#src/platform/media/disk-store.ts';
import { s3Store } from '#src/platform/media/s3-store.ts';
import type { Settings } from '#src/platform/settings/settings.ts';
import { BACKUP_FIGURES } from '#src/shop/back-office/backup/backup-figures.ts';
import { recordBackup } from '#src/shop/back-office/backup/record-backup.ts';
import { inFigures, inSize } from './figures-in-words.ts';
import { type CommandContext, inWords, readArguments, readVersion, runCommand } from './run-command.ts';

// `npm run backup -- --to FOLDER`: backs the shop up, whether it runs or not (docs/operations.md, Backup). The shop itself runs it every night.

const USAGE = 'npm run backup -- --to FOLDER (or s3://BUCKET/FOLDER) [--keep 14], or npm run backup -- --new-key';

await runCommand(async ({ settings, log, say }) => {
  const { values } = readArguments(
    {
      options: { to: { type: 'string' }, keep: { type: 'string' }, 'new-key': { type: 'boolean' } },
    } as const,
    USAGE,
  );
  if (values['new-key']) return sayKey();
  const where = values.to ?? settings.backupTo;
  if (!where) throw new CannotStart(`Where to? ${USAGE}, or set BACKUP_TO.`);
  const keep =
    values.keep === undefined ? (where === settings.backupTo ? settings.backupKeep : undefined) : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0))
    throw new CannotStart(`--keep must be a number above 0. Usage: ${USAGE}`);

  const dataDir = findData(settings);
  const { url, stop } = settings.databaseUrl
    ? { url: settings.databaseUrl, stop: async () => {} }
    : await openEmbedded(dataDir, log);
  const { db, close } = openDatabase(url, { size: 2, log });
  try {
    const busy = 'Another backup of this shop is being made: wait until it has ended.';
    await withSessionLock(url, BACKUP_LOCK, busy, () =>
      backUp({ settings, log, say }, { db, url, dataDir, where, keep }),
    );
  } finally {
    await close();
    await stop();
  }
});

type Job = {
  db: ReturnType<typeof openDatabase>['db'];
  url: string;
  dataDir: string;
  where: string;
  keep: number | undefined;
};

async function backUp({ settings, say }: CommandContext, { db, url, dataDir, where, keep }: Job): Promise<void> {
  const clock = systemClock(settings.clockOffset);
  const target = openTarget(where, settings.s3);
  const seal = await openSeal(settings.backupKey);
  const began = performance.now();
  const secretFile = path.join(dataDir, 'auth-secret');
  const made = await recordBackup(
    { db, clock },
    target.place,
    async () => {
      const { manifest, contents } = await writeBackup(
        {
          databaseUrl: url,
          pictures: settings.s3 ? s3Store(settings.s3) : diskStore(dataDir),
          authSecret: !settings.authSecret && existsSync(secretFile) ? readFileSync(secretFile, 'utf8') : undefined,
          version: readVersion(),
          figures: BACKUP_FIGURES,
        },
        target,
        seal,
        () => clock.now(),
      );
      if (keep !== undefined) await prune(target, keep, clock.now());
      return { manifest, contents, bytes: sizeOf(manifest), files: manifest.files.length };
    },
    (error) => inWords(error) ?? messageOf(error),
  );
  const { manifest, contents } = made;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  say(
    `Backed up to ${target.place}/${manifest.name} in ${seconds} s: ${inFigures(contents.figures)}, ${made.files} files, ${inSize(made.bytes)}${manifest.encryptedTo ? ', encrypted' : ''}.`,
  );
  if (!manifest.encryptedTo)
    say(
      'It is not encrypted, so the key that signs sessions (DATA_DIR/auth-secret) is not in it: keep a copy of that elsewhere, or set BACKUP_KEY.',
    );
}

function sizeOf({ contents, database, files }: Manifest): number {
  return [contents, ...database, ...files].reduce((sum, { size }) => sum + size, 0);
}

/** With a database and a bucket of its own, a shop may have no folder. */
function findData(settings: Settings): string {
  if (!settings.databaseUrl) return usedDataDir(settings);
  try {
    return usedDataDir(settings);
  } catch {
    return path.resolve(settings.dataDir);
  }
}

/** As it is, whatever LOG_FORMAT says: it is to be copied. */
async function sayKey(): Promise<void> {
  const { secret, recipient } = await makeBackupKey();
  process.stdout.write(
    `Set this for the shop; it can only make backups:\n  BACKUP_KEY=${recipient}\n` +
      `Keep this away from the shop's machine, where it will be found in years: only it can restore them.\n  ${secret}\n`,
  );
}
