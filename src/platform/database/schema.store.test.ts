import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';

// schema*.ts are written by hand: here they are held against a database that the migrations have made.

type Column = { nullable: boolean; filled: boolean };
type Tables = Record<string, Record<string, Column>>;

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database?.close());

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Cuts at `separator` where no bracket is open. */
function cut(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [at, letter] of [...text].entries()) {
    if ('{(['.includes(letter) || (letter === '<' && text[at - 1] !== '=')) depth += 1;
    if ('})]'.includes(letter) || (letter === '>' && text[at - 1] !== '=')) depth -= 1;
    if (letter === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

function written(): Tables {
  const files = readdirSync(new URL('.', import.meta.url)).filter((name) => /^schema(-[a-z]+)?\.ts$/.test(name));
  const body = files
    .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''))
    .map((source) => /type \w+Schema = \{([\s\S]*?)\n\};/.exec(source)?.[1] ?? '')
    .join('');
  const entry = (text: string): [string, string] => [
    text.slice(0, text.indexOf(':')).trim(),
    text.slice(text.indexOf(':') + 1).trim(),
  ];
  return Object.fromEntries(
    cut(body, ';').map((table) => {
      const [name, columns] = entry(table);
      const fields = cut(columns.slice(1, -1), ';').map(entry);
      return [
        snake(name),
        Object.fromEntries(
          fields.map(([field, type]) => [
            snake(field),
            { nullable: /\| null\b|unknown/.test(type), filled: /^Generated/.test(type) },
          ]),
        ),
      ];
    }),
  );
}

async function migrated(): Promise<Tables> {
  const { rows } = await database.pool.query(
    `select table_name, column_name, is_nullable = 'YES' as nullable, column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as filled
     from information_schema.columns where table_schema = 'public' and table_name <> 'migration'`,
  );
  const tables: Tables = {};
  for (const { table_name: table, column_name: column, ...rest } of rows)
    tables[table] = { ...tables[table], [column]: rest };
  return tables;
}

it('names the tables and columns that the migrations make', async () => {
  const [types, real] = [written(), await migrated()];
  expect(Object.keys(types).length).toBeGreaterThan(20);
  expect(Object.keys(types).sort()).toEqual(Object.keys(real).sort());
  for (const [table, columns] of Object.entries(real))
    expect(Object.keys(types[table] ?? {}).sort(), table).toEqual(Object.keys(columns).sort());
});

it('knows which columns may be empty, and promises no default that there is none of', async () => {
  const [types, real] = [written(), await migrated()];
  const wrong = Object.entries(real).flatMap(([table, columns]) =>
    Object.entries(columns).flatMap(([column, { nullable, filled }]) => {
      const type = types[table]?.[column];
      if (!type) return [];
      const found = [];
      if (nullable && !type.nullable) found.push(`${table}.${column} can be null`);
      if (type.filled && !filled) found.push(`${table}.${column} has no default`);
      return found;
    }),
  );
  expect(wrong).toEqual([]);
});
