import type { Platform } from '#src/platform/platform.ts';
import type { Opening } from '#src/shop/back-office/opening/opening.ts';
import type { Auth } from '#src/shop/customers/identity/auth.ts';
import type { PaymentGateways } from '#src/shop/sales/payments/gateway.ts';
import type { Purchasables } from '#src/shop/sales/payments/purchasable.ts';

/** The whole shop as API and pages see it: the platform, identity and payments. */
export type Shop = Platform & {
  auth: Auth;
  gateways: PaymentGateways;
  /** What can be paid for. */
  purchasables: Purchasables;
  /** Whether the shop is open, as this instance knows it: for pages. Selling checks the database. */
  opening: { current: Opening };
};
