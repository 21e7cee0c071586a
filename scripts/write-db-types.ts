import { writeFile } from 'node:fs/promises';
import pg from 'pg';
import { TABLE_OWNERS } from '#tests/architecture/table-owners.ts';
import { databaseUrl, startTestPostgres, TEMPLATE } from '#tests/support/postgres.ts';
import { COLUMN_TYPES } from './db-types/column-types.ts';
import { readColumns } from './db-types/read-columns.ts';
import { writeTables } from './db-types/write-tables.ts';

// Writes the tables' types from a fresh database with all migrations applied.
const server = await startTestPostgres();
const client = new pg.Client({ connectionString: databaseUrl(server.url, TEMPLATE) });
try {
  await client.connect();
  for (const [file, text] of writeTables(await readColumns(client), TABLE_OWNERS, COLUMN_TYPES)) {
    await writeFile(new URL(`../${file}`, import.meta.url), text);
    console.log(file);
  }
} finally {
  await client.end();
  await server.stop();
}
