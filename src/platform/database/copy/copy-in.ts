import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { CannotStart } from '#src/platform/cannot-start.ts';
import { type CopiedTable, copyTable, type DatabaseContents } from './copy-out.ts';
import { clearForLoading } from './loading.ts';
import { listed, MARKER, quoted, readShapes } from './table-shape.ts';

/**
 * Loads copied tables into a database with the same schema, and compares every table with its sum afterwards. All or nothing: call it in a
 * transaction that writes (copy-client.ts). Answers the tables that were left out, because no migration makes them.
 * @param read the rows of a table; asked in the order of `contents.tables`, also for those that are left out
 */
export async function copyIn(
  client: pg.Client,
  contents: Pick<DatabaseContents, 'tables' | 'sequences'>,
  read: (table: CopiedTable) => AsyncIterable<Buffer>,
): Promise<string[]> {
  const shapes = await readShapes(client);
  const known = (table: CopiedTable) =>
    shapes.find(({ schema, name }) => schema === table.schema && name === table.name);
  for (const table of contents.tables) {
    const missing = table.columns.filter((column) => known(table)?.columns.includes(column) === false);
    if (missing.length > 0)
      throw new CannotStart(
        `This version of the shop has no ${missing.join(', ')} in ${table.schema}.${table.name}: restore with the version that made the backup, and upgrade afterwards.`,
      );
  }
  const finish = await clearForLoading(client, shapes);
  const left: string[] = [];
  for (const table of contents.tables) {
    if (known(table)) await loadTable(client, table, read(table));
    else {
      for await (const _ of read(table)); // the next table's rows come after these
      left.push(`${table.schema}.${table.name}`);
    }
  }
  for (const { name, value, called } of contents.sequences)
    await client.query('select setval(to_regclass($1), $2, $3) where to_regclass($1) is not null', [
      name,
      value,
      called,
    ]);
  await finish();
  await compare(client, contents.tables.filter(known));
  await client.query(`drop table if exists public.${MARKER}`);
  return left;
}

async function loadTable(client: pg.Client, table: CopiedTable, rows: AsyncIterable<Buffer>): Promise<void> {
  const into = client.query(copyFrom(`copy ${quoted(table)} (${listed(table.columns)}) from stdin`));
  await pipeline(Readable.from(rows), into);
}

/** @throws CannotStart for a table that is not what was copied */
async function compare(client: pg.Client, tables: CopiedTable[]): Promise<void> {
  for (const table of tables) {
    const { rows, sha256 } = await copyTable(client, table);
    if (rows !== table.rows || sha256 !== table.sha256)
      throw new CannotStart(
        `The table ${table.schema}.${table.name} is not as it was: ${rows} of ${table.rows} rows, or other values. Nothing was restored.`,
      );
  }
}
