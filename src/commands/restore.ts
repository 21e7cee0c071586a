import { chmodSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eachAtOnce } from '#src/platform/backup/each-at-once.ts';
import { checkMigrations, fillDatabase } from '#src/platform/backup/fill-database.ts';
import { openTarget } from '#src/platform/backup/open-target.ts';
import { type ReadBackup, readBackup } from '#src/platform/backup/read-backup.ts';
import { openSeal } from '#src/platform/backup/seal.ts';
import { CannotStart } from '#src/platform/cannot-start.ts';
import { findDataDir } from '#src/platform/data-dir.ts';
import { claimEmpty, wasInterrupted } from '#src/platform/database/copy/unfinished.ts';
import { type Database, openDatabase } from '#src/platform/database/database.ts';
import { startEmbeddedPostgres } from '#src/platform/database/embedded-postgres.ts';
import type { Log } from '#src/platform/log/log.ts';
import { forgetStore } from '#src/platform/media/check-store.ts';
import { diskStore } from '#src/platform/media/disk-store.ts';
import { s3Store } from '#src/platform/media/s3-store.ts';
import { forgetAuthSecret } from '#src/platform/settings/auth-secret.ts';
import type { Settings } from '#src/platform/settings/settings.ts';
import { BACKUP_FIGURES } from '#src/shop/back-office/backup/backup-figures.ts';
import { inFigures, inSize } from './figures-in-words.ts';
import { readArguments, runCommand } from './run-command.ts';

// `npm run restore -- --from FOLDER`: restores a backup into an empty DATA_DIR, or an empty database (docs/operations.md, Restore). Everything
// is checked before anything is written, and nothing that is there is overwritten.

const USAGE = 'npm run restore -- --from FOLDER (or s3://BUCKET/FOLDER) [--backup NAME] [--new-key]';

await runCommand(async ({ settings, log, say }) => {
  const { values } = readArguments(
    {
      options: { from: { type: 'string' }, backup: { type: 'string' }, 'new-key': { type: 'boolean' } },
    } as const,
    USAGE,
  );
  const where = values.from ?? settings.backupTo;
  if (!where) throw new CannotStart(`Where from? ${USAGE}`);
  const began = performance.now();
  const backup = await readBackup(openTarget(where, settings.s3), await openSeal(settings.backupKey), values.backup);
  const { manifest, contents } = backup;
  await checkMigrations(contents.database);
  say(`The backup ${manifest.name} is whole: ${inFigures(contents.figures)}, ${contents.files.length} files.`);

  const { dataDir } = findDataDir(settings);
  const { url, stop } = settings.databaseUrl
    ? { url: settings.databaseUrl, stop: async () => {} }
    : await startEmbeddedPostgres(dataDir, log);
  try {
    if (!(await wasInterrupted(url))) checkFolder(dataDir, settings);
    await claimEmpty(url);
    await restoreFiles(backup, settings, dataDir);
    const keyKnown = placeKey(contents.authSecret, settings, dataDir);
    const left = await fillDatabase(
      url,
      contents.database,
      ({ bytes }) => backup.rows(bytes),
      { statements: BACKUP_FIGURES, values: contents.figures },
      log,
    );
    await forget(url, values['new-key'] ? [forgetStore, forgetAuthSecret] : [forgetStore], log);
    const { bytes } = contents.database.tables.reduce((sum, table) => ({ bytes: sum.bytes + table.bytes }), {
      bytes: 0,
    });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    say(
      `Restored in ${seconds} s, and compared with the backup: ${contents.database.tables.length} tables of ${inSize(bytes)}, ${contents.files.length} files. It is the shop as of ${manifest.startedAt}.`,
    );
    if (left.length > 0) say(`Not restored, because no migration makes them: ${left.join(', ')}.`);
    if (!keyKnown && !values['new-key'])
      say(
        `The key that signs sessions is not in this backup: before npm start, put your copy of it in ${path.join(dataDir, 'auth-secret')}, or set AUTH_SECRET. If it is lost, restore with --new-key: everybody then signs in again.`,
      );
    say('Start the shop with npm start and the same settings.');
  } finally {
    await stop();
  }
});

/** Besides the key and the database, which is asked itself, a folder that is restored into holds nothing. */
function checkFolder(dataDir: string, { s3 }: Settings): void {
  if (s3) return;
  const used = readdirSync(dataDir).filter((name) => !/^(auth-secret|lost\+found|postgres|postgresql-.*)$/.test(name));
  if (used.length > 0)
    throw new CannotStart(
      `There is something in ${dataDir} already (${used.slice(0, 3).join(', ')}), and nothing is overwritten: set DATA_DIR to an empty folder.`,
    );
}

async function restoreFiles(backup: ReadBackup, settings: Settings, dataDir: string): Promise<void> {
  const store = settings.s3 ? s3Store(settings.s3) : diskStore(dataDir);
  const there = new Set<string>();
  for await (const { key } of store.list()) there.add(key);
  // A bucket that outlived its database still has its files, which never change.
  const missing = backup.contents.files.filter(({ key }) => !settings.s3 || !there.has(key));
  await eachAtOnce(8, missing, async ({ key, type, stored }) => store.put(key, await backup.file(stored), type));
}

/** Whether the restored shop will have the key it was used with. */
function placeKey(secret: string | undefined, { authSecret }: Settings, dataDir: string): boolean {
  const file = path.join(dataDir, 'auth-secret');
  if (authSecret || existsSync(file)) return true;
  if (!secret) return false;
  writeFileSync(file, secret, { mode: 0o600, flag: 'wx' });
  chmodSync(file, 0o600);
  return true;
}

/** What the former place of the shop knew of itself, and the restored one finds out anew. */
async function forget(url: string, what: ((db: Database) => Promise<void>)[], log: Log): Promise<void> {
  const { db, close } = openDatabase(url, { size: 1, log });
  try {
    for (const one of what) await one(db);
  } finally {
    await close();
  }
}
