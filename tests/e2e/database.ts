import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

/** Where serve.ts records the folder of its embedded database, for what no page or call can set up. */
export const folderNote = (): string => path.join(os.tmpdir(), `kiran-e2e-${process.env['KIRAN_E2E_PORT']}.folder`);

/** Statements on the database that the browser's shop runs on. */
export async function withSql<T>(work: (sql: pg.Client) => Promise<T>): Promise<T> {
  const home = path.join(readFileSync(folderNote(), 'utf8'), 'postgres');
  const password = readFileSync(path.join(home, 'password'), 'utf8').trim();
  const port = Number(readFileSync(path.join(home, 'data', 'postmaster.pid'), 'utf8').split('\n')[3]);
  const sql = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' });
  await sql.connect();
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/** As if the person had opened the link in our mail. */
export const confirmAddress = (email: string) =>
  withSql((sql) => sql.query('update "user" set email_verified = true where email = $1', [email]));
