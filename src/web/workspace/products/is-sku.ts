import { MAIN_FIELDS } from '#src/kernel/product-fields.ts';

const SHAPE = /^(?=.*[A-Za-z0-9])[A-Za-z0-9._/-]+( [A-Za-z0-9._/-]+)*$/;

/**
 * Whether the shop accepts this as a SKU, normalised as the shop does; if empty, the shop creates one. Same rule as shop/catalogue/products/sku.ts:
 * the shop's code never goes to the browser.
 */
export function isTypedSku(typed: string): boolean {
  const sku = typed.trim().replace(/\s+/g, ' ');
  return sku === '' || (sku.length <= MAIN_FIELDS.sku.most && SHAPE.test(sku));
}
