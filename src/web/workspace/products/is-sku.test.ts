import { expect, it } from 'vitest';
import { isSku, tidySku } from '#src/shop/catalogue/products/sku.ts';
import { isTypedSku } from './is-sku.ts';

it('applies the shop’s rule to what the shop would keep', () => {
  const long = 'A'.repeat(64);
  for (const typed of [
    '',
    '  ',
    'RV-550',
    ' RV  550 ',
    `A${' '.repeat(70)}B`,
    long,
    ` ${long} `,
    `${long}A`,
    '-._',
    'a_b/c.d',
    'RV–550',
    'सौर',
    'A\tB',
    'RV#1',
  ]) {
    expect(isTypedSku(typed), JSON.stringify(typed)).toBe(tidySku(typed) === '' || isSku(tidySku(typed)));
  }
});
