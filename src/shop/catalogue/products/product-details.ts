import type { Tx } from '#src/platform/database/database.ts';
import { invalid } from '#src/platform/fault.ts';
import { ensureCategory, findBrand } from '#src/shop/catalogue/taxonomy/category.store.ts';
import { writtenDetails } from './detail-columns.store.ts';
import type { ProductChange } from './product-draft.ts';
import type { ProductRowChange } from './product-write.store.ts';
import { checkSpecification } from './specification.ts';

/**
 * The columns that a change writes, except prices, stock and pictures, which have their own rules. Throws `invalid` for an unknown brand and for
 * figures that do not fit the category. `now`: the current category.
 */
export async function detailColumns(trx: Tx, input: ProductChange, now: string | null): Promise<ProductRowChange> {
  const change: ProductRowChange = {};
  if (input.name !== undefined) change.name = input.name;
  if (input.sku !== undefined) change.sku = input.sku;
  if (input.title !== undefined) change.title = input.title;
  if (input.description !== undefined) change.description = input.description;
  if (input.placement !== undefined) change.placement = input.placement;
  if (input.category !== undefined) change.category = input.category ? await ensureCategory(trx, input.category) : null;
  if (input.brand !== undefined) change.brand = input.brand ? await mustBeBrand(trx, input.brand) : null;
  if (input.specification !== undefined)
    checkSpecification(change.category === undefined ? now : change.category, input.specification);
  // DCR modules are by definition on the list (facts of the ministry: DCR implies ALMM), see seed/catalogue-rules.md.
  if (input.dcr === true && input.almm === false) throw invalid({ dcr: 'dcr-needs-almm' });
  return { ...change, ...writtenDetails(input) };
}

async function mustBeBrand(trx: Tx, name: string): Promise<string> {
  const slug = await findBrand(trx, name);
  if (!slug) throw invalid({ brand: 'no-such-brand' });
  return slug;
}
