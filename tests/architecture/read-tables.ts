import { snakeCase } from '#src/kernel/snake-case.ts';
import { withoutComments } from './read-imports.ts';

export type TableAccess = { table: string; writes: boolean };

const BUILDER =
  /\b(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|from|using|(?:inner|left|right|full|cross)Join(?:Lateral)?)\(\s*('[^']*'|\[[^\]]*\])/g;
const BUILDER_WRITES = /^(?:insertInto|updateTable|deleteFrom|mergeInto)$/;
const SQL =
  /\b(insert\s+into|delete\s+from|(?<!\b(?:for|do)\s)update|(?<!\bdistinct\s)from|join|using)\s+(?:only\s+|lateral\s+)?("?[a-z_]+"?(?:(?:\s+(?:as\s+)?[a-z_]+)?\s*,\s*(?:lateral\s+)?"?[a-z_]+"?)*)/gi;

/** The tables that a source file names in SQL, through Kysely's builder and in raw statements; `isTable` knows them by their PostgreSQL names. */
export function readTables(source: string, isTable: (name: string) => boolean): TableAccess[] {
  const code = withoutComments(source);
  const found = new Map<string, TableAccess>();
  const add = (name: string, writes: boolean) => {
    if (isTable(name)) found.set(`${name} ${writes}`, { table: name, writes });
  };
  for (const [, method = '', names = ''] of code.matchAll(BUILDER))
    for (const [, name = ''] of names.matchAll(/'(\w+)(?: as \w+)?'/g))
      add(snakeCase(name), BUILDER_WRITES.test(method));
  for (const [, name = ''] of code.matchAll(/\bsql\.table\('(\w+)'\)/g)) add(name, false);
  for (const statement of rawStatements(code))
    for (const [, verb = '', names = ''] of statement.matchAll(SQL))
      for (const [at, name] of names.split(/\s*,\s*(?:lateral\s+)?/i).entries())
        add((name.split(/\s/)[0] ?? '').replaceAll('"', ''), at === 0 && /into|delete|update/i.test(verb));
  return [...found.values()].sort((a, b) => a.table.localeCompare(b.table) || Number(a.writes) - Number(b.writes));
}

/** The contents of sql`…`, and of other strings that begin like a statement, without SQL's own strings and comments. */
function* rawStatements(code: string): Generator<string> {
  for (const match of code.matchAll(/\bsql(?:<[^`]*?>)?`|\b(?:query|sql\.raw)(?:<[^`'"]*?>)?\(\s*[`'"]/g)) {
    const start = match.index + match[0].length;
    const text = readUntil(code, start, code[start - 1] ?? '`');
    yield text.replaceAll(/--[^\n]*/g, ' ').replaceAll(/'(?:[^']|'')*'/g, "''");
  }
}

/** The text up to its closing quote; each `${…}` becomes a space, since it is read separately. */
function readUntil(code: string, start: number, quote: string): string {
  let text = '';
  let depth = 0;
  for (let at = start; at < code.length; at++) {
    const letter = code[at] ?? '';
    if (letter === '\\') at += 1;
    else if (depth === 0 && letter === quote) break;
    else if (quote === '`' && letter === '$' && code[at + 1] === '{') {
      depth += 1;
      at += 1;
      text += ' ? ';
    } else if (depth > 0 && letter === '`') at = endOfTemplate(code, at + 1);
    else if (depth > 0 && letter === '{') depth += 1;
    else if (depth > 0 && letter === '}') depth -= 1;
    else if (depth === 0) text += letter;
  }
  return text;
}

/** The position of the closing backtick of a template that begins at `start`. */
function endOfTemplate(code: string, start: number): number {
  let depth = 0;
  for (let at = start; at < code.length; at++) {
    const letter = code[at];
    if (letter === '\\') at += 1;
    else if (depth === 0 && letter === '`') return at;
    else if (letter === '$' && code[at + 1] === '{') {
      depth += 1;
      at += 1;
    } else if (depth > 0 && letter === '`') at = endOfTemplate(code, at + 1);
    else if (depth > 0 && letter === '}') depth -= 1;
  }
  return code.length;
}
