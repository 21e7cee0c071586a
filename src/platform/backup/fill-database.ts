import { CannotStart } from '#src/platform/cannot-start.ts';
import { inTransaction } from '#src/platform/database/copy/copy-client.ts';
import { copyIn } from '#src/platform/database/copy/copy-in.ts';
import type { CopiedTable, DatabaseContents } from '#src/platform/database/copy/copy-out.ts';
import { type Figures, readFigures } from '#src/platform/database/copy/figures.ts';
import { claimEmpty } from '#src/platform/database/copy/unfinished.ts';
import { listMigrations, migrate } from '#src/platform/database/migrate.ts';
import type { Log } from '#src/platform/log/log.ts';
import { buildQueue } from '#src/platform/queue/build-queue.ts';

/** The tables are made by the migrations, so this version must have all that the copied database had, unchanged. Throws CannotStart. */
export async function checkMigrations({ migrations }: Pick<DatabaseContents, 'migrations'>): Promise<void> {
  const own = new Map((await listMigrations()).map(({ name, sha256 }) => [name, sha256]));
  const other = migrations.find(({ name, sha256 }) => own.get(name) !== sha256);
  if (other)
    throw new CannotStart(
      `This data is of a newer version of the shop, or another: this one does not know its migration ${other.name}. Use the version that made it, or a later one.`,
    );
}

/**
 * Fills an empty database with copied tables: the migrations and the queue make the tables, then all rows are loaded in one transaction, which
 * also compares every table and figure with what was copied.
 * @param figures the statements and the values that they must give
 * @returns the tables that were left out, because no migration makes them
 * @throws CannotStart for a database that is not empty, or rows that are not as they were
 */
export async function fillDatabase(
  url: string,
  contents: DatabaseContents,
  read: (table: CopiedTable) => AsyncIterable<Buffer>,
  figures: { statements: Record<string, string>; values: Figures },
  log: Log,
): Promise<string[]> {
  await claimEmpty(url);
  await migrate(url, log, { only: contents.migrations.map(({ name }) => name) });
  await buildQueue(url);
  const left = await inTransaction(url, 'write', async (client) => {
    const leftOut = await copyIn(client, contents, read);
    const now = await readFigures(client, figures.statements);
    for (const [name, value] of Object.entries(figures.values))
      if (now[name] !== undefined && now[name] !== value)
        throw new CannotStart(`After the restore, ${name} is ${now[name]} instead of ${value}. Nothing was restored.`);
    return leftOut;
  });
  await inTransaction(url, 'write', (client) => client.query('analyze'));
  return left;
}
