import { createHash } from 'node:crypto';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { listed, quoted, readShapes, type TableShape } from './table-shape.ts';

/** A table as it was copied: `bytes` and `sha256` are of its rows in PostgreSQL's text format. */
export type CopiedTable = TableShape & { rows: number; bytes: number; sha256: string };
type Sequence = { name: string; value: string; called: boolean };
type Migration = { name: string; sha256: string };

/** Everything about a copied database but its rows. */
export type DatabaseContents = {
  /** Of PostgreSQL, e.g. 18.4. */
  server: string;
  migrations: Migration[];
  tables: CopiedTable[];
  sequences: Sequence[];
};

/**
 * Copies all tables out of one snapshot, one after the other, into `sink`. Needs no superuser. Call it in a transaction that reads
 * (copy-client.ts).
 */
export async function copyOut(client: pg.Client, sink: (chunk: Buffer) => Promise<void>): Promise<DatabaseContents> {
  const shapes = await readShapes(client);
  // A table emptied by TRUNCATE, or altered, while others are copied would not be as the snapshot saw it.
  await client.query(`lock table ${shapes.map(quoted).join(', ')} in access share mode`);
  const tables: CopiedTable[] = [];
  for (const shape of shapes) tables.push({ ...shape, ...(await copyTable(client, shape, sink)) });
  const { rows: migrations } = await client.query<Migration>('select name, sha256 from public.migration order by name');
  const { rows: server } = await client.query<{ server_version: string }>('show server_version');
  // Sequences are not part of a snapshot: read last, none is behind the rows.
  return { server: server[0]?.server_version ?? '', migrations, tables, sequences: await readSequences(client) };
}

/** The rows of one table, with their count and sum. */
export async function copyTable(
  client: pg.Client,
  shape: TableShape,
  sink: (chunk: Buffer) => Promise<void> | void = () => {},
): Promise<Pick<CopiedTable, 'rows' | 'bytes' | 'sha256'>> {
  const sum = createHash('sha256');
  let [rows, bytes] = [0, 0];
  for await (const chunk of rowsOf(client, shape) as AsyncIterable<Buffer>) {
    sum.update(chunk);
    // The library's own count comes with the end of the statement, which may arrive after the end of the rows.
    rows += countLines(chunk);
    bytes += chunk.length;
    await sink(chunk);
  }
  return { rows, bytes, sha256: sum.digest('hex') };
}

/** In PostgreSQL's text format each row ends with a line feed, and no value holds one: "COPY", File Formats. */
function countLines(chunk: Buffer): number {
  let lines = 0;
  for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, end + 1)) lines += 1;
  return lines;
}

/** The rows of one table. */
export const rowsOf = (client: pg.Client, shape: TableShape) =>
  client.query(copyTo(`copy ${quoted(shape)} (${listed(shape.columns)}) to stdout`));

async function readSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value)::text as value, last_value is not null as called
       from pg_sequences where schemaname = 'public' order by 1`,
  );
  return rows;
}
