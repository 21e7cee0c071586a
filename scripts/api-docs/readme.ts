import { readFileSync } from 'node:fs';
import { FAULT_STATUS } from '#src/platform/fault.ts';
import { bodyFields, type Content, limitsOf, type Schema } from './schema-words.ts';

type Parameter = { name: string; in: string; required?: boolean; schema: Schema };
type Operation = {
  tags?: string[];
  summary?: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses?: Record<string, { description: string }>;
};
export type ApiDocument = {
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
};

/** The handwritten parts of the page. */
export const introduction = (): string =>
  readFileSync(new URL('../../docs/api/introduction.md', import.meta.url), 'utf8');

/** docs/api/README.md: the introduction, with the document's tables in place of its markers. Throws if a marker is missing. */
export function writeReadme(page: string, document: ApiDocument): string {
  const parts = {
    refusals: refusalTable(document),
    calls: callTables(document),
  };
  return Object.entries(parts).reduce((text, [name, part]) => {
    const marker = `<!-- ${name} -->`;
    if (!text.includes(marker)) throw new Error(`The marker ${marker} is not in the introduction.`);
    return text.replace(marker, () => part);
  }, page);
}

/** All calls of the document by resource, in the order of the routes. */
export function callTables(document: ApiDocument): string {
  const rows = new Map<string, string[]>();
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(operations)) {
      const resource = operation.tags?.[0] ?? 'Other';
      rows.set(resource, [...(rows.get(resource) ?? []), callRow(method, path, operation, document)]);
    }
  }
  return [...rows].map(([resource, lines]) => [`### ${resource}\n`, HEAD, ...lines].join('\n')).join('\n\n');
}

const HEAD = '| call | who | what it does | takes | answers | refuses |\n|---|---|---|---|---|---|';

function callRow(method: string, path: string, operation: Operation, document: ApiDocument): string {
  const answers = Object.entries(operation.responses ?? {});
  const cells = [
    `\`${method.toUpperCase()} ${path}\``,
    whoMay(operation),
    operation.summary ?? '',
    takes(operation, document),
    answers.flatMap(([status, { description }]) => (status < '400' ? [`${status} ${description}`] : [])).join('<br>'),
    answers.flatMap(([status]) => (status < '400' ? [] : [status])).join(' '),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}

/** Who may make a call, by the document's security entry. */
function whoMay({ security = [] }: Operation): string {
  const [session] = security.map((one) => one['session']).filter((roles) => roles !== undefined);
  const scopes = security.flatMap((one) => one['key'] ?? []);
  const people = !session ? 'everybody' : session.length === 0 ? 'signed in' : session.join(', ');
  return scopes.length === 0 ? people : `${people}; a key with ${scopes.map((scope) => `\`${scope}\``).join(' and ')}`;
}

/** The query and body parameters; path parameters show in the path. */
function takes({ parameters = [], requestBody }: Operation, document: ApiDocument): string {
  const query = parameters
    .filter((one) => one.in === 'query')
    .map(({ name, required, schema }) => `\`${name}${required ? '' : '?'}\`${limitsOf(schema)}`);
  const fields = requestBody ? bodyFields(requestBody.content, document.components?.schemas ?? {}) : '';
  return [query.length && `query: ${query.join(', ')}`, fields && `body: ${fields}`].filter(Boolean).join('<br>');
}

/** The codes behind each status, with the document's description. */
function refusalTable({ paths = {} }: ApiDocument): string {
  const meanings = new Map<string, string>();
  for (const operation of Object.values(paths).flatMap((one) => Object.values(one))) {
    for (const [status, { description }] of Object.entries(operation.responses ?? {}))
      meanings.set(status, description);
  }
  const statuses = [...new Set(Object.values(FAULT_STATUS))];
  const codes = (status: number) =>
    Object.entries(FAULT_STATUS).flatMap(([code, its]) => (its === status ? [`\`${code}\``] : []));
  const row = (status: number) => `| ${status} | ${meanings.get(String(status)) ?? ''} | ${codes(status).join(', ')} |`;
  return ['| status | meaning | code |', '|---|---|---|', ...statuses.map(row)].join('\n');
}
