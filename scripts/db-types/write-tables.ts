import type { Column } from './read-columns.ts';

/** A column's type beyond what PostgreSQL knows, as `table.column`: the type, and for each name in it the file that it comes from. */
export type ColumnTypes = { types: Record<string, string>; from: Record<string, string> };

/** As returned by the parsers of platform/database/database.ts. */
const TYPES: Record<string, string> = {
  text: 'string',
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  numeric: 'number',
  real: 'number',
  'double precision': 'number',
  'timestamp with time zone': 'Date',
  date: 'string',
  'time without time zone': 'string',
  bytea: 'Buffer',
  tstzrange: 'string',
  tsvector: 'string',
};

const HEADER =
  '// Made by `npm run db:types` from the migrated database: change a migration or scripts/db-types, not this file.\n';

/** The file of each owner's tables, by its path. Throws if a table has no owner or a column no type. */
export function writeTables(
  columns: Column[],
  owners: Record<string, readonly string[]>,
  overrides: ColumnTypes,
): Map<string, string> {
  const tables = Map.groupBy(columns, (column) => column.table);
  const owned = new Set(Object.values(owners).flat());
  const strangers = [
    ...[...tables.keys()].filter((table) => !owned.has(table)).map((table) => `${table} has no owner`),
    ...[...owned].filter((table) => !tables.has(table)).map((table) => `${table} has an owner and does not exist`),
    ...Object.keys(overrides.types)
      .filter((key) => !columns.some(({ table, name }) => key === `${table}.${name}`))
      .map((key) => `${key} has a type and does not exist`),
  ];
  if (strangers.length) throw new Error(strangers.join('\n'));
  return new Map(
    Object.entries(owners).map(([owner, names]) => [
      fileOf(owner),
      fileText(
        owner,
        names.map((name) => [name, tables.get(name) ?? []]),
        overrides,
      ),
    ]),
  );
}

const fileOf = (owner: string) => `src/${owner === 'platform' ? 'platform/database' : owner}/tables.generated.ts`;

function fileText(owner: string, tables: [string, Column[]][], { types, from }: ColumnTypes): string {
  const body = tables
    .map(([name, columns]) => {
      const lines = columns.map((column) => `    ${camel(column.name)}: ${columnType(column, types)};\n`);
      return `  ${camel(name)}: {\n${lines.join('')}  };\n`;
    })
    .join('');
  const interfaceName = `${camel(`_${owner.split('/').at(-1)}`.replaceAll('-', '_'))}Tables`;
  const used = (name: string) => new RegExp(`\\b${name}\\b(?!:)`).test(body);
  const imports = Map.groupBy(
    Object.keys({ ...LIBRARY, ...from }).filter(used),
    (name) => from[name] ?? LIBRARY[name] ?? '',
  );
  const importLines = [...imports].map(
    ([file, names]) => `import type { ${names.sort().join(', ')} } from '${file}';\n`,
  );
  return `${HEADER}${importLines.sort().join('')}\nexport interface ${interfaceName} {\n${body}}\n`;
}

const LIBRARY: Record<string, string> = {
  Generated: 'kysely',
  GeneratedAlways: 'kysely',
  Json: '#src/platform/database/column-types.ts',
  JsonWithDefault: '#src/platform/database/column-types.ts',
  Paise: '#src/kernel/money.ts',
  PaiseColumn: '#src/platform/database/column-types.ts',
  PaiseWithDefault: '#src/platform/database/column-types.ts',
};

function columnType(column: Column, types: Record<string, string>): string {
  const key = `${column.table}.${column.name}`;
  const orNull = (type: string) => (column.nullable && type !== 'unknown' ? `${type} | null` : type);
  if (column.type === 'jsonb') {
    const shape = types[key];
    if (!shape) throw new Error(`${key} is jsonb: scripts/db-types/column-types.ts says what is in it`);
    return `${column.filled ? 'JsonWithDefault' : 'Json'}<${orNull(shape)}>`;
  }
  if (/_paise$/.test(column.name)) return `Paise${column.filled ? 'WithDefault' : 'Column'}<${orNull('Paise')}>`;
  const base = types[key] ?? column.values?.map((value) => `'${value}'`).join(' | ') ?? TYPES[column.type];
  if (!base) throw new Error(`${key} is ${column.type}, which scripts/db-types has no type for`);
  if (!column.filled) return orNull(base);
  return `${column.filled === 'always' ? 'GeneratedAlways' : 'Generated'}<${orNull(base)}>`;
}

const camel = (name: string) => name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
