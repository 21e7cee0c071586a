import { OFFERED_METHOD } from '#src/kernel/payment-method.ts';
import type { Shop } from '#src/shop/shop.ts';
import type { PayBy } from './payment-window.ts';

/** The payment method that a page offers. */
export const payBy = ({ gateways }: Pick<Shop, 'gateways'>): PayBy => ({
  method: OFFERED_METHOD,
  script: gateways[OFFERED_METHOD].checkout.script,
});
