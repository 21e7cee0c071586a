import type { Tx } from '#src/platform/database/database.ts';
import { invalid } from '#src/platform/fault.ts';
import { ensureCategory, findBrand } from '#src/shop/catalogue/taxonomy/category.store.ts';
import type { ProductChange } from './product-draft.ts';
import type { ProductRowChange } from './product-write.store.ts';
import { checkSpecification } from './specification.ts';

/**
 * The columns that a change writes, but for prices, stock and pictures, which have rules of their own.
 * Throws `invalid` for an unknown brand and for figures that the category does not have so. `now` is the category that stays.
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
  if (input.hsn !== undefined) change.hsn = input.hsn || null;
  if (input.gstRateBp !== undefined) change.gstRateBp = input.gstRateBp;
  if (input.gstClass !== undefined) change.gstClass = input.gstClass || null;
  if (input.gstFrom !== undefined) change.gstFrom = input.gstFrom || null;
  if (input.countryOfOrigin !== undefined) change.countryOfOrigin = input.countryOfOrigin;
  if (input.warranty !== undefined) change.warranty = JSON.stringify(input.warranty);
  if (input.specification !== undefined) {
    checkSpecification(change.category === undefined ? now : change.category, input.specification);
    change.specification = JSON.stringify(input.specification);
  }
  if (input.certifications !== undefined) change.certifications = JSON.stringify(input.certifications);
  if (input.inTheBox !== undefined) change.inTheBox = JSON.stringify(input.inTheBox);
  if (input.almm !== undefined) change.almm = input.almm;
  if (input.dcr !== undefined) change.dcr = input.dcr;
  // DCR modules are by definition on the list (facts of the ministry: DCR implies ALMM), see seed/catalogue-rules.md.
  if (input.dcr === true && input.almm === false) throw invalid({ dcr: 'dcr-needs-almm' });
  if (input.dimensionsMm !== undefined) change.dimensionsMm = input.dimensionsMm && JSON.stringify(input.dimensionsMm);
  if (input.weightKg !== undefined) change.weightKg = input.weightKg;
  return change;
}

async function mustBeBrand(trx: Tx, name: string): Promise<string> {
  const slug = await findBrand(trx, name);
  if (!slug) throw invalid({ brand: 'no-such-brand' });
  return slug;
}
