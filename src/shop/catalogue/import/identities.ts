import type { Queryable } from '#src/platform/database/database.ts';
import { sameSku } from '#src/shop/catalogue/products/sku.ts';
import type { RowFault } from './checked.ts';
import { type Known, selectBySku, selectKnown, selectTakenNames } from './import.store.ts';

type Row = { line: number; id: string; sku: string; name: string };

/** Which product each row of a sheet is about: by its id, else by its SKU, else a new one. */
export async function readIdentities(
  db: Queryable,
  rows: readonly Row[],
): Promise<{ of(row: Row): { found?: Known; fault?: RowFault } }> {
  const known = await selectKnown(
    db,
    rows.flatMap(({ id }) => id || []),
  );
  const bySku = await selectBySku(
    db,
    rows.flatMap(({ sku }) => sku || []),
  );
  const taken = await selectTakenNames(
    db,
    rows.flatMap(({ id, name, sku }) => (id || !name || bySku.has(sameSku(sku)) ? [] : [name])),
  );
  const skuLines = Map.groupBy(
    rows.filter(({ sku }) => sku !== ''),
    ({ sku }) => sameSku(sku),
  );
  const seen = { ids: new Map<string, number>(), names: new Map<string, number>() };
  return {
    of(row) {
      const found = row.id ? known.get(row.id) : bySku.get(sameSku(row.sku));
      const ofSku = bySku.get(sameSku(row.sku));
      const fault = faultOf(
        row,
        found,
        { lines: skuLines.get(sameSku(row.sku)) ?? [], owner: ofSku?.product.id },
        taken,
        seen,
      );
      const id = found?.product.id ?? row.id;
      if (id) seen.ids.set(id, row.line);
      else if (row.name) seen.names.set(row.name.toLowerCase(), row.line);
      return { ...(found && { found }), ...(fault && { fault }) };
    },
  };
}

function faultOf(
  { line, id, sku, name }: Row,
  found: Known | undefined,
  ofSku: { lines: readonly Row[]; owner: string | undefined },
  taken: Set<string>,
  seen: { ids: Map<string, number>; names: Map<string, number> },
): RowFault | undefined {
  const at = (column: string, value: string, code: RowFault['code'], detail?: string | number): RowFault => ({
    line,
    column,
    value,
    code,
    ...(detail !== undefined && { detail: String(detail) }),
  });
  // Only the owner knows which of them is right: all are refused, each with the lines of all.
  if (ofSku.lines.length > 1) return at('sku', sku, 'sku-twice', ofSku.lines.map((row) => row.line).join(', '));
  const twice = seen.ids.get(found?.product.id ?? id);
  if (twice !== undefined) return id ? at('id', id, 'twice', twice) : at('sku', sku, 'twice', twice);
  if (id) {
    if (found && ofSku.owner && ofSku.owner !== id) return at('sku', sku, 'sku-taken');
    if (!found) return at('id', id, 'unknown-id');
    return found.archived ? at('id', id, 'archived') : undefined;
  }
  if (found) return found.archived ? at('sku', sku, 'archived') : undefined;
  if (!name) return at('name', '', 'required');
  const before = seen.names.get(name.toLowerCase());
  if (before !== undefined) return at('name', name, 'name-twice', before);
  return taken.has(name) ? at('name', name, 'name-taken') : undefined;
}
