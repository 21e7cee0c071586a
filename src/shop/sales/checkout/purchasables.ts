import type { Purchasables } from '#src/shop/sales/payments/purchasable.ts';
import { goods } from './goods.ts';
import { installation } from './installation.ts';
import { service } from './service.ts';

/** All that can be bought. */
export const PURCHASABLES: Purchasables = { goods, service, installation };
