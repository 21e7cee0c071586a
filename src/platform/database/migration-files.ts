import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

export type MigrationFile = {
  name: string;
  sql: string;
  sha256: string;
  /**
   * Its statements, for a file that begins with `-- no transaction`: each is run on its own, as `create index concurrently` demands. Each must be
   * repeatable, because a start that fails half-way runs all of them again.
   */
  alone: string[] | undefined;
};

/** The SQL files of a folder, in order of name. */
export async function readMigrations(folder: URL): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      const sha256 = createHash('sha256').update(sql).digest('hex');
      return { name, sql, sha256, alone: sql.startsWith('-- no transaction\n') ? statementsOf(sql) : undefined };
    }),
  );
}

/** Statements end with a semicolon at the end of a line; such files hold no function bodies. */
const statementsOf = (sql: string): string[] =>
  sql
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement.replaceAll(/--.*$/gm, '').trim() !== '');
