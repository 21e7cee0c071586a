import { takesCash } from '#src/kernel/cash-terms.ts';
import { OFFERED_METHOD } from '#src/kernel/payment-method.ts';
import { hasAccount } from '#src/kernel/transfer-terms.ts';
import { canSendCodes } from '#src/shop/sales/payments/cash-on-delivery/need-cash-offered.ts';
import type { Shop } from '#src/shop/shop.ts';
import type { PayBy } from './payment-window.ts';

/** The payment method that a page offers. */
export const payBy = ({ gateways }: Pick<Shop, 'gateways'>): PayBy => ({
  method: OFFERED_METHOD,
  script: gateways[OFFERED_METHOD].checkout.script,
});

/** The same for goods, with the terms of a bank transfer and of cash on delivery where the owner takes them. The account is shown once something is ordered. */
export function payGoodsBy(shop: Pick<Shop, 'gateways' | 'shopSettings' | 'settings'>): PayBy {
  const { transfer, cash } = shop.shopSettings.current;
  const { days, least, most, pins, ...account } = transfer;
  return {
    ...payBy(shop),
    ...(hasAccount(account) && { transfer: { days, least, most, pins } }),
    ...(takesCash(cash) && canSendCodes(shop) && { cash }),
  };
}
