import { readTables, type TableAccess } from './read-tables.ts';
import type { Breach, SourceFile } from './rules.ts';
import type { Allowance } from './table-access.ts';

export type TableRules = { owners: Record<string, readonly string[]>; allowed: readonly Allowance[] };

/** Every table that a file names in SQL without owning it or being allowed to, and every allowance no longer needed. */
export function findTableBreaches(files: SourceFile[], { owners, allowed }: TableRules): Breach[] {
  const ownerOf = new Map(Object.entries(owners).flatMap(([owner, tables]) => tables.map((table) => [table, owner])));
  const used = new Set<string>();
  const breaches = files
    .filter(({ path }) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|-bench\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      readTables(text, (name) => ownerOf.has(name))
        .filter(({ table }) => !isWithin(path, ownerOf.get(table)))
        .filter((access) => {
          const uses = allowed.flatMap((one) => permission(one, path, access) ?? []);
          for (const use of uses) used.add(use);
          return uses.length === 0;
        })
        .map(({ table, writes }) => ({
          path,
          why: `${writes ? 'writes' : 'reads'} ${table}, which belongs to ${ownerOf.get(table)}: ask a function there, or say why in tests/architecture/table-access.ts`,
        })),
    );
  const stale = allowed.flatMap((one) =>
    permissions(one)
      .filter((use) => !used.has(use))
      .map((use) => ({ path: one.by, why: `has no need any more of the permission that ${use}` })),
  );
  return [...breaches, ...stale];
}

const isWithin = (path: string, owner: string | undefined) => path.startsWith(`src/${owner}/`);

const name = ({ by }: Allowance, verb: string, table: string) => `${by} ${verb} ${table}`;

function permission(one: Allowance, path: string, { table, writes }: TableAccess): string | undefined {
  if (one.by.endsWith('/') ? !path.startsWith(one.by) : path !== one.by) return undefined;
  const [verb, tables] = writes ? ['writes', one.writes] : ['reads', one.reads];
  if (tables === 'all') return name(one, verb, 'all');
  return tables?.includes(table) ? name(one, verb, table) : undefined;
}

const permissions = (one: Allowance): string[] =>
  (['reads', 'writes'] as const).flatMap((verb) => {
    const tables = one[verb];
    return (tables === 'all' ? ['all'] : (tables ?? [])).map((table) => name(one, verb, table));
  });
