import { MAIN_FIELDS } from '#src/kernel/product-fields.ts';

const SHAPE = /^(?=.*[A-Za-z0-9])[A-Za-z0-9._/-]+( [A-Za-z0-9._/-]+)*$/;

/** Whether the shop takes this as a SKU, tidied as it does; nothing at all is one that the shop makes. The rule is that of shop/catalogue/products/sku.ts: code of the shop never goes to the browser. */
export function isTypedSku(typed: string): boolean {
  const sku = typed.trim().replace(/\s+/g, ' ');
  return sku === '' || (sku.length <= MAIN_FIELDS.sku.most && SHAPE.test(sku));
}
