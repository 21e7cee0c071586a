import { OFFERED_METHOD } from '#src/kernel/payment-method.ts';
import { hasAccount } from '#src/kernel/transfer-terms.ts';
import type { Shop } from '#src/shop/shop.ts';
import type { PayBy } from './payment-window.ts';

/** The payment method that a page offers. */
export const payBy = ({ gateways }: Pick<Shop, 'gateways'>): PayBy => ({
  method: OFFERED_METHOD,
  script: gateways[OFFERED_METHOD].checkout.script,
});

/** The same for goods, with the terms of a bank transfer where the owner takes them. The account is shown once something is ordered. */
export function payGoodsBy(shop: Pick<Shop, 'gateways' | 'shopSettings'>): PayBy {
  const { days, least, most, pins, ...account } = shop.shopSettings.current.transfer;
  return { ...payBy(shop), ...(hasAccount(account) && { transfer: { days, least, most, pins } }) };
}
