import { writeFileSync } from 'node:fs';
import { checkMigrations, fillDatabase } from '#src/platform/backup/fill-database.ts';
import { CannotStart } from '#src/platform/cannot-start.ts';
import { usedDataDir } from '#src/platform/data-dir.ts';
import { inTransaction } from '#src/platform/database/copy/copy-client.ts';
import { copyOut, rowsOf } from '#src/platform/database/copy/copy-out.ts';
import { readFigures } from '#src/platform/database/copy/figures.ts';
import { placeOf } from '#src/platform/database/copy/unfinished.ts';
import { movedNote, startEmbeddedPostgres } from '#src/platform/database/embedded-postgres.ts';
import { BACKUP_FIGURES } from '#src/shop/back-office/backup/backup-figures.ts';
import { readSettings } from '#src/shop/settings.ts';
import { inFigures } from './figures-in-words.ts';
import { readArguments, runCommand } from './run-command.ts';

// `npm run move-to -- DATABASE_URL`: moves the embedded database into an empty PostgreSQL (docs/operations.md). The shop is stopped
// meanwhile, so that no order is left behind; the former database stays as it is, and is not started again by mistake.

const USAGE = 'npm run move-to -- postgres://USER:PASSWORD@HOST/DATABASE';

await runCommand(async ({ settings, log, say }) => {
  const { positionals } = readArguments({ allowPositionals: true } as const, USAGE);
  const [target] = positionals;
  if (!target || positionals.length > 1) throw new CannotStart(`Where to? ${USAGE}`);
  if (settings.databaseUrl)
    throw new CannotStart(
      'DATABASE_URL is set, so this shop does not use the embedded database: there is nothing to move.',
    );
  readSettings({ ...process.env, DATABASE_URL: target });
  const dataDir = usedDataDir(settings);
  const began = performance.now();
  const { url, stop } = await startEmbeddedPostgres(dataDir, log);
  try {
    const figures = await inTransaction(url, 'read', async (source) => {
      const contents = await copyOut(source, async () => {}); // the sums; the rows are read again below, in the same snapshot
      await checkMigrations(contents);
      const values = await readFigures(source, BACKUP_FIGURES);
      await fillDatabase(
        target,
        contents,
        (table) => rowsOf(source, table),
        { statements: BACKUP_FIGURES, values },
        log,
      );
      return values;
    });
    const place = placeOf(target);
    writeFileSync(movedNote(dataDir), `${place}\n`);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    say(`Moved to ${place} in ${seconds} s, and compared: ${inFigures(figures)}.`);
    say(
      `Now set DATABASE_URL to that address, keep DATA_DIR=${dataDir} (pictures and keys are there), and run npm start.`,
    );
  } finally {
    await stop();
  }
});
