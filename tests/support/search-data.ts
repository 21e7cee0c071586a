import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';

/** Where a value was found: `public.mail.recipient`, or `file outbox/….eml`. */
export type Finding = { place: string; value: string };

const comparable = (text: string) => text.toLowerCase();
/** Numbers as written: anything may be between their digits. */
const figures = (text: string) => text.replaceAll(/[\s()+-]/g, '');

function lookIn(text: string, values: readonly string[]): string[] {
  const [plain, close] = [comparable(text), figures(text)];
  return values.filter((value) => (/^\d{10}$/.test(value) ? close.includes(value) : plain.includes(comparable(value))));
}

/** Searches for values in every column of every table that is not PostgreSQL's own, in any schema and of any type. */
export async function walkDatabase(sql: pg.Pool, values: readonly string[]): Promise<Finding[]> {
  const { rows: columns } = await sql.query<{ schema: string; table: string; column: string; type: string }>(
    `select table_schema as schema, table_name as table, column_name as column, data_type as type
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2, ordinal_position`,
  );
  const found: Finding[] = [];
  for (const { schema, table, column, type } of columns) {
    const text = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`;
    const { rows } = await sql.query<{ text: string }>(
      `select distinct ${text} as text from "${schema}"."${table}" where "${column}" is not null`,
    );
    const seen = new Set(rows.flatMap(({ text: one }) => lookIn(one, values)));
    found.push(...[...seen].map((value) => ({ place: `${schema}.${table}.${column}`, value })));
  }
  return found;
}

/** Searches every file below a folder: as it is, and as a mail program would read it. */
export function walkFiles(folder: string, values: readonly string[]): Finding[] {
  return listFiles(folder).flatMap((name) => {
    const bytes = readFileSync(path.join(folder, name));
    const seen = new Set(
      [name, bytes.toString('latin1'), bytes.toString('utf8'), readMail(bytes.toString('latin1'))].flatMap((text) =>
        lookIn(text, values),
      ),
    );
    return [...seen].map((value) => ({ place: `file ${name}`, value }));
  });
}

export const listFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => statSync(path.join(folder, name)).isFile())
        .sort()
    : [];

/** The text of a mail's parts, with quoted-printable and base64 decoded (RFC 2045 §6). */
function readMail(mail: string): string {
  const quoted = mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const coded = [...mail.matchAll(/(?:^[A-Za-z0-9+/]{60,76}\r?\n)+[A-Za-z0-9+/=]*/gm)].map(([block]) =>
    Buffer.from(block, 'base64').toString('utf8'),
  );
  return [Buffer.from(quoted, 'latin1').toString('utf8'), ...coded].join('\n');
}
