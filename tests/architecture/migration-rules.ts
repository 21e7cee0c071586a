import { parse } from 'libpg-query';

// Which migrations the former release cannot live with (docs/decisions/0040). During an upgrade its instances go on working on the new schema, so a
// migration may only add; what it no longer needs is taken away a release later.

export type Changelog = { released: string[] };

/** Statements of a kind that PostgreSQL's own parser gives; only the parts that are looked at. */
// biome-ignore lint/suspicious/noExplicitAny: the tree's types are a union of some 250 interfaces, each with optional parts
type Node = any;

/** `-- contracts: 1.2.0`: the release from which on nothing uses what is taken away. */
const CONTRACTS = /^-- contracts: (\S+)$/m;
/** `-- the former release: it never writes this column`: why it lives with something that looks dangerous. */
const REASON = /^-- the former release: \S.{15,}$/m;
/** As platform/database/migration-files.ts reads it. */
const FIRST_LINE = '-- no transaction\n';
const NO_TRANSACTION = /^-- no transaction$/m;

/** Why the former release cannot live with a migration, one sentence per statement; empty if it can. */
export async function findContractions(sql: string, { released }: Changelog): Promise<string[]> {
  const found = NO_TRANSACTION.test(sql) && !sql.startsWith(FIRST_LINE) ? ['says "-- no transaction" too late'] : [];
  const since = CONTRACTS.exec(sql)?.[1];
  if (since !== undefined && !released.includes(since))
    found.push(`names ${since} as the release that stopped using it, which CHANGELOG.md does not have`);
  return since !== undefined || REASON.test(sql) ? found : [...found, ...(await breaks(sql))];
}

async function breaks(sql: string): Promise<string[]> {
  const { stmts = [] } = await parse(sql);
  const seen: Made = { tables: new Set(), functions: new Set(), columns: new Set() };
  return stmts.flatMap(({ stmt }) => {
    const [[kind, node] = ['', {}]] = Object.entries((stmt ?? {}) as Record<string, Node>);
    return (READERS[kind] ?? (() => []))(node, seen);
  });
}

/** What the same file has made before: nobody uses it yet. */
type Made = { tables: Set<string>; functions: Set<string>; columns: Set<string> };
type Reader = (node: Node, made: Made) => string[];

const nameOf = (node: Node): string => node?.relname ?? '';
const lastName = (names: Node[] = []): string => names.at(-1)?.String?.sval ?? '';

const READERS: Record<string, Reader> = {
  CreateStmt: ({ relation }, { tables }) => {
    tables.add(nameOf(relation));
    return [];
  },
  CreateFunctionStmt: ({ funcname, replace }, { functions }) => {
    functions.add(lastName(funcname));
    return replace ? [`replaces the function ${lastName(funcname)}`] : [];
  },
  AlterTableStmt: ({ relation, cmds = [] }, made) => {
    const table = nameOf(relation);
    if (made.tables.has(table)) return [];
    return cmds.flatMap(({ AlterTableCmd }: Node) => tableBreaks(table, AlterTableCmd, made));
  },
  RenameStmt: ({ relation, subname, object, newname }) => [
    `renames ${[nameOf(relation) || lastName(object?.List?.items), subname].filter(Boolean).join('.')} to ${newname}`,
  ],
  DropStmt: ({ objects = [], removeType }, { functions }) =>
    objects.flatMap((one: Node) => {
      const name = lastName(one.List?.items) || lastName(one.ObjectWithArgs?.objname) || lastName(one.TypeName?.names);
      const kind = String(removeType).replace('OBJECT_', '').toLowerCase();
      // Without an index statements are slower; without a trigger, what it refused is accepted.
      return ['index', 'trigger'].includes(kind) || functions.has(name) ? [] : [`drops the ${kind} ${name}`];
    }),
  CreateTrigStmt: ({ relation, trigname }, { tables }) =>
    tables.has(nameOf(relation)) ? [] : [`adds the trigger ${trigname} to ${nameOf(relation)}`],
  IndexStmt: ({ relation, unique, idxname, indexParams = [] }, { tables, columns }) =>
    !unique ||
    tables.has(nameOf(relation)) ||
    indexParams.some(({ IndexElem }: Node) => columns.has(`${nameOf(relation)}.${IndexElem?.name}`))
      ? []
      : [`makes ${idxname ?? 'an index'} of ${nameOf(relation)} unique`],
  TruncateStmt: ({ relations = [] }) => relations.map(({ RangeVar }: Node) => `empties ${nameOf(RangeVar)}`),
  AlterEnumStmt: ({ typeName, newVal, oldVal }) =>
    oldVal ? [`renames the value ${oldVal} of ${lastName(typeName)} to ${newVal}`] : [],
};

function tableBreaks(table: string, { subtype, name, def }: Node, { columns }: Made): string[] {
  switch (subtype) {
    case 'AT_DropColumn':
      return [`drops ${table}.${name}`];
    case 'AT_AlterColumnType':
      return [`changes the type of ${table}.${name}`];
    case 'AT_SetNotNull':
      return columns.has(`${table}.${name}`) ? [] : [`makes ${table}.${name} not null`];
    case 'AT_ColumnDefault':
      return def || columns.has(`${table}.${name}`) ? [] : [`drops the default of ${table}.${name}`];
    case 'AT_AddColumn': {
      const { colname, constraints = [] } = def.ColumnDef;
      columns.add(`${table}.${colname}`);
      const has = (kind: string) => constraints.some(({ Constraint }: Node) => Constraint.contype === kind);
      const filled = has('CONSTR_DEFAULT') || has('CONSTR_GENERATED') || has('CONSTR_IDENTITY');
      return has('CONSTR_NOTNULL') && !filled ? [`adds ${table}.${colname}, not null and without a default`] : [];
    }
    case 'AT_AddConstraint': {
      const { contype, conname, raw_expr, keys, fk_attrs } = def.Constraint;
      const named = [...(keys ?? []), ...(fk_attrs ?? [])].map((key: Node) => key.String.sval);
      const used = [...named, ...columnsIn(raw_expr)];
      // A constraint on new columns only is one on values that the former release never writes.
      if (used.length > 0 && used.every((column) => columns.has(`${table}.${column}`))) return [];
      return [`adds ${conname ?? `a ${String(contype).replace('CONSTR_', '').toLowerCase()} constraint`} to ${table}`];
    }
    default:
      return [];
  }
}

/** The columns that an expression names. */
function columnsIn(node: Node): string[] {
  if (typeof node !== 'object' || node === null) return [];
  if (node.ColumnRef) return [lastName(node.ColumnRef.fields)];
  return Object.values(node).flatMap(columnsIn);
}
