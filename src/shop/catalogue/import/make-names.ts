import type { Tx } from '#src/platform/database/database.ts';
import { ensureNamed } from '#src/shop/catalogue/taxonomy/category.store.ts';
import type { CheckedRow } from './checked.ts';
import { insertNames } from './import-line.store.ts';
import { NAME_KINDS } from './names.ts';

/** Creates the brands and categories that these rows need, in the rows' transaction, and gives the rows their slugs. */
export async function makeNames(
  trx: Tx,
  importId: string,
  rows: readonly CheckedRow[],
): Promise<{ brands?: string[]; categories?: string[] }> {
  const made: { brand: string[]; category: string[] } = { brand: [], category: [] };
  for (const kind of NAME_KINDS) {
    const wanted = Map.groupBy(rows, ({ after }) => after.toCreate?.[kind]?.toLowerCase());
    wanted.delete(undefined);
    if (wanted.size === 0) continue;
    // In a fixed order, so that two imports that create the same names cannot deadlock.
    for (const [, own] of [...wanted].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))) {
      const name = own[0]?.after.toCreate?.[kind] ?? '';
      const { slug, made: isNew } = await ensureNamed(trx, kind, name);
      for (const { after } of own) after[kind] = slug;
      if (isNew) made[kind].push(slug);
    }
    await insertNames(trx, importId, kind, made[kind]);
  }
  for (const { after } of rows) delete after.toCreate;
  return {
    ...(made.brand.length && { brands: made.brand }),
    ...(made.category.length && { categories: made.category }),
  };
}
